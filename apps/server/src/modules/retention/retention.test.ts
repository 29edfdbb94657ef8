import { EVIDENCE_RETENTION_DAYS } from '@vesta/domain/limits';
import { core } from '@vesta/texts/en/core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { scriptedEngine } from '../../../test/scripted-engine.ts';
import { applications, auditLog, consents, documents, reports, sessions, users } from '../../db/schema/index.ts';
import { personas } from '../../db/seed/personas.ts';
import { jobSchedules } from '../jobs.ts';
import { completeSteps } from '../report/testing/complete-steps.ts';
import { handInPapers, papersOf } from '../report/testing/hand-in-papers.ts';
import { payFor } from '../report/testing/pay-for.ts';
import { eraseOld } from './erase-old.job.ts';
import { eraseOldApplications } from './erase-old-applications.ts';
import { forgetPeople } from './forget-people.ts';

const DAY_MS = 86_400_000;
const { giulia, marco } = personas;
let t: TestHouse;

beforeAll(async () => {
  t = await createTestHouse({}, { engine: scriptedEngine() });
  await handInPapers(t.house, giulia.applicationId, papersOf('Moretti', 'Giulia'));
  await completeSteps(t.house, giulia);
  await payFor(t.house, giulia.applicationId);
  await t.as('giulia', { url: '/api/v2/report/' });
});
afterAll(() => t.close());

const sweep = async () => [await eraseOldApplications(t.house), await forgetPeople(t.house)];
const userOf = async (id: string) => (await t.database.orm.select().from(users).where(eq(users.id, id)))[0];

test('LAW-01 comes round every night by itself', () => {
  expect(jobSchedules.map(({ definition }) => definition.name)).toContain(eraseOld.name);
  // What the first page says.
  expect(core.Occupation.Feature.Yours.Text).toContain('after three months');
});

test('LAW-01 nothing goes on the last day, and a paper handed in later keeps its application', async () => {
  t.clock.advance(EVIDENCE_RETENTION_DAYS * DAY_MS - 1000);
  expect(await sweep()).toEqual([0, 0]);
  await handInPapers(t.house, marco.applicationId, papersOf('Bellini', 'Marco').slice(0, 1));
});

test('LAW-01 after three months papers, answers, report, name and address are gone; receipts and the record stay', async () => {
  const before = (await userOf(giulia.userId))?.emailIndex;
  await t.database.orm.insert(consents).values({
    userId: personas.lena.userId,
    kind: 'marketing',
    granted: true,
    textVersion: '1',
    language: 'de',
    createdAt: t.clock.now(),
  });
  t.clock.advance(2000);
  // Giulia and Renate; Marco has handed something in, Lena is erased and still gets her news.
  expect(await sweep()).toEqual([3, 2]);
  expect(
    await t.database.orm.select().from(documents).where(eq(documents.applicationId, giulia.applicationId)),
  ).toEqual([]);
  expect(await t.database.orm.select().from(reports).where(eq(reports.applicationId, giulia.applicationId))).toEqual(
    [],
  );
  const [row] = await t.database.orm.select().from(applications).where(eq(applications.id, giulia.applicationId));
  expect(row).toMatchObject({ answersSealed: null, deletedAt: t.clock.now() });
  expect((await userOf(giulia.userId))?.emailIndex).not.toEqual(before);
  expect(await t.database.orm.select().from(sessions).where(eq(sessions.userId, giulia.userId))).toEqual([]);
  const acts = await t.database.orm.select().from(auditLog).where(eq(auditLog.applicationId, giulia.applicationId));
  expect(acts.map(({ action }) => action)).toContain('application.retention-ended');
  const [kept] = await t.database.orm.select().from(applications).where(eq(applications.id, marco.applicationId));
  expect(kept?.deletedAt).toBeNull();
});

test('LAW-01 whoever comes back with the same address begins anew', async () => {
  expect(await sweep()).toEqual([0, 0]);
  expect((await t.as('giulia', { url: '/api/v2/report/' })).statusCode).toBe(401);
});
