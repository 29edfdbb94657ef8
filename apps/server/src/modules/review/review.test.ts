import { CASE_HELD_MS } from '@vesta/domain/desk/review';
import type { RentReport } from '@vesta/domain/report/rent-report';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addStaff, askDesk, deskToken } from '../../../test/desk.ts';
import { engineInPlace } from '../../../test/engine-in-place.ts';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { deliveredMails } from '../../../test/mails.ts';
import { applications, auditLog, documents, reports, reviewRequests } from '../../db/schema/index.ts';
import { personas } from '../../db/seed/personas.ts';
import { inTransaction } from '../../db/transaction.ts';
import { judgePapers } from '../documents/judge-papers.ts';
import { fileReview } from '../my-data/file-review.ts';
import { completeSteps } from '../report/testing/complete-steps.ts';
import { handInPapers, papersOf } from '../report/testing/hand-in-papers.ts';
import { payFor } from '../report/testing/pay-for.ts';
import { holdReport } from './hold-report.ts';

const { giulia, lena } = personas;
const WORDS = 'The bank printed it anew for me in October.';
let t: TestHouse;
let papers: string[] = [];
type Who = 'one' | 'other' | 'senior' | 'administrator';
const people = new Map<Who, { id: string }>();
beforeAll(async () => {
  t = await createTestHouse({ RATE_LIMIT_PER_MINUTE: '100000' }, { engine: engineInPlace });
  papers = await handInPapers(
    t.house,
    giulia.applicationId,
    papersOf(giulia.profile.last_name, giulia.profile.first_name),
  );
  await completeSteps(t.house, giulia);
  // The usual papers name somebody else's fiscal code; whoever explains what keeps them from going on may go on.
  await judgePapers(t.house, giulia.applicationId);
  for (const row of await t.database.orm.select().from(documents).where(eq(documents.isBlocker, true))) {
    const rule = /checks\.(\w+)\./.exec(row.messageKey ?? '')?.[1] ?? null;
    await t.as('giulia', {
      method: 'POST',
      url: `/api/v1/other-documents/${row.id}/explain`,
      payload: { rule, text: WORDS },
    });
  }
  await payFor(t.house, giulia.applicationId);
  const at = { stepRouter: 'result' };
  await t.database.orm.update(applications).set(at).where(eq(applications.id, giulia.applicationId));
  people.set('one', await addStaff(t, { house: 'reviewer' }));
  people.set('other', await addStaff(t, { house: 'reviewer' }));
  people.set('senior', await addStaff(t, { house: 'senior-reviewer' }));
  people.set('administrator', await addStaff(t, { house: 'administrator' }));
});
afterAll(() => t.close());
beforeEach(() => t.database.orm.delete(reviewRequests));

/** Signed in afresh: tests let hours pass, and nobody stays signed in that long. */
const tokenOf = (who: Who) => deskToken(t, people.get(who) ?? { id: '' });
const paper = () => papers[0] ?? '';
const asks = (rule: string | null = 'R_FILE_KIND', documentId: string | null = paper()) =>
  inTransaction(t.database, (tx) =>
    fileReview(t.house, tx, { applicationId: giulia.applicationId, documentId, rule, text: WORDS }),
  );
const queue = async (who: Who, view = 'open') =>
  (await askDesk(t, await tokenOf(who), 'review.queue', { query: { view } })).json();
const act = async (who: Who, call: Parameters<typeof askDesk>[2], id: string, payload?: object) =>
  askDesk(t, await tokenOf(who), call, { ids: { case: id, paper: paper() }, ...(payload ? { payload } : {}) });
const decide = (who: Who, id: string, body: object) => act(who, 'review.decide', id, body);
const reportOf = async (): Promise<RentReport> =>
  (await t.as('giulia', { method: 'GET', url: '/api/v2/report/' })).json().report;
const recorded = async (action: string) =>
  (await t.database.orm.select().from(auditLog).where(eq(auditLog.action, action))).length;

