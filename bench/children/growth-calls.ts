// Grows two houses to different sizes and prints how long the calls of one person take in each. The calls take turns, so
// that what slows the machine down slows both houses.
import { buildApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { personas } from '../../apps/server/src/db/seed/personas.ts';
import { seedDemo } from '../../apps/server/src/db/seed/seed.ts';
import { inTransaction } from '../../apps/server/src/db/transaction.ts';
import { completeSteps } from '../../apps/server/src/modules/report/testing/complete-steps.ts';
import { handInPapers, papersOf } from '../../apps/server/src/modules/report/testing/hand-in-papers.ts';
import { payFor } from '../../apps/server/src/modules/report/testing/pay-for.ts';
import { startSession } from '../../apps/server/src/modules/sessions/start-session.ts';
import { openHouse } from '../../apps/server/src/open-house.ts';
import { growHouse } from '../lib/grow-house.ts';
import { type GrowthFigures, type HotCall, hotCalls } from '../lib/growth-figures.ts';
import { percentile } from '../lib/percentile.ts';

const CALLS = Number(process.argv[2]);
/** How many applications each house has, in the order of the addresses of their databases. */
const SIZES = process.argv.slice(3).map(Number);
const { DATABASE_URLS = '', DATA_DIR = '', ...environment } = process.env;
const WARM_UP = Math.ceil(CALLS / 4);
const P95 = 0.95;
const { giulia } = personas;

async function grown(applications: number, at: number) {
  const settings = { DATABASE_URL: DATABASE_URLS.split(' ')[at], DATA_DIR: `${DATA_DIR}/${at}` };
  const limits = { LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '1000000' };
  const house = await openHouse(readConfig({ ...environment, ...settings, ...limits }));
  await seedDemo(house);
  await handInPapers(house, giulia.applicationId, papersOf('Moretti', 'Giulia'));
  await completeSteps(house, giulia);
  await payFor(house, giulia.applicationId);
  await growHouse(house.database, applications);
  const app = await buildApp(house);
  const token = await inTransaction(house.database, (tx) => startSession(house, tx, giulia.userId));
  return { house, app, token, figures: {} as GrowthFigures };
}

type Grown = Awaited<ReturnType<typeof grown>>;

async function timed({ app, token }: Grown, { name, method, path, body }: HotCall, at: number): Promise<number> {
  const begun = performance.now();
  const answer = await app.inject({
    method,
    url: `/api${path}`,
    query: { application_id: giulia.applicationId, lang: 'it' },
    headers: { authorization: `Bearer ${token}` },
    // Everybody signs up once, and from an address of their own.
    remoteAddress: `10.1.${at >> 8}.${at & 255}`,
    ...(body ? { payload: body(at) } : {}),
  });
  if (answer.statusCode !== 200) throw new Error(`${name} was answered with ${answer.statusCode}: ${answer.body}`);
  return performance.now() - begun;
}

const houses: Grown[] = [];
try {
  for (const [at, size] of SIZES.entries()) houses.push(await grown(size, at));
  for (const call of hotCalls) {
    const took = houses.map((): number[] => []);
    for (let at = 0; at < CALLS + WARM_UP; at += 1)
      for (const [which, one] of houses.entries()) {
        const ms = await timed(one, call, at);
        if (at >= WARM_UP) took[which]?.push(ms);
      }
    for (const [which, one] of houses.entries()) one.figures[call.name] = percentile(took[which] ?? [], P95);
  }
  process.stdout.write(JSON.stringify(houses.map(({ figures }) => figures)));
} finally {
  for (const { app, house } of houses) {
    await app.close();
    await house.close();
  }
}
