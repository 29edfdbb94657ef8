import { type ReactNode, useId } from 'react';
import { Unbroken } from '../unbroken/unbroken.tsx';
import styles from './field.module.css';
import { FieldContext } from './field-context.ts';
import { FieldNoteLines, type FieldNotes, noteIds } from './field-notes.tsx';

export type FieldProps = FieldNotes & {
  label: ReactNode;
  /** Give one where an error summary has to link to the control. */
  id?: string;
  /** The word itself, e.g. "Optional". */
  optional?: string;
  required?: boolean;
  children: ReactNode;
};

function useWiring({ id, error, hint, ok, required = false }: FieldProps) {
  const generated = useId();
  const own = id ?? generated;
  return {
    id: own,
    labelId: `${own}-label`,
    describedBy: noteIds(own, { hint, error, ok }),
    isInvalid: Boolean(error),
    isRead: !error && Boolean(ok),
    isRequired: required,
  };
}

const Optional = ({ word }: { word: string | undefined }) =>
  word ? <span className={styles.optional}> {word}</span> : null;

/** Label, hint, error and one control, in this order. The control finds its wiring in the context. */
export function Field(props: FieldProps) {
  const wiring = useWiring(props);
  const { label, optional, hint, error, ok, children } = props;
  return (
    <FieldContext value={wiring}>
      <div className={styles.field}>
        <label className={styles.label} id={wiring.labelId} htmlFor={wiring.id}>
          <Unbroken words={label} />
          <Optional word={optional} />
        </label>
        <FieldNoteLines id={wiring.id} hint={hint} error={error} ok={ok} />
        {children}
      </div>
    </FieldContext>
  );
}

/** The same for several controls under one question: radio rows, segments, ticks. */
export function FieldGroup(props: FieldProps) {
  const wiring = useWiring(props);
  const { label, optional, hint, error, ok, children } = props;
  return (
    <FieldContext value={wiring}>
      <fieldset className={styles.group} id={wiring.id} aria-describedby={wiring.describedBy} tabIndex={-1}>
        <legend className={styles.label} id={wiring.labelId}>
          <Unbroken words={label} />
          <Optional word={optional} />
        </legend>
        <div className={styles.field}>
          <FieldNoteLines id={wiring.id} hint={hint} error={error} ok={ok} />
          {children}
        </div>
      </fieldset>
    </FieldContext>
  );
}