describe('REV-01 the reviewers’ queue', () => {
  test('an explanation arrives as a case with the applicant’s words, oldest first, due within a week', async () => {
    const first = await asks('R_FILE_KIND');
    t.clock.advance(60_000);
    const second = await asks(null, null);
    const { cases, counts } = await queue('one');
    expect(cases.map(({ id }: { id: string }) => id)).toEqual([first, second]);
    expect(counts).toEqual({ open: 2, mine: 0, done: 0 });
    expect(new Date(cases[0].due_at).getTime() - new Date(cases[0].opened_at).getTime()).toBe(7 * 86_400_000);
    const read = (await act('one', 'review.case', first)).json().case;
    expect(read).toMatchObject({
      words: WORDS,
      rule: 'R_FILE_KIND',
      may_act: false,
      may_open_files: false,
      place: { at: 1, of: 2, previous: null, next: second },
    });
    expect(read.papers).toHaveLength((await t.database.orm.select().from(documents)).length);
    // Who it is about stands on the papers, and nowhere else.
    expect(JSON.stringify(read)).not.toMatch(/giulia|moretti|posta\.example/i);
  });

  test('goes on page by page without leaving anything out', async () => {
    for (let i = 0; i < 53; i += 1) await asks(`R_${i}`);
    const first = await queue('one');
    expect(first.cases).toHaveLength(50);
    const rest = (
      await askDesk(t, await tokenOf('one'), 'review.queue', { query: { view: 'open', after: first.next } })
    ).json();
    const ids = [...first.cases, ...rest.cases].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(53);
    expect(rest.next).toBeNull();
  });

  test('two who reach for one case at once: one gets it, and the other is told', async () => {
    const id = await asks();
    const answers = await Promise.all([act('one', 'review.take', id), act('other', 'review.take', id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const winner = answers[0]?.statusCode === 200 ? ('one' as const) : ('other' as const);
    const loser = winner === 'one' ? ('other' as const) : ('one' as const);
    expect((await queue(winner)).cases[0]).toMatchObject({ is_mine: true });
    expect((await queue(loser)).cases[0]).toMatchObject({ is_mine: false, held_by: 'Somebody New' });
    expect((await decide(loser, id, { decision: 'passed', reason: 'known_form' })).statusCode).toBe(409);
    // Whoever falls asleep over it loses it to somebody else.
    t.clock.advance(CASE_HELD_MS + 1000);
    expect((await act(loser, 'review.take', id)).statusCode).toBe(200);
    expect((await decide(winner, id, { decision: 'passed', reason: 'known_form' })).statusCode).toBe(409);
    expect((await act(loser, 'review.leave', id)).statusCode).toBe(200);
    expect((await act(winner, 'review.take', id)).statusCode).toBe(200);
  });

  test('nobody decides without taking it, twice, or for a reason of another decision', async () => {
    const id = await asks();
    expect((await decide('one', id, { decision: 'passed', reason: 'known_form' })).statusCode).toBe(409);
    await act('one', 'review.take', id);
    expect((await decide('one', id, { decision: 'passed', reason: 'altered' })).statusCode).toBe(422);
    expect((await decide('one', id, { decision: 'passed', reason: 'free words' })).statusCode).toBe(422);
    expect((await decide('one', id, { decision: 'passed', reason: 'known_form' })).statusCode).toBe(200);
    expect((await decide('one', id, { decision: 'failed', reason: 'altered' })).statusCode).toBe(409);
    expect((await queue('one', 'done')).cases[0]).toMatchObject({ decision: 'passed', decided_by: 'Somebody New' });
    expect(await recorded('review.passed')).toBe(1);
    // Decided is decided, also when whoever had it has long left it.
    t.clock.advance(CASE_HELD_MS + 1);
    expect((await act('other', 'review.take', id)).statusCode).toBe(409);
  });
});

describe('REV-01 what a decision does', () => {
  test('a finding is told as a person has decided it, in the report as well, until they decide otherwise', async () => {
    const rule = 'R_PAYSLIP_SUMS';
    const id = await asks(rule);
    const reading = (await act('one', 'review.reading', id)).json();
    expect(reading.findings).toContainEqual(expect.objectContaining({ rule, outcome: 'passed' }));
    await act('one', 'review.take', id);
    await decide('one', id, { decision: 'inconclusive', reason: 'not_legible' });
    const line = (await reportOf()).checks.find((check) => check.rule === rule && check.outcome === 'inconclusive');
    expect(line?.message).toBe('checks.REVIEWED.inconclusive');
    // Of two words the later one counts.
    t.clock.advance(1_000);
    const again = await asks(rule);
    await act('one', 'review.take', again);
    await decide('one', again, { decision: 'passed', reason: 'matches_papers' });
    const after = (await reportOf()).checks.filter((check) => check.rule === rule);
    expect(after.map(({ outcome }) => outcome)).not.toContain('inconclusive');
  });

  test('the checks speak about the applicant to a reviewer, in every language, and to the applicant as before', async () => {
    const id = await asks();
    const spoken = { it: /\b(tuo|tua|tuoi|tue|tu|carica|controlla)\b/i, de: /\bIhre?[mnrs]?\b/, en: /\byours?\b/i };
    for (const [lang, you] of Object.entries(spoken)) {
      const asked = { ids: { case: id, paper: paper() }, query: { lang } };
      const { findings } = (await askDesk(t, await tokenOf('one'), 'review.reading', asked)).json();
      const said = findings.map(({ title, message }: Record<'title' | 'message', string>) => `${title}: ${message}`);
      expect(said.length).toBeGreaterThan(20);
      for (const sentence of said) expect(sentence).not.toMatch(you);
    }
  });

  test('a value that was misread counts as a person put it right; what was read is kept, and comes back', async () => {
    const id = await asks();
    const slip = (await act('one', 'review.reading', id)).json();
    const net = slip.facts.find(({ key }: { key: string }) => key === '1.net');
    const counted = async (cents: number) =>
      JSON.stringify((await reportOf()).payslips_incomes).includes(String(cents));
    expect(await counted(net.value + 10_000)).toBe(false);
    const body = { key: '1.net', value: net.value + 10_000 };
    expect((await act('one', 'review.correct', id, body)).statusCode).toBe(409);
    await act('one', 'review.take', id);
    expect((await act('one', 'review.correct', id, { key: '1.net', value: 'much' })).statusCode).toBe(422);
    expect((await act('one', 'review.correct', id, body)).statusCode).toBe(200);
    const now = (await act('one', 'review.reading', id))
      .json()
      .facts.find(({ key }: { key: string }) => key === '1.net');
    expect(now).toMatchObject({ value: net.value, reviewed: net.value + 10_000 });
    expect(await counted(net.value + 10_000)).toBe(true);
    await act('one', 'review.correct', id, { key: '1.net', value: null });
    expect(await counted(net.value + 10_000)).toBe(false);
  });

  test('asking again writes to the applicant in their language, with a reason from the catalogue and no figure', async () => {
    const id = await asks();
    await act('one', 'review.take', id);
    await decide('one', id, { decision: 'ask', reason: 'all_pages' });
    const mail = (await deliveredMails(t)).findLast(({ subject }) => subject === 'Ci serve ancora una cosa');
    expect(mail?.to?.[0]?.address).toBe(giulia.profile.email);
    expect(mail?.text).toContain('tutte le pagine del documento');
    expect(mail?.text).not.toMatch(/1\.842|R_FILE/);
    // Nothing is decided about the paper by asking.
    expect((await reportOf()).checks.some(({ message }) => message.startsWith('checks.REVIEWED'))).toBe(false);
  });

  test('the answer to what was asked about everything speaks of the application, and of a paper only where one was meant', async () => {
    const answers = async (rule: string | null, documentId?: null) => {
      const id = documentId === null ? await asks(rule, null) : await asks();
      await act('one', 'review.take', id);
      await decide('one', id, { decision: 'passed', reason: 'known_form' });
      return (await deliveredMails(t)).findLast(({ subject }) => subject === 'Una persona ha guardato')?.text;
    };
    expect(await answers(null, null)).toContain('La domanda è in ordine');
    expect(await answers(null)).toContain('Il documento è in ordine');
  });

  test('a report is hidden and shown again by a reviewer’s word', async () => {
    const id = await asks();
    await act('one', 'review.take', id);
    const shown = async () => (await t.as('giulia', { method: 'GET', url: '/api/v2/report/' })).json();
    expect(await shown()).toMatchObject({ hide_report: false });
    expect((await act('one', 'review.hold', id, { hold: 'hidden' })).statusCode).toBe(200);
    const held = await shown();
    expect(held).toMatchObject({ hide_report: true, report: null });
    expect(held.message).toMatch(/una persona/i);
    const mails = async () => (await deliveredMails(t)).filter(({ to }) => to?.[0]?.address === giulia.profile.email);
    // A report that is made meanwhile is printed, and its owner is not sent it.
    const told = (await mails()).length;
    await t.database.orm.delete(reports);
    await shown();
    expect(await mails()).toHaveLength(told);
    // What cannot be told is not done either: the report is let go and its owner written to in one act.
    const queueDown = { ...t.house, queue: { ...t.house.queue, enqueue: () => Promise.reject(new Error('no queue')) } };
    const [taken] = await t.database.orm.select().from(reviewRequests).where(eq(reviewRequests.id, id));
    await expect(holdReport(queueDown, taken?.assignedTo ?? '', id, null)).rejects.toThrow('no queue');
    expect(await shown()).toMatchObject({ hide_report: true });
    expect((await act('one', 'review.hold', id, { hold: null })).json()).toEqual({ success: true });
    // The page promised to write as soon as somebody has looked.
    expect((await mails()).slice(told).map(({ subject }) => subject)).toEqual(['Il tuo report è pronto']);
    expect(await shown()).toMatchObject({ hide_report: false });
    expect(await recorded('review.report-held')).toBe(2);
  });

  test('a paper is read once more, and cannot be while somebody else has the case', async () => {
    const id = await asks();
    expect((await act('one', 'review.reprocess', id)).statusCode).toBe(409);
  });
});

describe('REV-01 what the machine must not decide alone', () => {
  test('grave findings and proofs of funds open cases, each once', async () => {
    await t.database.orm.insert(documents).values({
      applicationId: giulia.applicationId,
      type: 'mortgage_doc',
      labelSealed: (await t.database.orm.select().from(documents))[0]?.labelSealed as Buffer,
      parseStatus: 'parsed',
    });
    // A new report on the same evidence, as after the first has run out.
    for (let i = 0; i < 2; i += 1) {
      await t.database.orm.delete(reports);
      await reportOf();
    }
    const { cases } = await queue('one');
    const kinds = cases.map(({ kind, document_type }: { kind: string; document_type: string }) => [
      kind,
      document_type,
    ]);
    expect(kinds.filter(([kind]: string[]) => kind === 'funds')).toEqual([['funds', 'mortgage_doc']]);
    await t.database.orm.delete(documents).where(eq(documents.type, 'mortgage_doc'));
  });
});

describe('REV-01 papers are seen by those who may, and every look is kept', () => {
  test('a reviewer sees what was read, the file itself only the senior; the administrator neither', async () => {
    const id = await asks();
    const before = await recorded('document.reading.viewed');
    expect((await act('one', 'review.reading', id)).statusCode).toBe(200);
    expect(await recorded('document.reading.viewed')).toBe(before + 1);
    const mine = (await t.as('giulia', { url: '/api/v1/my-data/', applicationId: null })).json();
    expect(mine.applications[0].looks).toContainEqual(expect.objectContaining({ who: 'staff', what: 'paper' }));
    expect((await act('administrator', 'review.reading', id)).statusCode).toBe(403);
    expect((await act('one', 'review.file', id)).statusCode).toBe(403);
    expect((await act('senior', 'review.file', id)).statusCode).toBe(404);
    const rows = await t.database.orm
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'document.file.viewed'), eq(auditLog.actorKind, 'staff')));
    expect(rows).toHaveLength(1);
  });

  test('a paper of another application is not there, nor is a case of an application that is gone', async () => {
    const id = await asks();
    const [other] = await handInPapers(
      t.house,
      lena.applicationId,
      papersOf(lena.profile.last_name, lena.profile.first_name).slice(0, 1),
    );
    const foreign = await askDesk(t, await tokenOf('one'), 'review.reading', { ids: { case: id, paper: other ?? '' } });
    expect(foreign.statusCode).toBe(404);
    const gone = { deletedAt: t.clock.now() };
    await t.database.orm.update(applications).set(gone).where(eq(applications.id, giulia.applicationId));
    expect((await act('one', 'review.case', id)).statusCode).toBe(404);
    expect((await queue('one')).cases).toEqual([]);
    await t.database.orm.update(applications).set({ deletedAt: null }).where(eq(applications.id, giulia.applicationId));
  });
});

test('REV-01 the figures say how long people wait and why it was decided so', async () => {
  const id = await asks();
  t.clock.advance(3_600_000);
  await act('one', 'review.take', id);
  await decide('one', id, { decision: 'failed', reason: 'altered' });
  await asks(null, null);
  const figures = (await askDesk(t, await tokenOf('one'), 'review.figures')).json();
  expect(figures).toMatchObject({
    open: 1,
    overdue: 0,
    decided: 1,
    median_wait_ms: 3_600_000,
    reasons: [{ decision: 'failed', reason: 'altered', count: 1 }],
  });
});
