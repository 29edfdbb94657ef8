/** What every headless run here is started with. */
export const BROWSER_FLAGS: readonly string[];

/** The path of a Chromium that can be started; says what to do when there is none. */
export function findBrowser(env?: Record<string, string | undefined>): Promise<string>;
