import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { scriptedEngine } from '../../../test/scripted-engine.ts';
import { reports } from '../../db/schema/index.ts';
import { personas } from '../../db/seed/personas.ts';
import { completeSteps } from './testing/complete-steps.ts';
import { handInPapers, papersOf } from './testing/hand-in-papers.ts';
import { payFor } from './testing/pay-for.ts';

const { giulia, marco } = personas;
let t: TestHouse;

beforeAll(async () => {
  t = await createTestHouse({}, { engine: scriptedEngine() });
  await handInPapers(t.house, giulia.applicationId, papersOf('Moretti', 'Giulia'));
  await handInPapers(t.house, marco.applicationId, papersOf('Bellini', 'Marco'));
  for (const who of [giulia, marco]) await completeSteps(t.house, who);
  await payFor(t.house, giulia.applicationId);
});
afterAll(() => t.close());

test.each(['giulia', 'marco'] as const)(
  'REP-05 REP-07 many calls at once for the report of %s make one',
  async (who) => {
    const ask = async () => {
      const answer = await t.as(who, { url: '/api/v2/report/' });
      expect(answer.statusCode).toBe(200);
      return answer.json();
    };
    for (const round of ['made', 'found']) {
      const [first, ...others] = await Promise.all([ask(), ask(), ask(), ask()]);
      expect([round, others]).toEqual([round, [first, first, first]]);
    }
    const { applicationId } = personas[who];
    expect(await t.database.orm.select().from(reports).where(eq(reports.applicationId, applicationId))).toHaveLength(1);
  },
);
