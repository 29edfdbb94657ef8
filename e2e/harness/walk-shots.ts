import type { Language } from '@vesta/domain/languages';
import type { Page } from 'playwright-core';
import { pose, writeMail } from '../screens/pose.ts';
import type { Shot } from '../screens/shot.ts';
import { shots } from '../screens/shots.ts';
import { axeViolations } from './axe-violations.ts';
import { rawCodes } from './raw-codes.ts';
import { inAllLanguages, spoken } from './spoken.ts';
import { DESKTOP, expect, PHONE, test } from './test.ts';
import { tooWide } from './too-wide.ts';

const NARROW = { width: 360, height: 780 };
/** Colours are the same in every language, and between light and dark nothing else changes; between widths places do. */
const ONLY_COLOURS = ['color-contrast', 'link-in-text-block'];
const ONLY_PLACES = ['target-size', 'scrollable-region-focusable', 'region', 'heading-order'];
/** The heading comes with what is waited for. */
const NOT_WHILE_WAITING = ['page-has-heading-one'];

async function problemsOf(page: Page, shot: Shot): Promise<string[]> {
  const problems: string[] = [];
  const note = (where: string, found: string[]) => problems.push(...found.map((problem) => `${where}: ${problem}`));
  note('phone', await axeViolations(page, { except: shot.busy ? NOT_WHILE_WAITING : [] }));
  // Every page takes its colours from the same tokens; the marked ones use more of them than others.
  if (shot.dark) {
    await page.emulateMedia({ colorScheme: 'dark' });
    note('phone, dark', await axeViolations(page, { only: ONLY_COLOURS }));
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await page.setViewportSize(DESKTOP);
  note('desktop', await axeViolations(page, { only: [...ONLY_COLOURS, ...ONLY_PLACES] }));
  await page.setViewportSize(NARROW);
  note('360 px', await tooWide(page));
  return problems;
}

/** Everything unfolded, and for a report what is behind each of its figures. */
async function machineWordsOf(page: Page, shot: Shot, language: Language): Promise<string[]> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
  const found = await rawCodes(page, language);
  if (!shot.figures) return found;
  await page.setViewportSize(DESKTOP);
  const opened = page.locator('dialog[open]');
  const closes = async () => {
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'detached' });
  };
  if ((await opened.count()) > 0) await closes();
  const figures = page.locator('article button[class*=figure]');
  for (let at = 0; at < (await figures.count()); at += 1) {
    await figures.nth(at).click();
    await opened.waitFor();
    found.push(...(await rawCodes(page, language)));
    await closes();
  }
  return [...new Set(found)];
}

/** One test per shot; in three files, so that several browsers share the way. */
export function walkShots(belongs: (shot: Shot) => boolean): void {
  test.beforeAll(({ house }) => writeMail(house));

  for (const shot of shots.filter((one) => belongs(one) && (inAllLanguages() || !one.seenElsewhere))) {
    const title = `FLOW-02 no accessibility fault, nothing too wide, no machine’s word: ${shot.page}, ${shot.state}`;
    test(title, async ({ meet }) => {
      const problems: string[] = [];
      let applicant = await meet({ viewport: PHONE });
      for (const [index, language] of (shot.oneLanguage ? (['en'] as const) : spoken()).entries()) {
        // The same browser has everything at hand the second time, unless the shot has tied something to it.
        if (index > 0 && shot.before) applicant = await meet({ viewport: PHONE });
        await applicant.page.context().setOffline(false);
        await applicant.page.setViewportSize(PHONE);
        await pose(applicant, shot, language);
        const found = await problemsOf(applicant.page, shot);
        const words = shot.notForPeople ? [] : await machineWordsOf(applicant.page, shot, language);
        found.push(...words.map((word) => `a machine’s word: ${word}`));
        problems.push(...found.map((problem) => `${language}, ${problem}`));
      }
      expect(problems).toEqual([]);
    });
  }
}
