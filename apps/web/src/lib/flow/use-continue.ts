import { FIELD_ERROR_BLUR_MS } from '@vesta/domain/limits';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiFailure, NO_ANSWER } from '../api.ts';

const TEXT_FIELDS = 'input[type=text], input[type=email], input[type=tel], input:not([type]), textarea';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The text field in which the person stands and what it holds, to see later whether they have begun to type. */
function standingIn(within: HTMLElement | null) {
  const field = document.activeElement;
  const isText = field instanceof HTMLElement && within?.contains(field) && field.matches(TEXT_FIELDS);
  return isText ? { field: field as TextField, value: (field as TextField).value } : null;
}

/**
 * Telling every text field that it was left makes each show what it has to complain about. The focus itself stays: moving
 * it would open a phone's keyboard. The field being typed in is left out: leaving it tidies it, which would eat the blank
 * between two words.
 */
function showFieldErrors(within: HTMLElement, before: ReturnType<typeof standingIn>): void {
  const now = standingIn(within);
  const isTyping = now !== null && (now.field !== before?.field || now.value !== before.value);
  for (const field of within.querySelectorAll<HTMLElement>(TEXT_FIELDS)) {
    if (isTyping && field === now.field) continue;

    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
}

/** No connection, so nothing was refused: what was asked for is still to be done. */
const isCutOff = (failure: unknown): boolean => failure instanceof ApiFailure && failure.status === NO_ANSWER;

/** Continue: runs the step's save; success goes on, failure says why and lets every field show its error. */
export function useContinue({
  save,
  onSaved,
  form,
  about = '',
}: {
  save: () => Promise<unknown>;
  onSaved: () => void;
  form: RefObject<HTMLElement | null>;
  /** What a failure may be about beside the fields; once it has changed, the message has had its day. */
  about?: string;
}) {
  const t = useTranslations();
  const [busy, setBusy] = useState(false);
  /** Two presses may come before the page is drawn anew: the second must know of the first. */
  const isSaving = useRef(false);
  const [error, setError] = useState<string | null>(null);
  const [isLost, setLost] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of what it was about takes the message away
  useEffect(() => setError(null), [about]);

  async function onContinue(): Promise<void> {
    if (isSaving.current) return;
    isSaving.current = true;
    setBusy(true);
    setError(null);
    setLost(false);
    try {
      await save();
      onSaved();
    } catch (failure) {
      setError((failure instanceof Error && failure.message) || t('General.Error.Short'));
      setLost(isCutOff(failure));
      const before = standingIn(form.current);
      setTimeout(() => form.current && showFieldErrors(form.current, before), FIELD_ERROR_BLUR_MS);
    } finally {
      isSaving.current = false;
      setBusy(false);
    }
  }

  const again = useRef(onContinue);
  again.current = onContinue;
  useEffect(() => {
    if (!isLost) return;
    // Through the form, which looks once more at what was typed meanwhile.
    const retry = () => (form.current instanceof HTMLFormElement ? form.current.requestSubmit() : void again.current());
    window.addEventListener('online', retry, { once: true });
    return () => window.removeEventListener('online', retry);
  }, [isLost, form]);

  return { onContinue, busy, error, dismissError: () => setError(null) };
}
