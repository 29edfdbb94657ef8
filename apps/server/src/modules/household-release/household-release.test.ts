import { addTallies, countOf } from '@vesta/domain/report/checks-tally';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { codeIn, lastMailTo } from '../../../test/mails.ts';
import { scriptedEngine } from '../../../test/scripted-engine.ts';
import { auditLog, reports } from '../../db/schema/index.ts';
import { personas } from '../../db/seed/personas.ts';
import { inTransaction } from '../../db/transaction.ts';
import { changeAnswers } from '../applications/answers.ts';
import { deleteApplication } from '../applications/delete-application.ts';
import { openReport } from '../report/stored-report.ts';
import { completeSteps } from '../report/testing/complete-steps.ts';
import { handInPapers, papersOf } from '../report/testing/hand-in-papers.ts';
import { payFor } from '../report/testing/pay-for.ts';

const { lena, renate } = personas;
const landlord = { name: 'Anna Villa', email: 'anna.villa@casa.example' };
let t: TestHouse;
let early: Awaited<ReturnType<typeof landlordSees>>;
let opened: Awaited<ReturnType<typeof landlordSees>>;

const reportOf = async (who: 'lena' | 'renate') => (await t.as(who, { url: '/api/v2/report/' })).json();
const act = (who: 'lena' | 'renate' | 'giulia', path = '') =>
  t.as(who, { method: 'POST', url: `/api/v2/report/household-release${path}` });

/** What the landlord reads with a release of Lena's that has the household in it. */
async function landlordSees() {
  t.clock.advance(61_000);
  const payload = { recipient: landlord, delivery: 'link', with_household: true };
  await t.as('lena', { method: 'POST', url: '/api/v2/report/release', payload });
  const token = /released-report#token=([\w-]+)/.exec((await lastMailTo(t, landlord.email))?.text ?? '')?.[1] ?? '';
  await t.app.inject({ method: 'POST', url: '/api/v1/released-report/knock', payload: { token } });
  const code = codeIn(await lastMailTo(t, landlord.email));
  const answer = await t.app.inject({ method: 'POST', url: '/api/v1/released-report', payload: { token, code } });
  return { seen: answer.json(), token };
}

/** The same link, opened again. */
const sees = async ({ seen, token }: Awaited<ReturnType<typeof landlordSees>>) =>
  (await t.app.inject({ method: 'POST', url: '/api/v1/released-report', payload: { token, pass: seen.pass } })).json();

beforeAll(async () => {
  t = await createTestHouse({}, { engine: scriptedEngine() });
  const guarantor = {
    fullname: `${renate.profile.first_name} ${renate.profile.last_name}`,
    email: renate.profile.email,
    role: 'Guarantor' as const,
    relationship: 'Mother',
  };
  await inTransaction(t.database, (tx) =>
    changeAnswers(t.house, tx, lena.applicationId, (answers) => ({
      ...answers,
      additional_details: { ...answers.additional_details, guarantors: [guarantor] },
    })),
  );
  for (const who of [lena, renate]) {
    await handInPapers(t.house, who.applicationId, papersOf(who.profile.last_name, who.profile.first_name));
    await completeSteps(t.house, who);
    await payFor(t.house, who.applicationId);
  }
});
afterAll(() => t.close());

