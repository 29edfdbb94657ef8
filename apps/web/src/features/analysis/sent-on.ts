const key = (applicationId: string | null) => `vesta.sent-on.${applicationId ?? ''}`;

/**
 * Whoever has just declared and pressed on wants to get to the end: the analysis passes by itself once all is read. Who
 * comes back to it later wants to look, and is not pushed on. Where nothing can be stored, everybody presses.
 */
export const sentOn = {
  keep(applicationId: string | null): void {
    try {
      window.sessionStorage.setItem(key(applicationId), '1');
    } catch {
      // They press once more.
    }
  },
  /** True once after it was kept. */
  take(applicationId: string | null): boolean {
    try {
      const was = window.sessionStorage.getItem(key(applicationId)) !== null;
      window.sessionStorage.removeItem(key(applicationId));
      return was;
    } catch {
      return false;
    }
  },
};
