/**
 * A sign that this tab keeps about an application until it is closed. Where nothing can be stored there is none: whoever
 * asks for it must have a way without.
 */
export function tabMark(name: string) {
  const key = (applicationId: string | null) => `vesta.${name}.${applicationId ?? ''}`;
  const mark = {
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
        // Nothing can be stored.
      }
    },
    forget(applicationId: string | null): void {
      try {
        window.sessionStorage.removeItem(key(applicationId));
      } catch {
        // There was nothing to remove.
      }
    },
    /** True once after it was kept. */
    take(applicationId: string | null): boolean {
      const was = mark.has(applicationId);
      mark.forget(applicationId);
      return was;
    },
  };
  return mark;
}
