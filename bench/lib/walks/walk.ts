import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@vesta/domain/languages';
import type { Page } from 'playwright-core';
import type { Applicant } from '../applicant.ts';
import type { Tongues } from './other-tongues.ts';
import type { Walker } from './walker.ts';

export type Width = 'phone' | 'desktop';

/** One person in front of one screen, and what was found wrong on the way. */
export interface Walk {
  readonly page: Page;
  readonly origin: string;
  readonly walker: Walker;
  readonly who: Applicant;
  readonly width: Width;
  /** The language in which they act; every screen is also read in the others. */
  readonly language: Language;
  readonly tongues: Tongues;
  readonly problems: string[];
  /** Kinds of screens whose accessibility has been looked at; shared by all walks. */
  readonly audited: Set<string>;
  /** Where pictures go; null takes none. */
  readonly pictures: string | null;
}

export const stepPath = ({ who }: Walk, step: string, language: Language): string =>
  `/${language}/rent/fill/${who.applicationId}/${step}`;

/** Everything has been drawn and nothing is being waited for. */
export async function standsStill(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

export async function opensStep(walk: Walk, step: string, language: Language): Promise<void> {
  await walk.page.goto(`${walk.origin}${stepPath(walk, step, language)}`);
  await standsStill(walk.page);
}

export async function keepsPicture(walk: Walk, station: string, language: Language): Promise<void> {
  const { page, pictures, walker, width } = walk;
  if (!pictures) return;
  await mkdir(pictures, { recursive: true });
  const name = `${walker.name}-${width}-${station}-${language}.png`;
  await page.screenshot({ path: path.join(pictures, name), fullPage: true });
}
