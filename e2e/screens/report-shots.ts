import { reportNumber } from '@vesta/domain/report-number';
import { personas } from '../../apps/server/src/db/seed/personas.ts';
import type { Applicant } from '../harness/applicant.ts';
import type { RunningHouse } from '../harness/house.ts';
import { sessionOf } from '../harness/sign-in.ts';
import {
  giuliaHasHousehold,
  giuliaHasMortgageReport,
  giuliaHasPapers,
  giuliaHasReport,
  giuliaStandsAtDeclaration,
  giuliaStandsAtPayment,
} from './scenes.ts';
import type { Shot } from './shot.ts';

const { applicationId } = personas.giulia;
const path = `/rent/fill/${applicationId}`;

/** The number on Giulia's report, as the page of the report asks for it. */
async function reportNumberOf(house: RunningHouse): Promise<string> {
  const headers = { Authorization: `Bearer ${await sessionOf(house, 'giulia')}` };
  const answer = await fetch(`${house.origin()}/api/v2/report/?application_id=${applicationId}&lang=en`, { headers });
  const { report_id: id } = (await answer.json()) as { report_id: string };
  return reportNumber(id);
}

const seesReport = ({ page }: Applicant) => page.locator('article h1').waitFor();

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

/** Released to somebody named, who follows the link of the mail and types the code of the next. */
async function opensAsRecipient({ page, house }: Applicant): Promise<void> {
  // Somebody new each time: a second release to the same person is no further act and writes no mail.
  const email = `carla.${(await house.mails()).length}@casa.example`;
  await page.locator('#release button').first().click();
  await page.locator('dialog[open] input[type=text], dialog[open] input:not([type])').first().fill('Carla Neri');
  await page.locator('dialog[open] input[type=email]').fill(email);
  await page.locator('dialog[open] form button[type=submit], dialog[open] button[type=submit]').first().click();
  const mail = await house.mailTo(email);
  const [, way = ''] = /(\/\w\w\/released-report#token=[\w-]+)/.exec(mail.text ?? '') ?? [];
  await page.goto(`${new URL(page.url()).origin}${way}`);
  const [code = ''] = /\b\d{6}\b/.exec((await house.mailTo(email, 1)).text ?? '') ?? [];
  await page.locator('input').first().fill(code);
  await page.locator('article h1').waitFor();
}

/** What stands at the end of the way: reports, papers, releases. */
export const reportShots: readonly Shot[] = [
  {
    page: 'Evidence',
    state: 'income check with papers',
    seenElsewhere: true,
    as: 'giulia',
    path: `${path}/income-check`,
    before: ({ house }) => giuliaHasPapers(house),
    // What was read from each paper comes a moment after the list of them.
    after: ({ page }) => page.locator('#bank_statement [class*=good]').first().waitFor(),
  },
  {
    page: 'Evidence',
    state: 'all papers read',
    seenElsewhere: true,
    as: 'giulia',
    path: `${path}/parsing-status`,
    before: ({ house }) => giuliaHasPapers(house),
  },
  {
    page: 'Report',
    state: 'rent, folded',
    seenElsewhere: true,
    as: 'giulia',
    path: `${path}/result`,
    before: ({ house }) => giuliaHasReport(house),
    after: seesReport,
  },
  {
    page: 'Report',
    state: 'rent, unfolded',
    seenElsewhere: true,
    as: 'giulia',
    path: `${path}/result`,
    before: ({ house }) => giuliaHasReport(house),
    after: unfolds,
  },
  {
    page: 'Report',
    state: 'a figure explained',
    seenElsewhere: true,
    as: 'giulia',
    path: `${path}/result`,
    before: ({ house }) => giuliaHasReport(house),
    after: opensFigure,
  },
  {
    page: 'Report',
    state: 'mortgage, unfolded',
    figures: true,
    as: 'giulia',
    path: `/mortgage/fill/${applicationId}/result`,
    before: ({ house }) => giuliaHasMortgageReport(house),
    after: unfolds,
  },
  {
    page: 'Report',
    state: 'income explained',
    seenElsewhere: true,
    figures: true,
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
  {
    page: 'Declaration',
    state: 'to be signed',
    seenElsewhere: true,
    dark: true,
    as: 'giulia',
    path: `${path}/confirmation`,
    before: async ({ house }) => {
      await giuliaStandsAtDeclaration(house);
      await giuliaHasHousehold(house);
    },
    after: ({ page }) => page.locator('#confirmed').waitFor(),
  },
  {
    page: 'Payment',
    state: 'card asked',
    as: 'giulia',
    path: `${path}/payment`,
    before: ({ house }) => giuliaStandsAtPayment(house),
    after: async ({ page }) => {
      await page.frameLocator('iframe').first().locator('button.main').waitFor();
    },
  },
  {
    page: 'Release',
    state: 'to whom',
    seenElsewhere: true,
    as: 'giulia',
    path: `${path}/result`,
    before: ({ house }) => giuliaHasReport(house),
    after: async ({ page }) => {
      await page.locator('#release button').first().click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    page: 'Release',
    state: 'preview',
    seenElsewhere: true,
    as: 'giulia',
    path: `${path}/result`,
    before: ({ house }) => giuliaHasReport(house),
    after: async ({ page }) => {
      await page.locator('#release button').nth(1).click();
      await page.locator('#release').waitFor({ state: 'detached' });
      await page.locator('article h1').waitFor();
    },
  },
  {
    page: 'Release',
    state: 'as the recipient sees it',
    seenElsewhere: true,
    as: 'giulia',
    path: `${path}/result`,
    before: ({ house }) => giuliaHasReport(house),
    after: opensAsRecipient,
  },
  {
    page: 'Release',
    state: 'number checked',
    path: '/check-report',
    before: ({ house }) => giuliaHasReport(house),
    after: async ({ page, house }) => {
      await page.locator('#report-number').fill(await reportNumberOf(house));
      await page.locator('form button[type=submit]').click();
      // A number whose report was made anew is warned of.
      await page.getByRole('status').or(page.getByRole('alert')).first().waitFor();
    },
  },
  { page: 'Demo', state: 'people', oneLanguage: true, path: '/demo', notForPeople: true },
  {
    page: 'Demo',
    state: 'papers',
    seenElsewhere: true,
    oneLanguage: true,
    path: '/demo/papers/giulia',
    notForPeople: true,
  },
];
