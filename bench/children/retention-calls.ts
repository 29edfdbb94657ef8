// Fills the database that the environment names with old applications, and prints how long calls take: alone, and beside
// the nightly job in the same process.
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { personas } from '../../apps/server/src/db/seed/personas.ts';
import { seedDemo } from '../../apps/server/src/db/seed/seed.ts';
import { inTransaction } from '../../apps/server/src/db/transaction.ts';
import { runRetention } from '../../apps/server/src/modules/retention/run-retention.ts';
import { startSession } from '../../apps/server/src/modules/sessions/start-session.ts';
import { type OpenHouse, openHouse } from '../../apps/server/src/open-house.ts';
import { percentile } from '../lib/percentile.ts';
import type { RetentionFigures } from '../lib/retention-figures.ts';

const DOCUMENTS = Number(process.argv[2]);
const PER_APPLICATION = 10;
const CALLS = 300;
const PAUSE_MS = 20;
const P95 = 0.95;

/** Old applications with papers, made by the database itself. */
async function fill({ database }: OpenHouse): Promise<void> {
  const applications = Math.ceil(DOCUMENTS / PER_APPLICATION);
  const long = `now() - interval '200 days'`;
  const client = await database.pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query(`
    with household as (insert into households default values returning id),
         person as (insert into users (email_index, profile_sealed, language, created_at)
                    select sha256(n::text::bytea), (select profile_sealed from users limit 1), 'it', ${long}
                      from generate_series(1, ${applications}) n returning id),
         application as (insert into applications (user_id, household_id, application_type, region, applicant_role,
                           employment_status, created_at, updated_at)
                         select person.id, household.id, 'rent', 'it', 'main-applicant', 'Employed', ${long}, ${long}
                           from person, household returning id)
    insert into documents (application_id, type, label_sealed, parse_status, created_at)
    select application.id, 'payslip', repeat('x', 600)::bytea, 'parsed', ${long}
      from application, generate_series(1, ${PER_APPLICATION})`);
  await client.query('analyze');
  client.release(true);
}

/** How long calls take, one after the other with a pause as people make it. */
async function callsBeside(house: OpenHouse, isGoingOn: () => boolean): Promise<number[]> {
  const app = await buildApp(house);
  const token = await inTransaction(house.database, (tx) => startSession(house, tx, personas.giulia.userId));
  const url = `/api/v1/state/?application_id=${personas.giulia.applicationId}`;
  const took: number[] = [];
  for (let call = 0; call < CALLS && isGoingOn(); call += 1) {
    const begun = performance.now();
    const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    if (answer.statusCode !== 200) throw new Error(`A call was answered with ${answer.statusCode}.`);
    took.push(performance.now() - begun);
    await sleep(PAUSE_MS);
  }
  await app.close();
  return took;
}

const house = await openHouse(readConfig({ ...process.env, LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '1000000' }));
try {
  await seedDemo(house);
  await fill(house);
  await callsBeside(house, () => true);
  const idleMs = percentile(await callsBeside(house, () => true), P95);
  const begun = performance.now();
  let isRunning = true;
  const enough = new AbortController();
  const work = runRetention(house, enough.signal).finally(() => {
    isRunning = false;
  });
  const besideMs = percentile(await callsBeside(house, () => isRunning), P95);
  // A million papers take the night; the calls have been made.
  enough.abort();
  const { applications = 0 } = await work;
  const figures: RetentionFigures = {
    papers: DOCUMENTS,
    erased: applications * PER_APPLICATION,
    seconds: (performance.now() - begun) / 1000,
    idleMs,
    besideMs,
  };
  process.stdout.write(JSON.stringify(figures));
} finally {
  await house.close();
}
