import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { codeIn, lastMailTo } from '../../../test/mails.ts';
import { scriptedEngine } from '../../../test/scripted-engine.ts';
import { consents, documents, personRequests, reviewRequests } from '../../db/schema/index.ts';
import { personas } from '../../db/seed/personas.ts';
import { recordAct } from '../audit/record.ts';
import { completeSteps } from '../report/testing/complete-steps.ts';
import { handInPapers, papersOf } from '../report/testing/hand-in-papers.ts';
import { payFor } from '../report/testing/pay-for.ts';
import { openWords } from './file-review.ts';

const { giulia, marco } = personas;
const anna = { name: 'Anna Villa', email: 'anna.villa@casa.example' };
let t: TestHouse;
let releaseId = '';
let token = '';

beforeAll(async () => {
  t = await createTestHouse({}, { engine: scriptedEngine() });
  await handInPapers(t.house, giulia.applicationId, papersOf('Moretti', 'Giulia'));
  await completeSteps(t.house, giulia);
  await payFor(t.house, giulia.applicationId);
  await t.as('giulia', { url: '/api/v2/report/' });
  const payload = { recipient: anna, delivery: 'link' };
  const released = await t.as('giulia', { method: 'POST', url: '/api/v2/report/release', payload });
  releaseId = released.json().release_id;
  token = /released-report#token=([\w-]+)/.exec((await lastMailTo(t, anna.email))?.text ?? '')?.[1] ?? '';
});
afterAll(() => t.close());

const get = async (name: 'giulia' | 'marco' = 'giulia') =>
  (await t.as(name, { url: '/api/v1/my-data/', applicationId: null })).json();
const post = (url: string, payload?: object, name: 'giulia' | 'marco' = 'giulia') =>
  t.as(name, { method: 'POST', url: `/api/v1/my-data${url}`, applicationId: null, ...(payload ? { payload } : {}) });
const released = (url: string, payload: object) =>
  t.app.inject({ method: 'POST', url: `/api/v1/released-report${url}`, payload });

describe('LAW-01 the page of one’s data', () => {
  test('tells where applications stand, what was released to whom, and when they go', async () => {
    const mine = await get();
    expect(mine).toMatchObject({ first_name: 'Giulia', email: giulia.profile.email, wants_news: false });
    expect(mine.applications).toHaveLength(1);
    expect(mine.applications[0]).toMatchObject({
      id: giulia.applicationId,
      has_report: true,
      open_step: null,
      erased_on: expect.stringMatching(/^2027-02-13T/),
      restricted_at: null,
    });
    expect(mine.applications[0].releases).toMatchObject([{ id: releaseId, name: 'Anna Villa', paused_at: null }]);
    expect((await get('marco')).applications[0]).toMatchObject({ open_step: 'personal-details', has_report: false });
  });

  test('a person without anything is shown an empty page', async () => {
    const { applications } = await get('marco');
    expect(applications[0].releases).toEqual([]);
    expect(applications[0].looks).toEqual([]);
  });
});

