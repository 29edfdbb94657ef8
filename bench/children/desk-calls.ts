// Grows the house that the environment names to so many applications, and prints how long the pages of the desk take.
import { deskCalls, deskPath, HEADER_DESK } from '@vesta/domain/desk/calls';
import { report as reportSchema } from '@vesta/domain/report/report';
import { DESK_COOKIE } from '@vesta/domain/storage-keys';
import { buildApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/config/config.ts';
import {
  applications,
  listings,
  reportReleases,
  reports,
  reviewRequests,
} from '../../apps/server/src/db/schema/index.ts';
import { demo } from '../../apps/server/src/db/seed/demo-ids.ts';
import { personas } from '../../apps/server/src/db/seed/personas.ts';
import { seedDemo } from '../../apps/server/src/db/seed/seed.ts';
import { demoStaff } from '../../apps/server/src/db/seed/staff.ts';
import { inTransaction } from '../../apps/server/src/db/transaction.ts';
import { newUuid } from '../../apps/server/src/lib/random.ts';
import { RELEASE_RECIPIENT } from '../../apps/server/src/lib/vault/contexts.ts';
import { startStaffSession } from '../../apps/server/src/modules/desk/sessions/start-staff-session.ts';
import { sealReport } from '../../apps/server/src/modules/report/stored-report.ts';
import { type OpenHouse, openHouse } from '../../apps/server/src/open-house.ts';
import model from '../../apps/web/test/fixtures/report-rent-it.json' with { type: 'json' };
import type { DeskFigures } from '../lib/desk-figures.ts';
import { growHouse } from '../lib/grow-house.ts';
import { percentile } from '../lib/percentile.ts';

const APPLICATIONS = Number(process.argv[2]);
const APPLICANTS = 20;
const CALLS = 120;
const WARM_UP = 30;
const P95 = 0.95;

/** One listing with applicants who released their report: the page that a landlord opens most. */
async function fillListing(house: OpenHouse): Promise<{ listingId: string; caseId: string }> {
  const { orm } = house.database;
  const home = (await orm.select().from(listings)).find(({ companyId }) => companyId === demo.ortica.company);
  const own = (await orm.select().from(applications)).find(({ id }) => id === personas.giulia.applicationId);
  if (!home || !own) throw new Error('the demonstration has no listing');
  const [now, report] = [house.clock.now(), reportSchema.parse(model)];
  const later = new Date(now.getTime() + 30 * 86_400_000);
  for (let at = 0; at < APPLICANTS; at += 1) {
    const [applicationId, reportId] = [newUuid(house.random), newUuid(house.random)];
    await orm.insert(applications).values({ ...own, id: applicationId, listingId: home.id, createdAt: now });
    await orm.insert(reports).values({
      ...{ id: reportId, applicationId, kind: 'rent', modelVersion: 'rent-it 1.2', generatedAt: now, expiresAt: later },
      inputsDigest: Buffer.from(reportId),
      modelSealed: sealReport(house, { ...report, report_id: reportId }),
    });
    await orm.insert(reportReleases).values({
      ...{ reportId, recipientKind: 'listing', language: 'it', delivery: 'link', expiresAt: later, createdAt: now },
      recipientSealed: house.vault.sealJson({ name: 'Ortica', email: 'affitti@ortica.example' }, RELEASE_RECIPIENT),
      ...{ recipientIndex: Buffer.from('index'), tokenHash: Buffer.from(reportId) },
    });
  }
  const [row] = await orm
    .insert(reviewRequests)
    .values({ applicationId: own.id, kind: 'doubt', createdAt: now, dueAt: later })
    .returning({ id: reviewRequests.id });
  return { listingId: home.id, caseId: row?.id ?? '' };
}

const house = await openHouse(readConfig({ ...process.env, LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '1000000' }));
try {
  await seedDemo(house);
  const { listingId, caseId } = await fillListing(house);
  await growHouse(house.database, APPLICATIONS);
  const app = await buildApp(house);
  const tokenOf = (staffId: string) =>
    inTransaction(house.database, (tx) => startStaffSession(house, tx, { staffId, userAgent: null }));
  const [owner, reviewer] = [await tokenOf(demoStaff.owner.id), await tokenOf(demoStaff.reviewer.id)];
  const ids = { company: demo.ortica.company, listing: listingId, case: caseId };
  const pages = [
    ['a company’s homes', 'listings.list', owner, ''],
    ['a home with 20 released reports', 'applicants.list', owner, ''],
    ['the queue', 'review.queue', reviewer, '?view=open'],
    ['what is done', 'review.queue', reviewer, '?view=done'],
    ['figures of the queue', 'review.figures', reviewer, ''],
    ['one case', 'review.case', reviewer, ''],
  ] as const;
  const figures: DeskFigures = {};
  for (const [name, call, token, query] of pages) {
    const took: number[] = [];
    for (let at = 0; at < CALLS + WARM_UP; at += 1) {
      const begun = performance.now();
      const answer = await app.inject({
        method: deskCalls[call].method,
        url: `/api${deskPath(call, ids)}${query}`,
        headers: { [HEADER_DESK]: '1', cookie: `${DESK_COOKIE}=${token}` },
      });
      if (answer.statusCode !== 200) throw new Error(`${name} was answered with ${answer.statusCode}: ${answer.body}`);
      if (at >= WARM_UP) took.push(performance.now() - begun);
    }
    figures[name] = percentile(took, P95);
  }
  await app.close();
  process.stdout.write(JSON.stringify(figures));
} finally {
  await house.close();
}
