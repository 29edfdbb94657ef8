/** What every headless run here is started with. */
export const BROWSER_FLAGS: readonly string[];

interface Wanted {
  /** The browser that people use, and not the one without a window that is quicker for tests. */
  whole?: boolean;
  env?: Record<string, string | undefined>;
}

/** The path of a Chromium that can be started; says what to do when there is none. */
export function findBrowser(wanted?: Wanted): Promise<string>;