describe('LAW-01 released links', () => {
  test('a link that is paused opens nothing, also for whoever has it open, and goes on when it may', async () => {
    await released('/knock', { token });
    const code = codeIn(await lastMailTo(t, anna.email));
    const { pass } = (await released('', { token, code })).json();
    expect((await get()).applications[0].looks).toMatchObject([
      { who: 'recipient', name: 'Anna Villa', what: 'report' },
    ]);
    expect((await post(`/releases/${releaseId}/pause`)).statusCode).toBe(200);
    expect((await post(`/releases/${releaseId}/pause`)).statusCode).toBe(200);
    expect((await released('', { token, pass })).statusCode).toBe(404);
    expect((await released('/pdf', { token, pass, which: 'report' })).statusCode).toBe(404);
    expect((await get()).applications[0].releases[0].paused_at).not.toBeNull();
    await post(`/releases/${releaseId}/resume`);
    expect((await released('', { token, pass })).statusCode).toBe(200);
  });

  test('a PDF that was taken along is told as that, not as one more look', async () => {
    await recordAct(t.database.orm, t.clock.now(), {
      actorKind: 'recipient',
      actorId: null,
      action: 'report.downloaded',
      applicationId: giulia.applicationId,
      subjectId: releaseId,
    });
    expect((await get()).applications[0].looks[0]).toMatchObject({ name: 'Anna Villa', what: 'pdf' });
  });

  test('a list of applicants that was taken along is told as that, not as one more look at the report', async () => {
    await recordAct(t.database.orm, t.clock.now(), {
      actorKind: 'staff',
      actorId: null,
      action: 'report.exported',
      applicationId: giulia.applicationId,
      subjectId: null,
    });
    const [newest] = (await get()).applications[0].looks;
    expect(newest).toMatchObject({ who: 'company', what: 'figures' });
  });

  test('objecting to sharing closes every link and stops new ones, until it is lifted', async () => {
    const sharing = (restricted: boolean) => post(`/applications/${giulia.applicationId}/sharing`, { restricted });
    const restrictedAt = async () =>
      (await t.as('giulia', { url: '/api/v2/report/releases' })).json().restricted_at as string | null;
    expect(await restrictedAt()).toBeNull();
    await sharing(true);
    expect(await restrictedAt()).toBe(t.clock.now().toISOString());
    expect((await released('/knock', { token })).statusCode).toBe(404);
    const payload = { recipient: { name: 'Carla Muro', email: 'carla@casa.example' }, delivery: 'link' };
    const refused = await t.as('giulia', { method: 'POST', url: '/api/v2/report/release', payload });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'SHARING_RESTRICTED']);
    const filed = await t.database.orm.select().from(personRequests).where(eq(personRequests.kind, 'restriction'));
    expect(filed).toMatchObject([{ channel: 'self-service', outcome: 'done', doneAt: t.clock.now() }]);
    await sharing(false);
    t.clock.advance(61_000);
    expect((await released('/knock', { token })).statusCode).toBe(200);
  });

  test('a link that is taken back stays closed, whatever is said after', async () => {
    await post(`/releases/${releaseId}/revoke`);
    await post(`/releases/${releaseId}/resume`);
    expect((await released('/knock', { token })).statusCode).toBe(404);
  });
});

describe('LAW-01 contesting', () => {
  const text = 'The rent was paid in cash in March.';

  test('words about the whole wait for somebody who answers within seven days', async () => {
    const asked = await post(`/applications/${giulia.applicationId}/review`, { text });
    expect(asked.statusCode).toBe(200);
    const again = await post(`/applications/${giulia.applicationId}/review`, { text: `${text} And in April.` });
    expect(again.json().review_id).toBe(asked.json().review_id);
    const [row] = await t.database.orm.select().from(reviewRequests).where(eq(reviewRequests.kind, 'asked'));
    expect(row).toMatchObject({ documentId: null, rule: null, answeredAt: null });
    expect(row?.dueAt.getTime()).toBe(t.clock.now().getTime() + 7 * 86_400_000);
    expect(row && openWords(t.house, row.wordsSealed)).toContain('April');
    expect((await get()).applications[0].reviews).toMatchObject([{ words: expect.stringContaining('April') }]);
  });

  test('words about a failed check on a paper arrive in the same place', async () => {
    const [paper] = await t.database.orm
      .select({ id: documents.id })
      .from(documents)
      .where(eq(documents.applicationId, giulia.applicationId))
      .limit(1);
    const url = `/api/v1/other-documents/${paper?.id}/explain`;
    const explained = await t.as('giulia', { method: 'POST', url, payload: { rule: null, text } });
    expect(explained.statusCode).toBe(200);
    const rows = await t.database.orm.select().from(reviewRequests);
    expect(rows.map(({ documentId }) => documentId)).toContain(paper?.id);
    const [mine] = (await get()).applications;
    const told = mine.reviews.find((one: { document_id: string | null }) => one.document_id === paper?.id);
    expect(told).toMatchObject({ document_type: expect.stringMatching(/^[a-z_]+$/) });
  });

  test('one check of the report is contested by name; what the house only doubted is from then on asked by the person', async () => {
    // Grave ones are doubted by the house already; their order is that of chance.
    const doubted = (await t.database.orm.select().from(reviewRequests)).map(({ rule }) => rule);
    const contestable: { rule: string; document_id: string }[] = (await get()).applications[0].contestable;
    const one = contestable.find(({ rule }) => !doubted.includes(rule)) ?? { rule: '', document_id: '' };
    expect(one).toMatchObject({ rule: expect.stringMatching(/^R_/) });
    await t.database.orm.delete(reviewRequests).where(eq(reviewRequests.rule, one.rule));
    const doubt = { rule: one.rule, documentId: one.document_id, kind: 'doubt', wordsSealed: null };
    const [row] = await t.database.orm
      .insert(reviewRequests)
      .values({ ...doubt, applicationId: giulia.applicationId, createdAt: t.clock.now(), dueAt: t.clock.now() })
      .returning();
    const payload = { rule: one.rule, document_id: one.document_id, text };
    const asked = await post(`/applications/${giulia.applicationId}/review`, payload);
    expect(asked.json().review_id).toBe(row?.id);
    const reviews: { id: string; rule: string }[] = (await get()).applications[0].reviews;
    expect(reviews.find(({ id }) => id === row?.id)?.rule).toBe(one.rule);
  });

  test.each(['', 'short', 'x'.repeat(1001)])('words that say nothing, or too much, are refused', async (words) => {
    expect((await post(`/applications/${giulia.applicationId}/review`, { text: words })).statusCode).toBe(422);
  });
});