describe('what a guarantor’s papers say', () => {
  test('cannot be released before there is a report of hers', async () => {
    const answer = await act('renate');
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
  });

  test('reaches neither tenant nor landlord before she releases it, though she has finished', async () => {
    const hers = await reportOf('renate');
    expect(hers.household_release).toEqual({ asked_by: 'Lena Hoffmann', released_at: null, withdrawn_at: null });
    const income = hers.report.employment.monthly_income.value;
    expect(income).toBeGreaterThan(0);
    t.clock.advance(1000);
    const { report, aggregated } = await reportOf('lena');
    expect(report.guarantors.content).toMatchObject([{ pending: true, share: 'unreleased', monthly_income: null }]);
    const line = { role: 'guarantor', pending: true, share: 'unreleased' };
    expect(aggregated.members[1]).toMatchObject({ ...line, monthly_income: null, commitments: null, room: null });
    early = await landlordSees();
    const { seen } = early;
    expect(seen.aggregated.members[1]).toMatchObject({ ...line, monthly_income: null, average_cash_balance: null });
    expect(seen.aggregated.guarantee).toMatchObject({ room: 0 });
  });

  test('cannot be released by anybody but its owner, nor by whoever has no household to release to', async () => {
    expect((await act('lena')).statusCode).toBe(404);
    expect((await act('giulia')).statusCode).not.toBe(200);
    expect((await reportOf('renate')).household_release.released_at).toBeNull();
  });

  test('counts once she released it, once, and reaches the landlord with the tenant’s release', async () => {
    const released = async () => {
      const acts = await t.database.orm.select().from(auditLog).where(eq(auditLog.applicationId, renate.applicationId));
      return acts.filter(({ action }) => action === 'household.released').length;
    };
    for (const _ of [1, 2]) {
      expect((await act('renate')).statusCode).toBe(200);
      expect(await released()).toBe(1);
    }
    t.clock.advance(1000);
    const hers = await reportOf('renate');
    expect(hers.household_release.released_at).not.toBeNull();
    const { aggregated, changes } = await reportOf('lena');
    expect(changes).toContainEqual(expect.objectContaining({ what: 'person_counted', key: 'Renate Hoffmann' }));
    const income = hers.report.employment.monthly_income.value;
    expect(aggregated.members[1]).toMatchObject({ share: 'released', pending: false, monthly_income: income });
    expect(aggregated.members[1].average_cash_balance).toBeNull();
    opened = await landlordSees();
    const { seen } = opened;
    expect(seen.aggregated.members[1]).toMatchObject({ share: 'released', monthly_income: income });
    expect(seen.report.guarantors.content[0]).toMatchObject({ email: null, relationship: null, monthly_income: null });
    expect(JSON.stringify(seen)).not.toMatch(/posta\.example|Mother/);
  });

  test('the landlord counts of everybody’s checks those that a landlord may see', async () => {
    const [own, hers] = [await reportOf('lena'), await reportOf('renate')];
    const { seen } = opened;
    const [first, second] = seen.aggregated.members;
    expect(countOf(seen.report.checks_tally)).toBe(seen.report.checks.length);
    expect(first.checks_tally).toEqual(seen.report.checks_tally);
    expect(countOf(first.checks_tally)).toBeLessThan(countOf(own.report.checks_tally));
    expect(countOf(second.checks_tally)).toBeLessThan(countOf(hers.report.checks_tally));
    expect(seen.aggregated.group.checks_tally).toEqual(addTallies([first.checks_tally, second.checks_tally]));
  });

  test('REP-07 a report that was released before stays as it was, in every part and under its number', async () => {
    const still = await sees(early);
    expect(still.report).toEqual(early.seen.report);
    expect(still.aggregated).toEqual(early.seen.aggregated);
    const shares = ({ report, aggregated }: typeof still) => [
      report.guarantors.content[0].share,
      aggregated.members[1].share,
    ];
    expect(shares(still)).toEqual(['unreleased', 'unreleased']);
    expect(shares(opened.seen)).toEqual(['released', 'released']);
    expect(opened.seen.report.report_id).not.toBe(still.report.report_id);
  });

  test('is gone from the household and from links that were released before, once she takes it back', async () => {
    for (const _ of [1, 2]) expect((await act('renate', '/revoke')).statusCode).toBe(200);
    const acts = await t.database.orm.select().from(auditLog).where(eq(auditLog.applicationId, renate.applicationId));
    expect(acts.filter(({ action }) => action === 'household.release-revoked')).toMatchObject([
      { actorKind: 'applicant', actorId: renate.userId },
    ]);
    t.clock.advance(1000);
    const { aggregated, changes } = await reportOf('lena');
    expect(aggregated.members[1]).toMatchObject({ share: 'unreleased', monthly_income: null });
    expect(changes).toContainEqual(expect.objectContaining({ what: 'person_withdrew', key: 'Renate Hoffmann' }));
    expect(changes.filter(({ what }: { what: string }) => what === 'person_counted')).toEqual([]);
    const { household_release: standing } = await reportOf('renate');
    expect(standing).toMatchObject({ released_at: null, withdrawn_at: expect.any(String) });
    const again = await sees(opened);
    expect(again.aggregated.members[1]).toMatchObject({ share: 'unreleased', monthly_income: null, room: null });
    expect(again.report.guarantors.content[0]).toMatchObject({ share: 'unreleased', pending: true });
  });

  test('LAW-01 stands in no report of the tenant any more, once she has deleted her application', async () => {
    const stored = async () => {
      const rows = await t.database.orm.select().from(reports).where(eq(reports.applicationId, lena.applicationId));
      return rows.map((row) => openReport(t.house, row).report).flatMap((one) => (one.kind === 'rent' ? [one] : []));
    };
    const hasFigures = ({ guarantors, guarantee }: Awaited<ReturnType<typeof stored>>[number]) =>
      guarantee.room > 0 || guarantors.content.some(({ monthly_income }) => monthly_income !== null);
    expect((await stored()).some(hasFigures)).toBe(true);
    await deleteApplication(t.house, renate.userId, renate.applicationId);
    const after = await stored();
    expect(after.some(hasFigures)).toBe(false);
    const told = after.flatMap(({ explain }) => explain.filter(({ figure }) => figure === 'guarantor_cover'));
    expect(told.filter(({ value }) => value !== 0)).toEqual([]);
    expect(after.every(({ guarantors: { content } }) => content.every((line) => line.fullname.length > 0))).toBe(true);
  });
});
