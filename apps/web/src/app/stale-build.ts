const KEY = 'vesta.reloaded';
const NEXT_LOOK_MS = 5000;

/** A file of the page itself did not come: a new version has taken its place, or the connection is gone. */
export const isMissingFile = (error: Error): boolean =>
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(error.message);

/** Whether a reload would find anything. Any answer will do; a browser's own word about being online is no answer. */
const isReachable = (): Promise<boolean> =>
  navigator.onLine
    ? fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
        () => true,
        () => false,
      )
    : Promise.resolve(false);

const nextChance = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, NEXT_LOOK_MS);
    const now = () => {
      clearTimeout(timer);
      resolve();
    };
    window.addEventListener('online', now, { once: true });
  });

/** Twice within a minute would be a circle. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    const now = Date.now();
    if (now - last < 60_000) return false;
    sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    return false;
  }
}

/**
 * Only a reload brings the files of a new version, and the ones that a lost connection kept away: a browser asks for a
 * module once. Without a connection it would bring nothing but the browser's own error page, so it waits for one. Tells
 * whether it reloads.
 */
export async function reloadWhenReachable(onCutOff: () => void): Promise<boolean> {
  let isCutOff = false;
  while (!(await isReachable())) {
    if (!isCutOff) onCutOff();
    isCutOff = true;
    await nextChance();
  }
  const reloads = isCutOff || mayReload();
  if (reloads) window.location.reload();
  return reloads;
}
