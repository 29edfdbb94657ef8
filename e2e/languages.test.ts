import { languages } from '@vesta/domain/languages';
import { contentPages } from '@vesta/domain/routes';
import { expect, soon, test } from './harness/test.ts';
import { words } from './harness/words.ts';

test('ROUTE-08 the language of the address is the language of the page, of its calls and of its errors', async ({
  applicant,
  house,
}) => {
  for (const language of languages) {
    const t = words[language];
    const asked = applicant.page.waitForRequest((request) => request.url().includes('/v1/workflow/occupations'));
    await applicant.opens(`/${language}/rent/fill/occupation`);
    expect(await applicant.page.locator('html').getAttribute('lang')).toBe(language);
    await applicant.presses(t.Occupation.Start);
    await applicant.seesHeading(t.Occupation.Status.Title);
    await applicant.sees(t.Occupation.Jobs.Student.IT);
    expect(new URL((await asked).url()).searchParams.get('lang')).toBe(language);
    const refused = await fetch(`${house.origin()}/api/v1/state/?lang=${language}`);
    expect(await refused.json()).toMatchObject({ success: false, message: t.System.Unauthorized });
  }
});

test('ROUTE-08 a text that a language lacks is shown in English', async ({ applicant }) => {
  const { page } = applicant;
  await page.route('**/assets/core-*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const isItalian = script.includes(words.it.Occupation.Title);
    await route.fulfill({ response, body: isItalian ? script.replace(/\bStart:/, 'Gone:') : script });
  });
  await applicant.opens('/it/fill/occupation');
  await applicant.seesHeading(words.it.Occupation.Title);
  const start = page.getByRole('button', { name: words.en.Occupation.Start, exact: true }).filter({ visible: true });
  await start.waitFor();
});

test('SHELL-04 every legal text is written in all three languages', async ({ applicant, house }) => {
  for (const page of contentPages) {
    const titles = await Promise.all(
      languages.map(async (language) => {
        const answer = await fetch(`${house.origin()}/api/v1/content/${page}?lang=${language}`);
        const { content } = (await answer.json()) as { content: { title: string; blocks: unknown[] } };
        expect({ page, language, isLong: content.blocks.length > 3 }).toEqual({ page, language, isLong: true });
        return JSON.stringify(content.blocks);
      }),
    );
    expect(new Set(titles).size).toBe(languages.length);
  }
  await applicant.opens('/de/privacy');
  await applicant.page.locator('article h1').waitFor();
  await expect.poll(() => applicant.page.locator('article').textContent(), soon).toContain('Daten');
});

test('SHELL-02 the language menu offers each language under its own name and marks the present one', async ({
  applicant,
}) => {
  await applicant.opens('/de/fill/occupation');
  await applicant.page.locator('[aria-haspopup=menu]').click();
  const items = applicant.page.getByRole('menuitemradio');
  expect(await items.allTextContents()).toEqual(['English', 'Italiano', 'Deutsch']);
  expect(await applicant.page.getByRole('menuitemradio', { checked: true }).textContent()).toBe('Deutsch');
  expect(await items.evaluateAll((all) => all.map((item) => item.getAttribute('lang')))).toEqual(['en', 'it', 'de']);
});
