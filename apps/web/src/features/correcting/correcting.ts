const key = (applicationId: string | null) => `vesta.correcting.${applicationId ?? ''}`;

/** Whether this tab came from a finished report to change its papers. Where nothing can be stored nobody is told. */
export const correcting = {
  has(applicationId: string | null): boolean {
    try {
      return window.sessionStorage.getItem(key(applicationId)) !== null;
    } catch {
      return false;
    }
  },
  keep(applicationId: string | null): void {
    try {
      window.sessionStorage.setItem(key(applicationId), '1');
    } catch {
      // The way on is the same without a word about it.
    }
  },
  forget(applicationId: string | null): void {
    try {
      window.sessionStorage.removeItem(key(applicationId));
    } catch {
      // There was nothing to remove.
    }
  },
};
