import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

export const RESULTS = fileURLToPath(new URL('../results', import.meta.url));

const NAME_LENGTH = 80;
const fileNameOf = (title: string) => title.replace(/[^\w-]+/g, '-').slice(0, NAME_LENGTH);

/** What a person wants to see of a test that failed: why, the page as it looked, and the page as it was made. */
export async function keepEvidence(page: Page, title: string, reasons: readonly string[]): Promise<void> {
  await mkdir(RESULTS, { recursive: true });
  const path = join(RESULTS, fileNameOf(title));
  await writeFile(`${path}.txt`, reasons.join('\n\n'));
  const html = await page.content().catch(() => '');
  await writeFile(`${path}.html`, `<!-- ${page.url().split('?', 1)[0]} -->\n${html}`);
  await page.screenshot({ path: `${path}.png`, fullPage: true }).catch(() => undefined);
}
