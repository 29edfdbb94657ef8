import { useId } from 'react';
import { Counter } from '../../ui/counter/counter.tsx';
import { FieldContext } from '../../ui/field/field-context.ts';
import styles from './household.module.css';

interface CountRowProps {
  label: string;
  hint: string;
  value: number;
  min: number;
  max: number;
  words: { less: string; more: string };
  isInvalid: boolean;
  onChange: (value: number) => void;
}

/** A number of people: the question at the start of the line, the counter at its end. */
export function CountRow({ label, hint, value, min, max, words, isInvalid, onChange }: CountRowProps) {
  const id = useId();
  const wiring = {
    id,
    labelId: `${id}-label`,
    describedBy: `${id}-hint`,
    isInvalid,
    isRead: false,
    isRequired: true,
  };
  return (
    <FieldContext value={wiring}>
      <div className={styles.count}>
        <span>
          <b id={wiring.labelId}>{label}</b>
          <span className={styles.hint} id={wiring.describedBy}>
            {hint}
          </span>
        </span>
        <Counter value={value} min={min} max={max} lessLabel={words.less} moreLabel={words.more} onChange={onChange} />
      </div>
    </FieldContext>
  );
}