test('LAW-01 news are stopped with one press; the ledger keeps both words', async () => {
  await t.database.orm.insert(consents).values({
    ...{ userId: giulia.userId, kind: 'marketing', granted: true, textVersion: '1', language: 'it' },
    createdAt: new Date(t.clock.now().getTime() - 1000),
  });
  expect((await get()).wants_news).toBe(true);
  await post('/stop-news');
  await post('/stop-news');
  const mine = await get();
  expect(mine.wants_news).toBe(false);
  expect(mine.consents.map(({ granted }: { granted: boolean }) => granted)).toEqual([false, true]);
});

describe('LAW-01 coming by e-mail address', () => {
  const call = (url: string, payload: object) =>
    t.app.inject({ method: 'POST', url: `/api/v1/my-data${url}`, payload, query: { lang: 'it' } });

  test('a code from the mailbox opens a session once; guesses are counted', async () => {
    expect((await call('/code', { email: marco.profile.email })).json().retry_after_seconds).toBe(60);
    const code = codeIn(await lastMailTo(t, marco.profile.email));
    const wrong = code === '000000' ? '111111' : '000000';
    expect((await call('/sign-in', { email: marco.profile.email, code: wrong })).json().code).toBe('CODE_WRONG');
    const opened = await call('/sign-in', { email: marco.profile.email, code });
    const { access_token } = opened.json();
    const headers = { authorization: `Bearer ${access_token}` };
    expect((await t.app.inject({ url: '/api/v1/my-data/', headers })).json().first_name).toBe('Marco');
    expect((await call('/sign-in', { email: marco.profile.email, code })).json().code).toBe('CODE_EXPIRED');
  });

  test('an address that nobody is known under gets the same answers and no mail', async () => {
    const stranger = 'nobody@nowhere.example';
    expect((await call('/code', { email: stranger })).json().retry_after_seconds).toBe(60);
    expect(await lastMailTo(t, stranger)).toBeUndefined();
    expect((await call('/sign-in', { email: stranger, code: '123456' })).json().code).toBe('CODE_WRONG');
    expect((await call('/code', { email: stranger })).statusCode).toBe(429);
  });

  test('a code for signing in does not erase, and one for a sign-up does not sign in here', async () => {
    t.clock.advance(61_000);
    await call('/code', { email: marco.profile.email });
    const code = codeIn(await lastMailTo(t, marco.profile.email));
    expect((await post('/erasure', { code }, 'marco')).json().code).toBe('CODE_EXPIRED');
  });
});

const calls: [string, object | undefined][] = [
  [`/releases/${'RELEASE'}/pause`, undefined],
  [`/releases/${'RELEASE'}/resume`, undefined],
  [`/releases/${'RELEASE'}/revoke`, undefined],
  [`/applications/${giulia.applicationId}/sharing`, { restricted: true }],
  [`/applications/${giulia.applicationId}/review`, { text: 'It is not mine at all.' }],
];

test.each(calls)('LAW-01 %s: 404 for somebody else, 401 without a session', async (path, payload) => {
  const url = path.replace('RELEASE', releaseId);
  expect((await post(url, payload, 'marco')).statusCode).toBe(404);
  expect((await post(url.replace(/[0-9a-f]{8}-[^/]+/, 'nonsense'), payload, 'marco')).statusCode).toBe(404);
  const open = await t.app.inject({ method: 'POST', url: `/api/v1/my-data${url}`, ...(payload ? { payload } : {}) });
  expect(open.statusCode).toBe(401);
});

test.each(['/', '/export'])('LAW-01 GET %s is closed without a session', async (url) => {
  expect((await t.app.inject({ url: `/api/v1/my-data${url}` })).statusCode).toBe(401);
});
