import { useCallback, useEffect, useRef } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { useRoute } from '../../lib/use-route.ts';
import { drafts, type Values } from './draft-store.ts';
import { isSame, restoreDraft } from './restore-draft.ts';

export const DRAFT_DELAY_MS = 400;

/**
 * Keeps what is typed into a form, so that a reload or a lost connection loses nothing:
 *
 *   const draft = useDraft(form, 'personal-details');
 *   …after a successful save: draft.clear();
 *
 * Mount the form only when its default values (the server's answers) are there: the draft is laid over them once.
 * `key` names the form within its application; the application itself comes from the address.
 */
export function useDraft<T extends FieldValues>(
  form: UseFormReturn<T>,
  key: string,
  store = drafts,
): { clear(): void } {
  const { applicationId } = useRoute();
  const place = `${applicationId ?? 'new'}/${key}`;
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; write: () => void } | null>(null);
  const { subscribe, reset, getValues, control } = form;

  useEffect(() => {
    const base = () => control._defaultValues as Values;
    const kept = store.read(place);
    if (kept) {
      const restored = restoreDraft(base(), kept);
      if (!isSame(restored, getValues())) reset(restored as DefaultValues<T>, { keepDefaultValues: true });
    }
    const flush = () => {
      clearTimeout(pending.current?.timer);
      pending.current?.write();
      pending.current = null;
    };
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(pending.current?.timer);
        const draft = structuredClone({ base: base(), values: values as Values });
        const write = () => (isSame(draft.base, draft.values) ? store.forget(place) : store.write(place, draft));
        pending.current = { write, timer: setTimeout(flush, DRAFT_DELAY_MS) };
      },
    });
    // A reload does not wait for the timer.
    window.addEventListener('pagehide', flush);
    return () => {
      stop();
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [store, place, subscribe, reset, getValues, control]);

  const clear = useCallback(() => {
    clearTimeout(pending.current?.timer);
    pending.current = null;
    store.forget(place);
  }, [store, place]);
  return { clear };
}
