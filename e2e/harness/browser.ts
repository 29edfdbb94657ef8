import { type Browser, chromium } from 'playwright-core';
import { BROWSER_FLAGS, findBrowser } from '../../scripts/lib/find-browser.mjs';

/** Only this machine can be reached: a test that needs the world would fail on the next machine. */
const HOSTS = 'MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1';

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(),
    args: [...BROWSER_FLAGS, `--host-resolver-rules=${HOSTS}`],
  });
}
