import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '@vesta/domain/languages';
import type { Page } from 'playwright-core';
import { DESKTOP, expect, PHONE, test } from '../harness/test.ts';
import { galleryPage } from './gallery-page.ts';
import { fileNameOf } from './picture-name.ts';
import { pose, writeMail } from './pose.ts';
import type { Shot } from './shot.ts';
import { shots } from './shots.ts';

const FOLDER = fileURLToPath(new URL('../../screens', import.meta.url));

async function photograph(page: Page, { page: name, state, dark }: Shot, language: Language): Promise<string[]> {
  const taken: string[] = [];
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    // As high as the page itself, so that what sticks to the bottom of the screen stands at its end.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ ...size, height: Math.max(size.height, height) });
    for (const scheme of dark ? (['light', 'dark'] as const) : (['light'] as const)) {
      await page.emulateMedia({ colorScheme: scheme });
      const file = fileNameOf({ page: name, state, language, width: size.width, scheme });
      await page.screenshot({ path: join(FOLDER, file), fullPage: true, animations: 'disabled' });
      taken.push(file);
    }
  }
  return taken;
}

test.beforeAll(async ({ house }) => {
  await mkdir(FOLDER, { recursive: true });
  await writeMail(house);
});

test.afterAll(async () => {
  await writeFile(join(FOLDER, 'index.html'), galleryPage(await readdir(FOLDER)));
});

for (const shot of shots) {
  for (const language of shot.oneLanguage ? (['en'] as const) : languages) {
    test(`${shot.page}, ${shot.state}, ${language}`, async ({ meet }) => {
      const applicant = await meet({ viewport: PHONE });
      await pose(applicant, shot, language);
      const taken = await photograph(applicant.page, shot, language);
      expect(await readdir(FOLDER)).toEqual(expect.arrayContaining(taken));
    });
  }
}
