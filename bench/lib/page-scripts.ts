import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { BROWSER_FLAGS, findBrowser } from '../../scripts/lib/find-browser.mjs';

export interface Script {
  /** The file's name as in the build, without its folder. */
  name: string;
  gzipBytes: number;
}

/** What a page may still fetch by itself once it looks finished. */
const AFTER_IDLE_MS = 1_500;
const GZIP_LEVEL = 9;

export const gzipBytes = (content: Uint8Array): number => gzipSync(content, { level: GZIP_LEVEL }).length;

/** Every script that a browser with an empty cache downloads for this page until it falls idle. */
export async function downloadedScripts(url: string): Promise<Script[]> {
  const browser = await chromium.launch({
    executablePath: await findBrowser({ whole: true }),
    args: [...BROWSER_FLAGS],
  });
  try {
    const page = await browser.newPage();
    const bodies: Promise<Script>[] = [];
    page.on('response', (response) => {
      if (!/javascript/.test(response.headers()['content-type'] ?? '')) return;
      const name = new URL(response.url()).pathname.split('/').pop() ?? '';
      bodies.push(response.body().then((content) => ({ name, gzipBytes: gzipBytes(content) })));
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(AFTER_IDLE_MS);
    if (bodies.length === 0) throw new Error('The page downloaded no script: the search does not look at it.');
    const scripts = await Promise.all(bodies);
    return [...new Map(scripts.map((script) => [script.name, script])).values()];
  } finally {
    await browser.close();
  }
}

export const weightOf = (scripts: readonly Script[]): number =>
  scripts.reduce((sum, script) => sum + script.gzipBytes, 0);
