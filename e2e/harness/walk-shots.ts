import type { Page } from 'playwright-core';
import { pose, writeMail } from '../screens/pose.ts';
import type { Shot } from '../screens/shot.ts';
import { shots } from '../screens/shots.ts';
import { axeViolations } from './axe-violations.ts';
import { inAllLanguages, spoken } from './spoken.ts';
import { DESKTOP, expect, PHONE, test } from './test.ts';
import { tooWide } from './too-wide.ts';

/** Some scenes have papers read first. */
const PATIENCE_MS = 240_000;
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

/** One test per shot; in three files, so that several browsers share the way. */
export function walkShots(belongs: (shot: Shot) => boolean): void {
  test.beforeAll(({ house }) => writeMail(house));

  for (const shot of shots.filter((one) => belongs(one) && (inAllLanguages() || !one.seenElsewhere))) {
    test(`no accessibility fault and nothing too wide: ${shot.page}, ${shot.state}`, { timeout: PATIENCE_MS }, async ({
      meet,
    }) => {
      const problems: string[] = [];
      let applicant = await meet({ viewport: PHONE });
      for (const [index, language] of (shot.oneLanguage ? (['en'] as const) : spoken()).entries()) {
        // The same browser has everything at hand the second time, unless the shot has tied something to it.
        if (index > 0 && shot.before) applicant = await meet({ viewport: PHONE });
        await applicant.page.context().setOffline(false);
        await applicant.page.setViewportSize(PHONE);
        await pose(applicant, shot, language);
        const found = await problemsOf(applicant.page, shot);
        problems.push(...found.map((problem) => `${language}, ${problem}`));
      }
      expect(problems).toEqual([]);
    });
  }
}
