import { REPORT_VALID_DAYS } from '@vesta/domain/limits';
import { payslip } from '@vesta/engine/report/testing/papers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { deliveredMails, lastMailTo } from '../../../test/mails.ts';
import { scriptedEngine } from '../../../test/scripted-engine.ts';
import { applications, documents, reportFiles, reports } from '../../db/schema/index.ts';
import { demo } from '../../db/seed/demo-ids.ts';
import { personas } from '../../db/seed/personas.ts';
import { inTransaction } from '../../db/transaction.ts';
import { changeAnswers } from '../applications/answers.ts';
import { printReportHandler } from './print-report.job.handler.ts';
import { printReport } from './print-report.job.ts';
import { completeSteps, declare } from './testing/complete-steps.ts';
import { handInPapers, papersOf } from './testing/hand-in-papers.ts';
import { payFor } from './testing/pay-for.ts';

const DAY_MS = 86_400_000;
const { giulia, marco } = personas;
let t: TestHouse;

beforeAll(async () => {
  t = await createTestHouse({}, { engine: scriptedEngine() });
  await handInPapers(t.house, giulia.applicationId, papersOf('Moretti', 'Giulia'));
  await handInPapers(t.house, marco.applicationId, papersOf('Bellini', 'Marco'));
  for (const who of [giulia, marco]) await completeSteps(t.house, who);
});
afterAll(() => t.close());

const report = async (who: 'giulia' | 'marco' = 'giulia') => (await t.as(who, { url: '/api/v2/report/' })).json();
const pdf = (reportId: string, path = 'pdf', lang = 'it') =>
  t.as('giulia', { url: `/api/v2/report/${path}`, query: { report_id: reportId, lang } });

describe('the report of an application', () => {
  test('PAY-04 is refused until it is paid for', async () => {
    const answer = await t.as('giulia', { url: '/api/v2/report/' });
    expect([answer.statusCode, answer.json().code]).toEqual([402, 'PAYMENT_REQUIRED']);
    await payFor(t.house, giulia.applicationId);
  });

  test('REP-01 holds the figures of the papers, and both names of its id', async () => {
    const answer = await report();
    expect(answer).toMatchObject({
      success: true,
      hideReport: false,
      hide_report: false,
      processing: false,
      can_download: true,
      has_receipt: false,
    });
    expect(answer.report).toMatchObject({ kind: 'rent', audience: 'owner', report_id: answer.report_id });
    expect(answer.reportId).toBe(answer.report_id);
    expect(answer.report.employment.monthly_income.net_value).toBe(185_000);
    expect(answer.report.personal_details.name).toBe('Giulia Moretti');
  });

  test('is the same report as long as the evidence is the same', async () => {
    const [first, second] = await Promise.all([report(), report()]);
    t.clock.advance(5 * DAY_MS);
    const later = await report();
    expect(second).toEqual(first);
    expect(later.report).toEqual(first.report);
    t.clock.set('2026-11-15T10:00:00Z');
  });

  test('the older call answers the same, shorter', async () => {
    const { report: whole, report_id } = await report();
    const older = (await t.as('giulia', { url: '/api/v1/report/' })).json();
    expect(older).toEqual({ success: true, hide_report: false, report_id, report: whole });
  });

  test('nothing of it lies readable in the tables', async () => {
    const { rows } = await t.database.pool.query("select encode(model_sealed, 'escape') as text from reports");
    expect(rows.map((row) => row.text).join()).not.toContain('Moretti');
  });

  test('waits while a paper is still being read', async () => {
    const [row] = await t.database.orm
      .select()
      .from(documents)
      .where(eq(documents.applicationId, giulia.applicationId));
    await t.database.orm
      .update(documents)
      .set({ parseStatus: 'processing' })
      .where(eq(documents.id, row?.id ?? ''));
    expect(await report()).toMatchObject({ success: true, processing: true, report: null });
    await t.database.orm
      .update(documents)
      .set({ parseStatus: 'parsed' })
      .where(eq(documents.id, row?.id ?? ''));
  });
});

