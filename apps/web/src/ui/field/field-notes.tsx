import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Unbroken } from '../unbroken/unbroken.tsx';
import styles from './field.module.css';

export type FieldNotes = {
  hint?: ReactNode;
  error?: string | null | undefined;
  /** What was checked and found good, e.g. against the identity card. */
  ok?: ReactNode;
};

export const noteIds = (id: string, { hint, error, ok }: FieldNotes) =>
  [hint && `${id}-hint`, error && `${id}-error`, !error && ok && `${id}-ok`].filter(Boolean).join(' ') || undefined;

/** Hint, then error or confirmation, always above the control so that a phone's keyboard does not cover them. */
export function FieldNoteLines({ id, hint, error, ok }: FieldNotes & { id: string }) {
  return (
    <>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          <Unbroken words={hint} />
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="error" size={18} />
          <span>
            <Unbroken words={error} />
          </span>
        </p>
      )}
      {!error && ok && (
        <p className={styles.ok} id={`${id}-ok`}>
          <Icon name="check-c" size={18} />
          <span>
            <Unbroken words={ok} />
          </span>
        </p>
      )}
    </>
  );
}
