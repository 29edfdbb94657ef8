import { combinationsFor } from '@vesta/domain/documents/id-upload-options';
import { idOptionSetOf } from '@vesta/domain/identifiers/id-options';
import { allTexts } from '@vesta/texts/all';
import { evidenceWords, handsOver } from './hands-over.ts';
import { looksAt, readsInAllLanguages } from './read-screen.ts';
import { standsStill, type Walk } from './walk.ts';

const STEP = 'personal-details';
const codes: Record<string, string> = { Italy: 'IT', Germany: 'DE', Austria: 'AT', Nigeria: 'NG', India: 'IN' };

export const continues = ({ page, language }: Walk): Promise<void> =>
  page.getByRole('button', { name: allTexts[language].core.General.Continue, exact: true }).click();

async function saysWho(walk: Walk): Promise<void> {
  const { page, walker, language } = walk;
  const { person, nationality, region } = walker;
  const country = new Intl.DisplayNames([language], { type: 'region' }).of(codes[nationality] ?? '') ?? nationality;
  await page.locator('button#nationality').click();
  const finder = page.getByRole('dialog');
  await finder.getByRole('combobox').fill(country);
  await finder.getByRole('option').first().click();
  if (region === 'it') await page.locator('#fiscalCode').fill(person.fiscalCode ?? '');
  await page.locator('#dateOfBirth').click();
  await page.locator('#dateOfBirth').pressSequentially(person.birthDay.split('-').reverse().join(''));
  await page.locator('#placeOfBirth').fill(person.birthPlace.name);
  await page.locator('#placeOfBirth').blur();
}

async function saysWhere({ page, walker }: Walk): Promise<void> {
  const { street, postcode, city, province } = walker.person.address;
  const number = /\d+$/.exec(street)?.[0] ?? '1';
  await page.locator('#street').fill(street.replace(/ \d+$/, ''));
  await page.locator('#houseNum').fill(number);
  await page.locator('#postcode').fill(postcode);
  await page.locator('#city').fill(city);
  await page.locator('#province').fill(province ?? '');
  await page.locator('#province').blur();
}

async function showsPapers(walk: Walk): Promise<void> {
  const { page, walker, language, problems } = walk;
  const options = combinationsFor(idOptionSetOf(codes[walker.nationality] ?? 'IT'), walker.region);
  await page.locator('input[name=id-combination]').nth(options.indexOf(walker.combination)).check({ force: true });
  const place = page.locator('section[aria-labelledby=which-document]');
  const ask = place.locator('section[aria-labelledby=ask-side]');
  const { ChooseFile } = evidenceWords[language].Uploads;
  for (const [index, side] of walker.idSides.entries()) {
    await ask.waitFor();
    if (index === 0) await looksAt(walk, 'id-asked', language);
    await handsOver(walk, place, ask.getByRole('button', { name: ChooseFile, exact: true }), [side]);
  }
  const complete = place.getByText(evidenceWords[language].IdUpload.Complete);
  await complete.waitFor({ timeout: 5000 }).catch(() => problems.push('the identity papers were not found complete'));
}

/** The identity step, from the first empty field to the button that leads on. */
export async function showsIdentity(walk: Walk): Promise<void> {
  const { page, walker, language } = walk;
  await readsInAllLanguages(walk, STEP, walker.region === 'it' ? 'birth' : 'id-empty');
  await saysWho(walk);
  if (walker.region === 'it') {
    await continues(walk);
    await page.locator('input[name=id-combination]').first().waitFor();
    await saysWhere(walk);
    await standsStill(page);
    await looksAt(walk, 'id-empty', language);
  }
  await showsPapers(walk);
  await readsInAllLanguages(walk, STEP, 'id-done');
  await continues(walk);
  await page.waitForURL(({ pathname }) => !pathname.endsWith(`/${STEP}`));
}
