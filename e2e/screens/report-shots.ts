import { personas } from '../../apps/server/src/db/seed/personas.ts';
import type { Applicant } from '../harness/applicant.ts';
import { giuliaHasMortgageReport, giuliaHasPapers, giuliaHasReport } from './scenes.ts';
import type { Shot } from './shots.ts';

const { applicationId } = personas.giulia;
const path = `/rent/fill/${applicationId}`;

const unfolds = async ({ page }: Applicant) => {
  await page.locator('article h1').waitFor();
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
};

/** The figures that the answer gives open what is behind them. */
const opensFigure = async ({ page }: Applicant) => {
  await page.locator('article h1').waitFor();
  await page.locator('article button[class*=figure]').first().click();
  await page.locator('dialog[open]').waitFor();
};

/** What stands at the end of the way: reports, papers, releases. */
export const reportShots: readonly Shot[] = [
  {
    page: 'Evidence',
    state: 'income check with papers',
    as: 'giulia',
    path: `${path}/income-check`,
    before: ({ house }) => giuliaHasPapers(house),
  },
  {
    page: 'Evidence',
    state: 'all papers read',
    as: 'giulia',
    path: `${path}/parsing-status`,
    before: ({ house }) => giuliaHasPapers(house),
  },
  {
    page: 'Report',
    state: 'rent, folded',
    as: 'giulia',
    path: `${path}/result`,
    before: ({ house }) => giuliaHasReport(house),
  },
  {
    page: 'Report',
    state: 'rent, unfolded',
    as: 'giulia',
    path: `${path}/result`,
    before: ({ house }) => giuliaHasReport(house),
    after: unfolds,
  },
  {
    page: 'Report',
    state: 'a figure explained',
    as: 'giulia',
    path: `${path}/result`,
    before: ({ house }) => giuliaHasReport(house),
    after: opensFigure,
  },
  {
    page: 'Report',
    state: 'mortgage, unfolded',
    as: 'giulia',
    path: `/mortgage/fill/${applicationId}/result`,
    before: ({ house }) => giuliaHasMortgageReport(house),
    after: unfolds,
  },
  {
    page: 'Report',
    state: 'income explained',
    as: 'giulia',
    path: `${path}/result`,
    before: ({ house }) => giuliaHasReport(house),
    after: async ({ page }) => {
      await page.locator('article h1').waitFor();
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true;
      });
      await page.locator('#income button[class*=figure], #employment button[class*=figure]').first().click();
      await page.locator('dialog[open] svg image').first().waitFor();
    },
  },
];
