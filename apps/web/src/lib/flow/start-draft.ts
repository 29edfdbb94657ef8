import { type EmploymentStatus, isEmploymentStatus } from '@vesta/domain/employment';

const KEY = 'vesta.start';

/** What was chosen before there is an application: kept for this tab, so that a reload does not ask again. */
export interface StartDraft {
  employmentStatus: EmploymentStatus | null;
  listingId: string | null;
}

const none: StartDraft = { employmentStatus: null, listingId: null };

export const startDraft = {
  read(): StartDraft {
    try {
      const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<StartDraft>;
      return {
        employmentStatus: isEmploymentStatus(kept.employmentStatus) ? kept.employmentStatus : null,
        listingId: kept.listingId ?? null,
      };
    } catch {
      return none;
    }
  },
  keep(draft: StartDraft): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(draft));
    } catch {
      // Without storage a reload asks again; nothing else is lost.
    }
  },
};
