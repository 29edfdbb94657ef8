import { demo } from '../../apps/server/src/db/seed/demo-ids.ts';
import { personas } from '../../apps/server/src/db/seed/personas.ts';
import { demoStaff } from '../../apps/server/src/db/seed/staff.ts';
import { payFor } from '../../apps/server/src/modules/report/testing/pay-for.ts';
import type { Applicant } from '../harness/applicant.ts';
import { releasesToListing } from '../harness/desk.ts';
import type { RunningHouse } from '../harness/house.ts';
import { saves } from '../harness/papers.ts';
import { standsAtResult } from '../harness/stands-at-result.ts';
import type { Shot } from './shot.ts';

const { ortica } = demo;
const GUEST = 'karin.hoffmann@post.example';
const listing = `/desk/${ortica.company}/listings/${ortica.listing}`;

/** Lena has named a partner and a guarantor, and both were written to. */
const invites = ({ house }: Applicant) =>
  saves(house, 'lena', '/v1/personal-details/submit/additional', {
    employmentStatus: 'Employed',
    household_members_count: '2,0',
    typeOfContract: 'open-ended',
    paychecksPerYear: 13,
    livingSituation: 'Tenant',
    currentRent: '1.120,00',
    hhMembers: [
      {
        fullname: 'Jonas Brandt',
        email: 'jonas.brandt@post.example',
        date_of_birth: '01/02/1990',
        role: 'Co-Applicant',
        relationship: 'Partner',
      },
    ],
    guarantors: [{ fullname: 'Karin Hoffmann', email: GUEST }],
  });

/** The guest follows the link of the mail, in the language of the page that is shown. */
async function followsInvitation({ page, house }: Applicant): Promise<void> {
  const [, code = ''] = /invitation_code=([\w-]+)/.exec((await house.mailTo(GUEST)).text ?? '') ?? [];
  await page.goto(`${page.url().split('?')[0]}?invitation_code=${code}`);
  await page.locator('main ul').first().waitFor();
}

const released = new WeakSet<RunningHouse>();

/** Marco's report is with the agency behind the flat; done once per house. */
async function marcoReleases({ house }: Applicant): Promise<void> {
  if (released.has(house)) return;
  released.add(house);
  await standsAtResult(house, 'marco');
  await payFor(house.inside, personas.marco.applicationId);
  await releasesToListing(house, 'marco');
}

async function signsIn({ page, house }: Applicant): Promise<void> {
  const address = page.url();
  const { email } = demoStaff.owner;
  const before = (await house.mails()).filter(({ to }) => to?.some((one) => one.address === email)).length;
  await page.locator('input[type=email]').fill(email);
  await page.locator('form button[type=submit]').click();
  await page.locator('input[inputmode=numeric]').waitFor();
  const [code = ''] = /\b\d{6}\b/.exec((await house.mailTo(email, before)).text ?? '') ?? [];
  await page.locator('input[inputmode=numeric]').fill(code);
  await page.locator('nav').first().waitFor();
  await page.goto(address);
  await page.locator('main table').waitFor();
}

/** Co-applicants, guarantors and the people at the desk. Marco's flat is let at the end, so these come last. */
export const peopleShots: readonly Shot[] = [
  {
    page: 'Step',
    state: 'loading',
    as: 'marco',
    path: `/rent/fill/${personas.marco.applicationId}/income-check`,
    busy: true,
    before: async ({ page }) => {
      await page.route('**/api/v1/auth/validate*', () => new Promise(() => {}));
    },
  },
  {
    page: 'Step',
    state: 'household, people invited',
    seenElsewhere: true,
    as: 'lena',
    path: `/rent/fill/${personas.lena.applicationId}/additional-details`,
    before: invites,
  },
  {
    page: 'Step',
    state: 'income check, guarantor',
    seenElsewhere: true,
    as: 'renate',
    path: `/rent/fill/${personas.renate.applicationId}/income-check`,
    // The list of what to bring was seen before.
    before: async ({ page }) => {
      await page.addInitScript(
        (id) => sessionStorage.setItem(`vesta.seen.required-documents.${id}`, '1'),
        personas.renate.applicationId,
      );
    },
    after: ({ page }) => page.locator('#own-home').waitFor(),
  },
  {
    page: 'Invitation',
    state: 'to a guarantor',
    seenElsewhere: true,
    path: '/rent/fill/occupation',
    before: async (applicant) => {
      await invites(applicant);
      applicant.isIn('de');
    },
    after: followsInvitation,
  },
  {
    page: 'Report',
    state: 'a step is open',
    as: 'marco',
    path: `/rent/fill/${personas.marco.applicationId}/result`,
  },
  {
    page: 'Desk',
    state: 'applicants of a flat',
    seenElsewhere: true,
    path: listing,
    before: marcoReleases,
    after: signsIn,
  },
  {
    page: 'Desk',
    state: 'a released report',
    seenElsewhere: true,
    path: listing,
    before: marcoReleases,
    after: async (applicant) => {
      const { page } = applicant;
      await signsIn(applicant);
      await page.locator('main table th a').first().click();
      await page.locator('article h1').waitFor();
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true;
      });
    },
  },
];
