import { useState } from 'react';
import { useRoute } from '../../lib/use-route.ts';
import { drafts, type Values } from './draft-store.ts';
import { isSame, restoreDraft } from './restore-draft.ts';

/** A few answers outside of a form: kept as those of a form are, until `clear` says that they are saved. */
export function useKept<T extends object>(key: string, saved: T, store = drafts) {
  const { applicationId } = useRoute();
  const place = `${applicationId ?? 'new'}/${key}`;
  const [base] = useState<Values>(() => ({ ...(saved as Values) }));
  const [value, setValue] = useState<T>(() => {
    const kept = store.read(place);
    return kept ? (restoreDraft(base, kept) as T) : saved;
  });
  return {
    value,
    change(next: T): void {
      setValue(next);
      if (isSame(base, next)) store.forget(place);
      else store.write(place, { base, values: next as Values });
    },
    clear: () => store.forget(place),
  };
}
