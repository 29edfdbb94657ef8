import { type ContentPage, contentPages } from '@vesta/domain/routes';
import { demo } from '../../apps/server/src/db/seed/demo-ids.ts';
import { type PersonaName, personas } from '../../apps/server/src/db/seed/personas.ts';
import type { Applicant } from '../harness/applicant.ts';
import type { Words } from '../harness/words.ts';
import { peopleShots } from './people-shots.ts';
import { reportShots } from './report-shots.ts';
import { giuliaAppliesFor } from './scenes.ts';
import type { Shot } from './shot.ts';

const { ortica, nordlicht } = demo;
const step = (name: PersonaName, router: string) =>
  `/${personas[name].applicationType}/fill/${personas[name].applicationId}/${router}`;
const neverAnswer =
  (call: string) =>
  async ({ page }: Applicant) => {
    await page.route(`**/api${call}*`, () => new Promise(() => {}));
  };
/** Between them they have every kind of block, and the widest tables; the others are made of the same. */
const WITH_ALL_BLOCKS: readonly ContentPage[] = ['privacy', 'cookies'];
const start = ({ Occupation }: Words) => Occupation.Start;

export const shots: readonly Shot[] = [
  { page: 'Start', state: 'intro', path: '/fill/occupation', dark: true },
  { page: 'Start', state: 'type', seenElsewhere: true, path: '/fill/occupation', after: (a, w) => a.presses(start(w)) },
  {
    page: 'Start',
    state: 'status',
    path: '/rent/fill/occupation',
    after: async (a, w) => {
      await a.presses(start(w));
      await a.chooses(w.Occupation.Jobs.Employed.Title);
    },
  },
  {
    page: 'Start',
    state: 'status loading',
    seenElsewhere: true,
    path: '/rent/fill/occupation',
    busy: true,
    before: neverAnswer('/v1/workflow/occupations'),
    after: (a, w) => a.presses(start(w)),
  },
  {
    page: 'Start',
    state: 'status not loaded',
    path: '/rent/fill/occupation',
    before: (a) => a.meets('/v1/workflow/occupations', { status: 503 }),
    after: (a, w) => a.presses(start(w)),
  },
  {
    page: 'Start',
    state: 'language menu',
    path: '/fill/occupation',
    after: (a) => a.page.locator('[aria-haspopup=menu]').click(),
  },
  {
    page: 'Listing',
    state: 'loading',
    seenElsewhere: true,
    path: `/rent/fill/occupation/${ortica.listing}`,
    busy: true,
    before: neverAnswer('/v1/workflow/listing-info'),
  },
  { page: 'Listing', state: 'Ortica', path: `/rent/fill/occupation/${ortica.listing}`, dark: true },
  {
    page: 'Listing',
    state: 'Nordlicht',
    seenElsewhere: true,
    path: `/rent/fill/occupation/${nordlicht.listing}`,
    dark: true,
  },
  { page: 'Listing', state: 'unknown', seenElsewhere: true, path: '/rent/fill/occupation/unknown' },
  { page: 'Step', state: 'sign-up', seenElsewhere: true, path: '/rent/fill/sign-up' },
  { page: 'Step', state: 'verify e-mail', seenElsewhere: true, path: '/rent/fill/verify-email' },
  {
    page: 'Step',
    state: 'personal details',
    seenElsewhere: true,
    as: 'giulia',
    path: step('giulia', 'personal-details'),
    dark: true,
  },
  { page: 'Step', state: 'resume', seenElsewhere: true, as: 'giulia', path: step('giulia', 'resume-application') },
  {
    page: 'Step',
    state: 'current address',
    seenElsewhere: true,
    as: 'giulia',
    path: step('giulia', 'current-address'),
  },
  {
    page: 'Step',
    state: 'household, Italy',
    seenElsewhere: true,
    as: 'giulia',
    path: step('giulia', 'additional-details'),
  },
  {
    page: 'Step',
    state: 'personal details, Germany',
    as: 'renate',
    path: step('renate', 'personal-details'),
    dark: true,
  },
  { page: 'Step', state: 'income check, in a company’s dress', as: 'marco', path: step('marco', 'income-check') },
  { page: 'Step', state: 'household, Germany', as: 'lena', path: step('lena', 'additional-details'), dark: true },
  {
    page: 'Step',
    state: 'self-disclosure',
    seenElsewhere: true,
    as: 'lena',
    path: step('lena', 'questionnaire'),
    dark: true,
    after: ({ page }) => page.locator('#Q01').waitFor(),
  },
  {
    page: 'Step',
    state: 'property and loan',
    seenElsewhere: true,
    as: 'giulia',
    path: `/mortgage/fill/${personas.giulia.applicationId}/mortgage-info`,
    dark: true,
    before: async ({ house }) => {
      await giuliaAppliesFor(house, 'mortgage');
    },
    after: async ({ page, house }) => {
      await page.locator('#property_value').waitFor();
      await giuliaAppliesFor(house, 'rent');
    },
  },
  {
    page: 'Step',
    state: 'continue later sent',
    as: 'giulia',
    path: step('giulia', 'personal-details'),
    before: (a) => a.meets('/v1/workflow/send-continue-later-email', { status: 200, body: { success: true } }),
    after: async (a, w) => {
      await a.presses(w.Shell.ContinueLater.Action);
      await a.sees(w.Shell.ContinueLater.Sent);
    },
  },
  {
    page: 'Step',
    state: 'still there?',
    as: 'giulia',
    path: step('giulia', 'personal-details'),
    before: (a) => a.page.clock.install(),
    after: async (a, w) => {
      await a.page.clock.fastForward(117 * 60_000);
      await a.page.getByRole('dialog', { name: w.Shell.Inactive.Title }).waitFor();
    },
  },
  {
    page: 'Step',
    state: 'offline',
    seenElsewhere: true,
    as: 'giulia',
    path: step('giulia', 'personal-details'),
    after: async (a, w) => {
      await a.page.context().setOffline(true);
      await a.sees(w.General.Error.Offline);
    },
  },
  { page: 'Error pages', state: 'not found', path: '/nowhere', dark: true },
  { page: 'Error pages', state: 'timeout', seenElsewhere: true, path: '/timeout' },
  { page: 'Error pages', state: 'unauthorized', seenElsewhere: true, path: '/unauthorized' },
  {
    page: 'Error pages',
    state: 'crash',
    path: '/nowhere',
    before: async (a) => {
      await a.page.route('**/assets/not-found-page-*.js', (route) => route.abort());
    },
  },
  {
    page: 'Beside the flow',
    state: 'report not verified',
    seenElsewhere: true,
    path: '/verify-report?token=x',
    before: (a) => a.meets('/v1/openapis/verify-qr-code', { status: 404 }),
  },
  {
    page: 'Beside the flow',
    state: 'partner entry, checking',
    seenElsewhere: true,
    path: '/rapid/partner-entry-point?sig=x',
    busy: true,
    before: neverAnswer('/v1/openapis/verify-partner-signature'),
  },
  {
    page: 'Beside the flow',
    state: 'bank callback',
    oneLanguage: true,
    path: `/${personas.giulia.applicationId}/receive-yapily-callback`,
    before: (a) => a.meets('/v1/yapily/receive-callback', { status: 200, body: { success: true } }),
  },
  ...contentPages.map(
    (content): Shot => ({
      ...{ page: 'Legal', state: content, path: `/${content}` },
      ...(WITH_ALL_BLOCKS.includes(content) ? {} : { seenElsewhere: true }),
    }),
  ),
  { page: 'Mails', state: 'outbox', seenElsewhere: true, oneLanguage: true, path: '/outbox', dark: true },
  {
    page: 'Mails',
    state: 'one mail',
    oneLanguage: true,
    path: '/outbox',
    after: async ({ page }) => {
      await page.locator('ol a').first().click();
      await page.locator('iframe').waitFor();
    },
  },
  ...reportShots,
  ...peopleShots,
  {
    page: 'Workbench',
    state: 'all widgets',
    oneLanguage: true,
    path: '/workbench',
    busy: true,
    dark: true,
    notForPeople: true,
  },
];
