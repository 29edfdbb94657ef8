import { SESSION_MAX_LIFETIME_MS } from '@vesta/domain/limits';

export type Values = Record<string, unknown>;

export interface Draft {
  /** What the form held before the person typed: tells later which answers have changed on the server meanwhile. */
  base: Values;
  values: Values;
}

const PREFIX = 'vesta.draft/';

interface Doors {
  storage: () => Storage;
  now: () => number;
}

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null;

function readable(text: string | null): (Draft & { at: number }) | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(kept) || !isRecord(kept.base) || !isRecord(kept.values) || typeof kept.at !== 'number') return null;
    return { base: kept.base, values: kept.values, at: kept.at };
  } catch {
    return null;
  }
}

/**
 * What is typed and not yet saved. It lies in this tab's own storage, which the browser empties with the tab and shows
 * to no other tab, and for a day at most. A locked page (timeout, no access) keeps it, so that the person who confirms
 * the e-mail again finds every word; until then no page shows it, because drafts belong to an application and its
 * steps open only after the server has agreed. It is not encrypted: a key that this page can use is a key that
 * whoever sits at this browser can use too. Signing out and signing in as somebody else throw it away.
 */
export function createDraftStore({ storage, now }: Doors) {
  /** Storage may be refused or full; typing must go on all the same. */
  function attempt<T>(act: (at: Storage) => T): T | null {
    try {
      return act(storage());
    } catch {
      return null;
    }
  }
  const forget = (place: string) => attempt((at) => at.removeItem(PREFIX + place));

  return {
    read(place: string): Draft | null {
      const draft = readable(attempt((at) => at.getItem(PREFIX + place)));
      if (draft && now() - draft.at <= SESSION_MAX_LIFETIME_MS) return { base: draft.base, values: draft.values };
      forget(place);
      return null;
    },
    write: (place: string, draft: Draft) =>
      attempt((at) => at.setItem(PREFIX + place, JSON.stringify({ ...draft, at: now() }))),
    forget,
    /** When a session begins or ends: drafts of every other application go, all of them without one. */
    forgetAllBut(applicationId: string | null): void {
      attempt((at) => {
        const own = applicationId && `${PREFIX}${applicationId}/`;
        for (const key of Object.keys(at))
          if (key.startsWith(PREFIX) && !(own && key.startsWith(own))) at.removeItem(key);
      });
    },
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;

export const drafts = createDraftStore({ storage: () => window.sessionStorage, now: Date.now });
