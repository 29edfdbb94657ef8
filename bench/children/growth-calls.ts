// Grows the house that the environment names to so many applications, and prints how long the calls of one person take.
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
import { type GrowthFigures, hotCalls } from '../lib/growth-figures.ts';
import { percentile } from '../lib/percentile.ts';

const APPLICATIONS = Number(process.argv[2]);
const CALLS = Number(process.argv[3]);
const WARM_UP = Math.ceil(CALLS / 4);
const P95 = 0.95;
const { giulia } = personas;

const house = await openHouse(readConfig({ ...process.env, LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '1000000' }));
try {
  await seedDemo(house);
  await handInPapers(house, giulia.applicationId, papersOf('Moretti', 'Giulia'));
  await completeSteps(house, giulia);
  await payFor(house, giulia.applicationId);
  await growHouse(house.database, APPLICATIONS);
  const app = await buildApp(house);
  const token = await inTransaction(house.database, (tx) => startSession(house, tx, giulia.userId));
  const figures: GrowthFigures = {};
  for (const { name, method, path, body } of hotCalls) {
    const took: number[] = [];
    for (let at = 0; at < CALLS + WARM_UP; at += 1) {
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
      if (at >= WARM_UP) took.push(performance.now() - begun);
    }
    figures[name] = percentile(took, P95);
  }
  await app.close();
  process.stdout.write(JSON.stringify(figures));
} finally {
  await house.close();
}