describe('the report on paper', () => {
  test('REP-06 is not ready at once, then ready with a link that opens it; the applicant hears of it once', async () => {
    const { report_id } = await report();
    expect((await pdf(report_id)).json()).toMatchObject({ status: 'waiting', ready: false, link: null });
    const mails = await deliveredMails(t);
    const ready = (await pdf(report_id)).json();
    expect(ready).toMatchObject({ status: 'ready', ready: true, link: expect.stringMatching(/^\/api\/v1\/files\//) });
    const file = await t.as('giulia', { url: ready.link, applicationId: null });
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.headers['content-disposition']).toMatch(/^inline; filename="Vesta-VR-[\w-]+\.pdf"$/);
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const verdict = await t.app.inject({
      method: 'POST',
      url: '/api/v1/openapis/verify-pdf',
      headers: { 'content-type': 'application/pdf' },
      payload: file.rawPayload,
    });
    expect(verdict.json()).toMatchObject({
      seal: 'sealed',
      certificate: { applicant_name: 'Giulia Moretti', report_id },
    });
    expect(mails.filter(({ subject }) => /report/i.test(subject ?? ''))).toHaveLength(1);
  });

  test('another language is another paper of the same report, and no second piece of news', async () => {
    const { report_id } = await report();
    const before = (await deliveredMails(t)).length;
    for (const lang of ['de', 'en']) expect((await pdf(report_id, 'pdf', lang)).json().status).toBe('waiting');
    expect(await deliveredMails(t)).toHaveLength(before);
    expect((await pdf(report_id, 'pdf', 'de')).json().ready).toBe(true);
  });

  test('REP-07 the household’s report names who is still expected, counts them for nothing, and is printed on demand', async () => {
    const alone = await report();
    expect(alone.aggregated).toBeNull();
    const partner = { fullname: 'Paolo Neri', email: 'paolo.neri@posta.example', date_of_birth: '01/02/1990' };
    await inTransaction(t.database, (tx) =>
      changeAnswers(t.house, tx, giulia.applicationId, (answers) => ({
        ...answers,
        additional_details: {
          ...answers.additional_details,
          household_members_count: '2,0',
          hhMembers: [{ ...partner, relationship: 'Partner', role: 'Co-Applicant' }],
        },
      })),
    );
    await declare(t.house, giulia);
    t.clock.advance(60_000);
    const { report_id, aggregated } = await report();
    expect(aggregated.members).toMatchObject([
      { fullname: 'Giulia Moretti', pending: false, counted: true },
      { fullname: 'Paolo Neri', pending: true, counted: false, monthly_income: null },
    ]);
    expect(aggregated.group).toMatchObject({ pending: 1, monthly_income: aggregated.members[0].monthly_income });
    expect((await pdf(report_id, 'invoke-aggregated-pdf-generation')).json().status).toBe('waiting');
    await deliveredMails(t);
    expect((await pdf(report_id, 'aggregated-pdf')).json().ready).toBe(true);
  });

  test('somebody else’s report has no paper here', async () => {
    const { report_id } = await report();
    const answer = await t.as('marco', { url: '/api/v2/report/pdf', query: { report_id } });
    expect(answer.statusCode).toBe(404);
  });
});

describe('a report that the listing’s side pays for', () => {
  test('REP-05 is made and not unfolded; its paper comes to the applicant by mail and cannot be downloaded', async () => {
    const answer = await report('marco');
    expect(answer).toMatchObject({ hideReport: true, hide_report: true, report: null, can_download: false });
    expect(answer).toMatchObject({ sent_to: marco.profile.email, awaited: [] });
    expect(answer.report_id).toMatch(/^[0-9a-f-]{36}$/);
    const mail = await lastMailTo(t, marco.profile.email);
    expect(mail?.attachments?.[0]).toMatchObject({ mimeType: 'application/pdf' });
    // From the mail it is one step to where the report is released.
    expect(mail?.text).toContain(`/rent/fill/${marco.applicationId}/verify-email#resume=`);
    const paper = await t.as('marco', { url: '/api/v2/report/pdf', query: { report_id: answer.report_id } });
    expect(paper.json()).toMatchObject({ ready: true, link: null });
  });
});

describe('who is awaited, and where a folded report goes', () => {
  const told = async (who: 'giulia' | 'marco') => {
    const { sent_to, awaited, report_id } = await report(who);
    return { sent_to, awaited, report_id };
  };

  test('REP-05 REP-07 many calls at once are told the same, and one report stands behind them', async () => {
    for (const who of ['giulia', 'marco'] as const) {
      const [first, ...others] = await Promise.all([told(who), told(who), told(who), told(who)]);
      expect(others).toEqual([first, first, first]);
    }
    expect(await told('giulia')).toMatchObject({ sent_to: null, awaited: ['Paolo Neri'] });
    expect(await told('marco')).toMatchObject({ sent_to: marco.profile.email, awaited: [] });
  });

  test('REP-05 REP-07 a call that breaks off in the middle leaves nothing behind that the next one would tell', async () => {
    const before = await told('giulia');
    await t.database.orm.delete(reports).where(eq(reports.applicationId, giulia.applicationId));
    const sealing = vi.spyOn(t.house.vault, 'sealJson').mockImplementationOnce(() => {
      throw new Error('broke off');
    });
    const broken = await t.as('giulia', { url: '/api/v2/report/' });
    sealing.mockRestore();
    expect(broken.statusCode).toBe(500);
    expect(broken.body).not.toMatch(/Paolo|sent_to/);
    expect(await t.database.orm.select().from(reports).where(eq(reports.applicationId, giulia.applicationId))).toEqual(
      [],
    );
    const after = await told('giulia');
    expect(after).toMatchObject({ sent_to: before.sent_to, awaited: before.awaited });
  });

  test('REP-05 REP-07 whoever asks with the id of somebody else is refused and told neither', async () => {
    for (const [who, other] of [
      ['giulia', marco],
      ['marco', giulia],
    ] as const) {
      const { applicationId } = other;
      const answer = await t.as(who, { url: '/api/v2/report/', applicationId });
      expect(answer.statusCode).toBe(401);
      expect(answer.body).not.toMatch(/Paolo Neri|sent_to|awaited/);
      expect(answer.body).not.toContain(other.profile.email);
    }
  });
});

describe('with the clock standing still', () => {
  const bare = (mail: Awaited<ReturnType<typeof lastMailTo>>) => mail?.attachments?.map(({ mimeType }) => mimeType);

  test('REP-12 a report without document errors is with the listing’s side as soon as it is released, and not before', async () => {
    const { report_id } = await report('marco');
    expect(await lastMailTo(t, 'affitti@ortica.example')).toBeUndefined();
    const payload = { recipient: 'listing', delivery: 'attachment' };
    const url = '/api/v2/report/release';
    const answer = await t.as('marco', { method: 'POST', url, payload, query: { lang: 'de' } });
    expect(answer.json().success).toBe(true);
    // An agency in Milan is written to in Italian, whatever the applicant reads.
    expect((await lastMailTo(t, 'affitti@ortica.example'))?.subject).toBe(
      'Il report di Marco Bellini per Bilocale, Via Savona 41 in allegato',
    );
    expect(bare(await lastMailTo(t, 'affitti@ortica.example'))).toEqual(['application/pdf']);
    expect((await report('marco')).report_id).toBe(report_id);
  });

  test('REP-12 a rapid one stays folded, and its paper comes by mail', async () => {
    const of = eq(applications.id, marco.applicationId);
    await t.database.orm.update(applications).set({ applicationType: 'rapid' }).where(of);
    const mails = (await deliveredMails(t)).length;
    const answer = await report('marco');
    expect(answer).toMatchObject({ hide_report: true, report: null, report_id: expect.any(String) });
    const [row] = await t.database.orm.select().from(reports).where(eq(reports.id, answer.report_id));
    expect(row?.kind).toBe('rapid');
    const after = await deliveredMails(t);
    expect(after).toHaveLength(mails + 1);
    expect(after.at(-1)?.to?.[0]?.address).toBe(marco.profile.email);
    expect(bare(await lastMailTo(t, marco.profile.email))).toEqual(['application/pdf']);
    await t.database.orm.update(applications).set({ applicationType: 'rent' }).where(of);
  });
});

describe('refreshing', () => {
  test('new evidence makes a new report that tells what changed, and leaves the old one standing', async () => {
    const before = await report();
    t.clock.advance(DAY_MS);
    const extra = JSON.parse(JSON.stringify(payslip('2026-11', 240_000)).replaceAll('ROSSI MARIO', 'MORETTI GIULIA'));
    await handInPapers(t.house, giulia.applicationId, [extra]);
    const after = await report();
    expect(after.report_id).not.toBe(before.report_id);
    expect(after.changes).toContainEqual(expect.objectContaining({ what: 'figure', key: 'monthly_income' }));
    expect(await t.database.orm.select().from(reports).where(eq(reports.id, before.report_id))).toHaveLength(1);
  });

  test('REP-09 after sixty days the same evidence makes a new one', async () => {
    const before = await report();
    t.clock.advance(REPORT_VALID_DAYS * DAY_MS + 1000);
    expect((await report()).report_id).not.toBe(before.report_id);
  });
});

test('REP-10 starting over gives the same person a new rapid application at the papers, and nobody else', async () => {
  expect((await t.as('giulia', { url: '/api/v2/report/create-new-app' })).statusCode).toBe(404);
  await t.database.orm
    .update(applications)
    .set({ applicationType: 'rapid', listingId: demo.ortica.listing })
    .where(eq(applications.id, giulia.applicationId));
  const answer = (await t.as('giulia', { url: '/api/v2/report/create-new-app' })).json();
  expect(answer).toMatchObject({ success: true, applicationId: answer.application_id });
  const [row] = await t.database.orm.select().from(applications).where(eq(applications.id, answer.application_id));
  expect(row).toMatchObject({ userId: giulia.userId, stepRouter: 'income-check', applicationType: 'rapid' });
});

test('a paper that cannot be made is told as failed after the last attempt, and tried anew when asked for', async () => {
  const { report_id } = await report('marco');
  const [row] = await t.database.orm.select().from(reportFiles).where(eq(reportFiles.reportId, report_id));
  const reportFileId = row?.id ?? '';
  const stateOf = async () =>
    (await t.database.orm.select().from(reportFiles).where(eq(reportFiles.id, reportFileId)))[0]?.status;
  await t.database.orm
    .update(reportFiles)
    .set({ status: 'waiting', fileId: null })
    .where(eq(reportFiles.id, reportFileId));
  const seal = { ...t.house.reportKeys.seal, privateKey: new Uint8Array([1, 2, 3]) };
  const broken = printReportHandler({ ...t.house, reportKeys: { ...t.house.reportKeys, seal } });
  const attempt = (number: number) =>
    broken.run(
      { reportFileId },
      { jobId: 'j', attempt: number, log: t.house.log, clock: t.clock, signal: AbortSignal.timeout(60_000) },
    );
  await expect(attempt(1)).rejects.toThrow();
  expect(await stateOf()).toBe('waiting');
  await expect(attempt(printReport.retryLimit + 1)).rejects.toThrow();
  expect(await stateOf()).toBe('failed');
  const ask = () => t.as('marco', { url: '/api/v2/report/pdf', query: { report_id, lang: row?.language ?? 'it' } });
  expect((await ask()).json()).toMatchObject({ status: 'waiting' });
  await deliveredMails(t);
  expect((await ask()).json()).toMatchObject({ status: 'ready' });
});
