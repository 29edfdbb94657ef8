import { evidenceWords } from './hands-over.ts';
import { readsInAllLanguages } from './read-screen.ts';
import { continues } from './shows-identity.ts';
import type { Walk } from './walk.ts';

/** Confirms, waits for the analysis and goes on to the payment, which the server allows only if nothing is wrong. */
export async function seesVerdict(walk: Walk): Promise<void> {
  const { page, language, problems } = walk;
  await page.locator('#confirmed').check({ force: true });
  await continues(walk);
  await page.waitForURL(({ pathname }) => pathname.endsWith('/parsing-status'));
  const { CompletedTitle } = evidenceWords[language].ParsingStatus;
  await page.getByRole('heading', { level: 1, name: CompletedTitle }).waitFor();
  await readsInAllLanguages(walk, 'parsing-status', 'parsing');
  await continues(walk);
  await page
    .waitForURL(({ pathname }) => pathname.endsWith('/payment'), { timeout: 15_000 })
    .catch(async () =>
      problems.push(`not let on: ${(await page.getByRole('alert').allInnerTexts()).join(' · ').replaceAll('\n', ' ')}`),
    );
}
