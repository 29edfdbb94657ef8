import { EVIDENCE_RETENTION_DAYS } from '@vesta/domain/limits';
import { retentionSchedule } from '@vesta/domain/retention/schedule';
import { core } from '@vesta/texts/en/core';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { deliveredMails } from '../../../test/mails.ts';
import { scriptedEngine } from '../../../test/scripted-engine.ts';
import { silentLog } from '../../../test/silent-log.ts';
import { applications, auditLog, consents, documents, reports, sessions, users } from '../../db/schema/index.ts';
import { personas } from '../../db/seed/personas.ts';
import { verifyAudit } from '../audit/verify-audit.ts';
import { jobSchedules } from '../jobs.ts';
import { completeSteps } from '../report/testing/complete-steps.ts';
import { handInPapers, papersOf } from '../report/testing/hand-in-papers.ts';
import { payFor } from '../report/testing/pay-for.ts';
import { eraseOldHandler } from './erase-old.job.handler.ts';
import { eraseOld } from './erase-old.job.ts';
import { retentionRules } from './rules/index.ts';
import { countDue, runRetention } from './run-retention.ts';

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

const sweep = async () => {
  const { applications: erased = 0, people = 0 } = await runRetention(t.house);
  return [erased, people];
};
const userOf = async (id: string) => (await t.database.orm.select().from(users).where(eq(users.id, id)))[0];
const acts = (action: string) => t.database.orm.select().from(auditLog).where(eq(auditLog.action, action));

test('LAW-01 comes round every night by itself, for every class of the schedule', () => {
  expect(jobSchedules.map(({ definition }) => definition.name)).toContain(eraseOld.name);
  expect(new Set(retentionRules.map(({ name }) => name))).toEqual(
    new Set([...Object.keys(retentionSchedule), 'receipts']),
  );
  // What the first page says.
  expect(core.Occupation.Feature.Yours.Text).toContain('after three months');
});

test('LAW-01 a week before, the owner is told by mail, once', async () => {
  t.clock.advance((EVIDENCE_RETENTION_DAYS - 7) * DAY_MS - 1000);
  expect((await runRetention(t.house)).warned).toBe(0);
  t.clock.advance(2000);
  expect((await runRetention(t.house)).warned).toBe(4);
  expect((await runRetention(t.house)).warned).toBe(0);
  const mails = (await deliveredMails(t)).filter(({ subject }) => /cancellata|gelöscht/.test(subject ?? ''));
  expect(mails).toHaveLength(4);
  expect(mails[0]?.text).toMatch(/7 (giorni|Tagen)/);
  expect(mails[0]?.text).toMatch(/\/(it|de)\/my-data\n/);
});

test('LAW-01 nothing goes on the last day, and a paper handed in later keeps its application', async () => {
  t.clock.advance(7 * DAY_MS - 2000);
  expect(await sweep()).toEqual([0, 0]);
  expect((await countDue(t.house)).applications).toBe(0);
  await handInPapers(t.house, marco.applicationId, papersOf('Bellini', 'Marco').slice(0, 1));
});

test('LAW-01 a visit after the report does not prolong it', async () => {
  const now = t.clock.now();
  await t.database.orm.update(applications).set({ updatedAt: now }).where(eq(applications.id, giulia.applicationId));
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
  expect((await countDue(t.house)).applications).toBe(3);
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
  const ended = await acts('application.retention-ended');
  expect(ended.filter(({ applicationId }) => applicationId === giulia.applicationId)).toHaveLength(1);
  const [kept] = await t.database.orm.select().from(applications).where(eq(applications.id, marco.applicationId));
  expect(kept?.deletedAt).toBeNull();
});

test('LAW-01 the proof says what, how much and when, names nobody, and the record still fits', async () => {
  const proofs = await acts('retention.erased');
  expect(proofs.map(({ data }) => data)).toContainEqual({
    class: 'people',
    count: 2,
    digest: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect((await verifyAudit(t.house)).fault).toBeNull();
});

test('LAW-01 whoever comes back with the same address begins anew', async () => {
  expect(await sweep()).toEqual([0, 0]);
  expect((await t.as('giulia', { url: '/api/v2/report/' })).statusCode).toBe(401);
});

test('LAW-01 two workers at once erase each application once', async () => {
  t.clock.advance(EVIDENCE_RETENTION_DAYS * DAY_MS + 1000);
  const both = await Promise.all([runRetention(t.house), runRetention(t.house)]);
  expect(both.reduce((sum, { applications: erased = 0 }) => sum + erased, 0)).toBe(1);
  const mine = await t.database.orm
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'application.retention-ended'), eq(auditLog.applicationId, marco.applicationId)));
  expect(mine).toHaveLength(1);
});

test('LAW-01 a wish for news ends after five years', async () => {
  expect((await userOf(personas.lena.userId))?.language).toBe('de');
  t.clock.advance(5 * 366 * DAY_MS);
  expect((await runRetention(t.house)).marketing).toBe(1);
  expect((await userOf(personas.lena.userId))?.language ?? '-').toBe('-');
});

test('LAW-01 a clock that ran ahead of the database’s erases nothing; one that agrees does', async () => {
  const nightAt = (clock: { now(): Date }) => {
    const context = { jobId: 'night', attempt: 1, log: silentLog, clock, signal: new AbortController().signal };
    return eraseOldHandler({ ...t.house, clock }).run({}, context);
  };
  const left = async () => (await t.database.orm.select().from(sessions)).length;
  const [user] = await t.database.orm.select().from(users);
  await t.database.orm.insert(sessions).values({
    userId: user?.id ?? null,
    tokenHash: Buffer.from('clock'),
    expiresAt: new Date(Date.now() - 3 * DAY_MS),
  });
  const before = await left();
  await expect(nightAt({ now: () => new Date(Date.now() + 400 * DAY_MS) })).rejects.toThrow(/nothing is erased/);
  expect(await left()).toBe(before);
  await nightAt({ now: () => new Date() });
  expect(await left()).toBeLessThan(before);
});
