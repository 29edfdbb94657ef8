const KEY = 'vesta.reloaded';

/** A new version was put up while this page was open: its old files are gone, and only a reload brings the new ones. */
const isStale = (error: Error): boolean =>
  /dynamically imported module|Importing a module script failed/i.test(error.message);

/** Reloads once for a page that asks for files of an older version. Twice would be a circle. */
export function reloadWhenStale(error: Error): boolean {
  if (!isStale(error)) return false;
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    const now = Date.now();
    if (now - last < 60_000) return false;
    sessionStorage.setItem(KEY, String(now));
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
