import { FIELD_ERROR_BLUR_MS } from '@vesta/domain/limits';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

/** Passing through every text field makes each show what it has to complain about. */
export function showFieldErrors(within: HTMLElement): void {
  const focused = document.activeElement;
  for (const field of within.querySelectorAll<HTMLElement>(
    'input[type=text], input[type=email], input[type=tel], input:not([type]), textarea',
  )) {
    field.focus({ preventScroll: true });
    field.blur();
  }
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

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

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of what it was about takes the message away
  useEffect(() => setError(null), [about]);

  async function onContinue(): Promise<void> {
    if (isSaving.current) return;
    isSaving.current = true;
    setBusy(true);
    setError(null);
    try {
      await save();
      onSaved();
    } catch (failure) {
      setError((failure instanceof Error && failure.message) || t('General.Error.Short'));
      setTimeout(() => form.current && showFieldErrors(form.current), FIELD_ERROR_BLUR_MS);
    } finally {
      isSaving.current = false;
      setBusy(false);
    }
  }

  return { onContinue, busy, error, dismissError: () => setError(null) };
}
