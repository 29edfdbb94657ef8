import { inEveryLanguage } from '@vesta/domain/languages';
import type { Specimen } from '@vesta/specimens/truth';
import { allTexts } from '@vesta/texts/all';
import type { Locator } from 'playwright-core';
import { standsStill, type Walk } from './walk.ts';

export const evidenceWords = inEveryLanguage((language) => allTexts[language].evidence);

const READING_MS = 180_000;
const LOOK_AGAIN_MS = 100;

const typeOf = (name: string): string => (name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg');

/** Chooses files with a button of the page and waits until all of them are read. */
export async function handsOver(
  walk: Walk,
  place: Locator,
  button: Locator,
  papers: readonly Specimen[],
): Promise<void> {
  const { page, problems, language } = walk;
  const cards = place.locator('article');
  const before = await cards.count();
  const [dialog] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await dialog.setFiles(
    papers.map(({ name, bytes }) => ({ name, mimeType: typeOf(name), buffer: Buffer.from(bytes) })),
  );
  const end = Date.now() + READING_MS;
  const anyway = place.getByRole('button', { name: evidenceWords[language].Uploads.SendAnyway });
  for (;;) {
    if (await anyway.count()) {
      problems.push(`held back before sending: ${await anyway.first().locator('xpath=ancestor::article').innerText()}`);
      await anyway.first().click();
    }
    const [all, working] = [await cards.count(), await place.locator('article[data-look=working]').count()];
    if (all >= before + papers.length && working === 0) break;
    if (Date.now() > end) throw new Error(`${papers.map(({ name }) => name).join(', ')}: not read in time.`);
    await page.waitForTimeout(LOOK_AGAIN_MS);
  }
  await standsStill(page);
}
