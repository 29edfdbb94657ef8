import { useContext } from 'react';
import { FieldContext } from '../field/field-context.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './counter.module.css';

type CounterProps = {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** What the two buttons do, e.g. "One person less", "One person more". */
  lessLabel: string;
  moreLabel: string;
};

export function Counter({ value, onChange, min = 0, max = 99, lessLabel, moreLabel }: CounterProps) {
  const field = useContext(FieldContext);
  const step = (by: number) => onChange(Math.min(max, Math.max(min, value + by)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: the field around it already is the fieldset where one is needed
    <span
      className={styles.counter}
      role="group"
      aria-labelledby={field?.labelId}
      aria-describedby={field?.describedBy}
    >
      <button type="button" aria-label={lessLabel} disabled={value <= min} onClick={() => step(-1)}>
        <Icon name="minus" />
      </button>
      <output id={field?.id} aria-live="polite">
        {value}
      </output>
      <button type="button" aria-label={moreLabel} disabled={value >= max} onClick={() => step(1)}>
        <Icon name="plus" />
      </button>
    </span>
  );
}
