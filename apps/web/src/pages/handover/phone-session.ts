import { type HandoverOpened, handoverOpened } from '@vesta/domain/documents/handover';
import type { DocumentType } from '@vesta/domain/documents/types';
import type { HandoverAsk } from '../../features/handover/handover-ask.ts';

interface Kept {
  token: string;
  opened: HandoverOpened;
  ask: HandoverAsk | null;
  /** What the person chose to add instead of what was asked for. */
  kind?: DocumentType;
}

const KEY = 'vesta.phone';

/** This tab only: a reload on the phone must not lose the connection, another tab has no part in it. */
export const phoneSession = {
  keep(kept: Kept): void {
    try {
      window.sessionStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Then the connection lasts as long as the page is open.
    }
  },
  chose(kind: DocumentType): void {
    const kept = phoneSession.read();
    if (kept) phoneSession.keep({ ...kept, kind });
  },
  read(): Kept | null {
    try {
      const kept = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
      return kept && handoverOpened.safeParse(kept.opened).success ? kept : null;
    } catch {
      return null;
    }
  },
};
