import { hasUnsavedValues } from '@vesta/domain/validation/additional-rules';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import styles from './household.module.css';

/** Told of an open form with something in it: the way to add what was typed, false when it is not complete. */
export type ReportUnsaved = (add: (() => Promise<boolean>) | null) => void;

interface PersonFormProps {
  label: string;
  saveLabel: string;
  /** What has been typed so far; texts that the form itself put there are left out. */
  typed: Record<string, string>;
  /** Adds the person; false when something is missing. */
  onAdd: () => Promise<boolean>;
  onCancel: () => void;
  onUnsaved: ReportUnsaved;
  children: ReactNode;
}

/**
 * A field that is left is judged, and its message moves what stands below: the button would slip away from under the
 * press. With the focus still in the field the press counts, and judges all fields itself.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * The frame of the forms that add somebody. It is no form element of its own, since it stands inside one: Enter adds
 * the person instead of sending the whole page.
 */
export function PersonForm({ label, saveLabel, typed, onAdd, onCancel, onUnsaved, children }: PersonFormProps) {
  const t = useTranslations();
  const [isMissing, setIsMissing] = useState(false);
  const card = useRef<HTMLFieldSetElement>(null);
  const unsaved = hasUnsavedValues(typed);
  const add = async (): Promise<boolean> => {
    const isAdded = await onAdd();
    setIsMissing(!isAdded);
    return isAdded;
  };
  const latest = useRef(add);
  latest.current = add;

  useEffect(() => card.current?.querySelector<HTMLElement>('input')?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the answer is news, not the function that carries it
  useEffect(() => {
    onUnsaved(unsaved ? () => latest.current() : null);
    return () => onUnsaved(null);
  }, [unsaved]);

  // What is being corrected is no longer what was complained about.
  const written = Object.values(typed).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of what is typed takes the message away
  useEffect(() => setIsMissing(false), [written]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void add();
  };
  return (
    <fieldset ref={card} className={`card ${styles.adding}`} aria-label={label} onKeyDown={onKeyDown}>
      {isMissing && <MessageBox text={t('AdditionalDetails.Error.MissingInfo')} />}
      {children}
      <div className="row row-wrap">
        <Button size="mini" onMouseDown={keepFocus} onClick={() => void add()}>
          {saveLabel}
        </Button>
        <Button kind="ghost" size="mini" onMouseDown={keepFocus} onClick={onCancel}>
          {t('General.Cancel')}
        </Button>
      </div>
    </fieldset>
  );
}
