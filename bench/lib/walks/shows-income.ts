import type { Specimen } from '@vesta/specimens/truth';
import type { Locator } from 'playwright-core';
import { evidenceWords, handsOver } from './hands-over.ts';
import { looksAt, readsInAllLanguages } from './read-screen.ts';
import { continues } from './shows-identity.ts';
import type { Walk } from './walk.ts';

const STEP = 'income-check';
type Part = 'payslip' | 'fiscal_doc' | 'cud' | 'work_contract' | 'bank_statement' | 'other';

const YEARLY_CERTIFICATES = ['cu', 'lohnsteuerbescheinigung'];

function partOf({ truth }: Specimen): Part {
  if (truth.kind === 'fiscal_document') return YEARLY_CERTIFICATES.includes(truth.type) ? 'cud' : 'fiscal_doc';
  return truth.kind === 'identity_document' ? 'other' : truth.kind;
}

const placeOf = ({ page }: Walk, part: Part): Locator =>
  page.locator(`section#${part === 'fiscal_doc' || part === 'cud' ? 'fiscal' : part}`);

/** People without work find the letter of their pension or benefit where others find the tax return. */
function addButton(walk: Walk, part: Part): Locator {
  const { Add } = evidenceWords[walk.language].IncomeCheck;
  const named = (name: string) => placeOf(walk, part).getByRole('button', { name, exact: true });
  return part === 'fiscal_doc' ? named(Add.fiscal_doc).or(named(Add.income_letter)) : named(Add[part]);
}

async function choosesBank(walk: Walk): Promise<void> {
  const { walker } = walk;
  const place = placeOf(walk, 'bank_statement');
  await place.getByRole('searchbox').fill(walker.person.account.bank);
  await place.getByRole('radio').first().check({ force: true });
  // A bank that can be connected offers that first; these people bring their statements.
  const byPaper = place.getByRole('button', { name: evidenceWords[walk.language].BankConnection.PdfInstead });
  if (await byPaper.isVisible()) await byPaper.click();
}

/** Papers for which the page has no place of its own go under "anything else", each with a word of what it is. */
async function addsOthers(walk: Walk, papers: readonly Specimen[]): Promise<void> {
  if (papers.length === 0) return;
  const place = placeOf(walk, 'other');
  await place.locator('summary').click();
  for (const paper of papers) {
    await place.locator('#other-description').fill(paper.truth.type);
    await handsOver(walk, place, addButton(walk, 'other'), [paper]);
  }
}

async function addsPapers(walk: Walk): Promise<void> {
  const { papers: all } = walk.walker;
  const others = all.filter((paper) => partOf(paper) === 'other');
  for (const part of ['payslip', 'fiscal_doc', 'cud', 'bank_statement', 'work_contract'] as const) {
    const papers = all.filter((paper) => partOf(paper) === part);
    if (part === 'bank_statement') await choosesBank(walk);
    const isAsked = (await addButton(walk, part).count()) > 0;
    if (!isAsked) others.push(...papers);
    else if (papers.length > 0) await handsOver(walk, placeOf(walk, part), addButton(walk, part), papers);
  }
  await addsOthers(walk, others);
}

/** Opens what was read of the first paper of each kind. */
async function looksAtReadings(walk: Walk): Promise<void> {
  const { page, language } = walk;
  for (const part of ['payslip', 'fiscal', 'bank_statement', 'work_contract', 'other'] as const) {
    const button = page.locator(`section#${part}`).getByRole('button', {
      name: evidenceWords[language].Uploads.ShowReading,
    });
    if ((await button.count()) === 0) continue;
    // What is in order is folded.
    await page.evaluate((id) => {
      for (const fold of document.querySelectorAll<HTMLDetailsElement>(`#${id} details`)) fold.open = true;
    }, part);
    await button.first().click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('img').first().waitFor();
    await page.waitForFunction(() => !document.querySelector('[role=dialog] [aria-busy=true]'));
    await looksAt(walk, `reading-${part}`, language);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
}

/** The income step: the list of what is needed, every paper in its place, and on. */
export async function showsIncome(walk: Walk): Promise<void> {
  const { page, language } = walk;
  const { Required, HaveAll } = evidenceWords[language].IncomeCheck;
  await readsInAllLanguages(walk, STEP, 'income-list', () => page.getByRole('dialog').waitFor());
  await page.getByRole('button', { name: Required.Continue, exact: true }).click();
  await looksAt(walk, 'income-empty', language);
  await addsPapers(walk);
  await readsInAllLanguages(walk, STEP, 'income-done');
  await looksAtReadings(walk);
  await continues(walk);
  // Only who lacks something is asked whether these are all.
  const asked = page.getByRole('dialog', { name: HaveAll.Title });
  const left = page.waitForURL(({ pathname }) => !pathname.endsWith(`/${STEP}`));
  await Promise.race([asked.waitFor(), left]);
  if (await asked.isVisible()) {
    walk.problems.push(`something was still missing: ${(await asked.innerText()).replaceAll('\n', ' ')}`);
    await asked.getByRole('button', { name: HaveAll.Yes, exact: true }).click();
  }
  await left;
}
