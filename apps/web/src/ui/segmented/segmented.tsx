import { useContext, useId } from 'react';
import { FieldContext } from '../field/field-context.ts';
import styles from './segmented.module.css';

type SegmentedProps<Value extends string> = {
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  onChange: (value: Value) => void;
  name?: string;
  /** Where no FieldGroup around it gives the name. */
  label?: string;
};

export function Segmented<Value extends string>({ options, value, onChange, name, label }: SegmentedProps<Value>) {
  const generated = useId();
  const field = useContext(FieldContext);
  return (
    <div
      className={styles.segments}
      role="radiogroup"
      aria-label={label}
      aria-labelledby={label ? undefined : field?.labelId}
      data-invalid={field?.isInvalid || undefined}
    >
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name ?? generated}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
