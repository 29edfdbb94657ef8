const key = (what: string, applicationId: string | null) => `vesta.seen.${what}.${applicationId ?? ''}`;

/** Whether something was shown in this tab already. Where nothing can be stored it is shown again, which does no harm. */
export const seenOnce = {
  has(what: string, applicationId: string | null): boolean {
    try {
      return window.sessionStorage.getItem(key(what, applicationId)) !== null;
    } catch {
      return false;
    }
  },
  keep(what: string, applicationId: string | null): void {
    try {
      window.sessionStorage.setItem(key(what, applicationId), '1');
    } catch {
      // Shown again next time.
    }
  },
};
