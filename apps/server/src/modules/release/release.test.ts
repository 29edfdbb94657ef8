import { RELEASE_PASS_LIFETIME_MS, VERIFICATION_CODE_GUESSES } from '@vesta/domain/limits';
import { readEvidence } from '@vesta/engine/evidence/read-evidence';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { codeIn, deliveredMails, lastMailTo, otherCode } from '../../../test/mails.ts';
import { scriptedEngine } from '../../../test/scripted-engine.ts';
import { auditLog } from '../../db/schema/index.ts';
import { personas } from '../../db/seed/personas.ts';
import { inTransaction } from '../../db/transaction.ts';
import { changeAnswers } from '../applications/answers.ts';
import { completeSteps, declare } from '../report/testing/complete-steps.ts';
import { handInPapers, papersOf } from '../report/testing/hand-in-papers.ts';
import { payFor } from '../report/testing/pay-for.ts';

const HOUR_MS = 60 * 60_000;
const { giulia } = personas;
/** All that stands on a paper, in its order. */
async function wordsOn(pdf: Uint8Array): Promise<string> {
  const { pages } = await readEvidence(pdf, { ocr: null });
  return pages.flatMap(({ words }) => words.map(({ text }) => text)).join(' ');
}

const anna = { name: 'Anna Villa', email: 'anna.villa@casa.example' };
let t: TestHouse;

beforeAll(async () => {
  t = await createTestHouse({}, { engine: scriptedEngine() });
  await handInPapers(t.house, giulia.applicationId, papersOf('Moretti', 'Giulia'));
  await completeSteps(t.house, giulia);
  await payFor(t.house, giulia.applicationId);
});
afterAll(() => t.close());

const release = (payload: object) => t.as('giulia', { method: 'POST', url: '/api/v2/report/release', payload });
const releases = async () => (await t.as('giulia', { url: '/api/v2/report/releases' })).json().releases;
const post = (url: string, payload: object) =>
  t.app.inject({ method: 'POST', url: `/api/v1/released-report${url}`, payload });
const knock = (token: string) => post('/knock', { token });
const open = (token: string, code: string) => post('', { token, code });
const tokenIn = (text = '') => /released-report#token=([\w-]+)/.exec(text)?.[1] ?? '';

test('REP-09 nothing is sent to anybody but the applicant before a release', async () => {
  expect((await release({ recipient: anna, delivery: 'link' })).statusCode).toBe(404);
  await t.as('giulia', { url: '/api/v2/report/' });
  const mails = await deliveredMails(t);
  expect(mails.flatMap(({ to }) => (to ?? []).map(({ address }) => address))).toEqual([giulia.profile.email]);
});

test('REP-09 the applicant sees beforehand what a recipient would see, and nothing is released by looking', async () => {
  const preview = (query: Record<string, string> = {}) =>
    t.as('giulia', { url: '/api/v2/report/release-preview', query });
  const seen = (await preview()).json();
  expect(seen).toMatchObject({
    success: true,
    applicant_name: 'Giulia Moretti',
    listing_id: null,
    report: { audience: 'recipient', balances: null },
    aggregated: null,
  });
  for (const secret of ['RSSMRA80A01H501U', giulia.profile.email, '3471182906', 'AGOS', 'BIANCHI']) {
    expect([secret, JSON.stringify(seen).includes(secret)]).toEqual([secret, false]);
  }
  expect(JSON.stringify((await preview({ with_contact: 'true' })).json())).toContain(giulia.profile.email);
  expect(await releases()).toEqual([]);
});

test('a released link opens with a code from the recipient’s mailbox, shows sums alone, and every look is kept', async () => {
  expect((await release({ recipient: anna, delivery: 'link' })).json().success).toBe(true);
  await release({ recipient: anna, delivery: 'link' });
  expect(await releases()).toHaveLength(1);
  const token = tokenIn((await lastMailTo(t, anna.email))?.text);
  expect((await knock(token)).json()).toEqual({
    success: true,
    code_required: true,
    email_hint: expect.stringContaining('•'),
    retry_after_seconds: 60,
  });
  const code = codeIn(await lastMailTo(t, anna.email));
  expect((await open(token, code === '000000' ? '111111' : '000000')).json().code).toBe('CODE_WRONG');
  const seen = (await open(token, code)).json();
  expect(seen).toMatchObject({
    success: true,
    applicant_name: 'Giulia Moretti',
    report: { audience: 'recipient', balances: null },
  });
  for (const secret of ['RSSMRA80A01H501U', giulia.profile.email, '3471182906', 'AGOS', 'BIANCHI']) {
    expect([secret, JSON.stringify(seen).includes(secret)]).toEqual([secret, false]);
  }
  expect((await open(token, code)).json().code).toBe('CODE_EXPIRED');
  const at = '2026-11-15T10:00:00.000Z';
  expect((await releases())[0].views).toEqual([{ what: 'page', at }]);

  const paper = (more: object) => post('/pdf', { token, pass: seen.pass, which: 'report', ...more });
  expect((await paper({ which: 'household' })).statusCode).toBe(404);
  expect((await paper({ pass: `${seen.pass.slice(0, -2)}AA` })).json().code).toBe('CODE_EXPIRED');
  const printed = await paper({});
  expect(printed.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
  const words = await wordsOn(printed.rawPayload);
  expect(words).toContain('Copia per Anna Villa, 15 novembre 2026');
  expect(words).toMatch(/VA-[0-9A-Z]{4}-[0-9A-Z]{4}/);
  expect(words).not.toContain('RSSMRA80A01H501U');
  expect((await releases())[0].views).toEqual([
    { what: 'page', at },
    { what: 'pdf', at },
  ]);
  t.clock.advance(RELEASE_PASS_LIFETIME_MS / 2);
  const again = (await post('', { token, pass: seen.pass })).json();
  expect(again.pass).toBe(seen.pass);
  t.clock.advance(RELEASE_PASS_LIFETIME_MS / 2);
  expect((await paper({})).json().code).toBe('CODE_EXPIRED');
  expect((await paper({ pass: again.pass })).json().code).toBe('CODE_EXPIRED');
  t.clock.set(at);
  expect(t.logged.join('')).not.toContain(token);
  const acts = await t.database.orm.select().from(auditLog).where(eq(auditLog.applicationId, giulia.applicationId));
  expect(acts.map(({ actorKind, action }) => `${actorKind} ${action}`)).toEqual(
    expect.arrayContaining(['applicant report.released', 'recipient report.viewed', 'recipient report.downloaded']),
  );
});

test('a stranger with the link uses up their own guesses, not the recipient’s', async () => {
  const dora = { name: 'Dora Lupo', email: 'dora@casa.example' };
  await release({ recipient: dora, delivery: 'link' });
  const token = tokenIn((await lastMailTo(t, dora.email))?.text);
  await knock(token);
  const code = codeIn(await lastMailTo(t, dora.email));
  const guess = (remoteAddress: string, digits: string) =>
    t.app.inject({
      method: 'POST',
      url: '/api/v1/released-report',
      payload: { token, code: digits },
      remoteAddress,
    });
  const wrong = code === '000000' ? '111111' : '000000';
  for (let at = 0; at < VERIFICATION_CODE_GUESSES + 2; at++) await guess('192.0.2.7', wrong);
  expect((await guess('192.0.2.7', code)).json().code).toBe('CODE_EXPIRED');
  expect((await guess('192.0.2.8', code)).statusCode).toBe(200);
});

test('a clock that was set back keeps no recipient waiting, and the code that is sent then opens', async () => {
  const nina = { name: 'Nina Orsi', email: 'nina@casa.example' };
  // Later than the release itself, which must stand before and after.
  t.clock.advance(4 * HOUR_MS);
  await release({ recipient: nina, delivery: 'link' });
  const token = tokenIn((await lastMailTo(t, nina.email))?.text);
  await knock(token);
  const first = codeIn(await lastMailTo(t, nina.email));
  t.clock.advance(-3 * HOUR_MS);
  expect((await knock(token)).json().retry_after_seconds).toBe(60);
  const newest = otherCode(await deliveredMails(t), nina.email, first);
  expect(newest).not.toBe('');
  expect((await open(token, newest)).statusCode).toBe(200);
  t.clock.advance(-HOUR_MS);
});

test('contact data goes along only with its own tick; with it, it is another release', async () => {
  const carla = { name: 'Carla Muro', email: 'carla@casa.example' };
  const opened = async (more: object) => {
    t.clock.advance(61_000);
    await release({ recipient: carla, delivery: 'link', ...more });
    const token = tokenIn((await lastMailTo(t, carla.email))?.text);
    await knock(token);
    return (await open(token, codeIn(await lastMailTo(t, carla.email)))).json().report.personal_details;
  };
  expect(await opened({})).toMatchObject({ email: null, mobile: null, current_address: null });
  expect(await opened({ with_contact: true })).toMatchObject({ email: giulia.profile.email });
  expect((await releases()).filter(({ email }: { email: string }) => email === carla.email)).toHaveLength(2);
  t.clock.set('2026-11-15T10:00:00.000Z');
});

test('MSG-01 the mails speak to whoever receives: whose report, which code, and that the decision is theirs', async () => {
  const dario = { name: 'Dario Sala', email: 'dario@casa.example' };
  await release({ recipient: dario, delivery: 'link' });
  const ready = await lastMailTo(t, dario.email);
  const [{ expires_at }] = (await releases()).filter(({ email }: { email: string }) => email === dario.email);
  const days = Math.ceil((Date.parse(expires_at) - t.clock.now().getTime()) / 86_400_000);
  expect(days).toBeGreaterThan(50);
  expect(ready?.text).toContain(`${days} giorni`);
  expect(ready?.subject).toContain('Giulia Moretti');
  expect(ready?.text).not.toMatch(/domanda con questo indirizzo|registrazione/);
  await knock(tokenIn(ready?.text));
  const code = await lastMailTo(t, dario.email);
  expect(code?.subject).toContain('Giulia Moretti');
  expect(code?.text).not.toContain('pagina di registrazione');
});

test('taken back, it opens nothing any more; only the applicant can take it back', async () => {
  const { id } = (await releases()).find(({ email }: { email: string }) => email === anna.email);
  const mails = (await deliveredMails(t)).filter(({ to }) => to?.[0]?.address === anna.email);
  const token = tokenIn(mails.findLast(({ text }) => tokenIn(text))?.text);
  const url = `/api/v2/report/releases/${id}/revoke`;
  expect((await t.as('marco', { method: 'POST', url })).statusCode).toBe(404);
  expect((await t.as('giulia', { method: 'POST', url })).statusCode).toBe(200);
  expect((await knock(token)).statusCode).toBe(404);
  const withdrawn = (await releases()).find((one: { id: string }) => one.id === id);
  expect(withdrawn.revoked_at).not.toBeNull();
});

test('MSG-01 as an attachment the recipient gets the sealed paper', async () => {
  const bruno = { name: 'Bruno Casa', email: 'bruno@casa.example' };
  await release({ recipient: bruno, delivery: 'attachment' });
  const mail = await lastMailTo(t, bruno.email);
  const [paper] = mail?.attachments ?? [];
  const verdict = await t.app.inject({
    method: 'POST',
    url: '/api/v1/openapis/verify-pdf',
    headers: { 'content-type': 'application/pdf' },
    payload: Buffer.from(paper?.content as ArrayBuffer),
  });
  expect(verdict.json()).toMatchObject({ seal: 'sealed', certificate: { applicant_name: 'Giulia Moretti' } });
});

test('REP-07 with the household released, its paper comes along; without, the report alone', async () => {
  await inTransaction(t.database, (tx) =>
    changeAnswers(t.house, tx, giulia.applicationId, (answers) => ({
      ...answers,
      additional_details: {
        ...answers.additional_details,
        household_members_count: '2,0',
        hhMembers: [
          {
            fullname: 'Paolo Neri',
            email: 'paolo.neri@posta.example',
            date_of_birth: '01/02/1990',
            relationship: 'Partner',
            role: 'Co-Applicant',
          },
        ],
      },
    })),
  );
  // What was declared is open again, and with it the gate: an older report is nothing to look at or to release.
  const closed = async () => [
    (await t.as('giulia', { url: '/api/v2/report/release-preview' })).statusCode,
    (await release({ recipient: anna, delivery: 'link' })).statusCode,
  ];
  expect(await closed()).toEqual([409, 409]);
  await declare(t.house, giulia);
  t.clock.advance(60_000);
  await t.as('giulia', { url: '/api/v2/report/' });
  const names = async (email: string, more: object) => {
    await release({ recipient: { name: 'Dora Muro', email }, delivery: 'attachment', ...more });
    return (await lastMailTo(t, email))?.attachments?.map(({ filename }) => filename);
  };
  expect(await names('dora@casa.example', {})).toEqual([expect.stringMatching(/^Vesta-VR-.{9}\.pdf$/)]);
  expect(await names('dora2@casa.example', { with_household: true })).toEqual([
    expect.stringMatching(/^Vesta-VR-.{9}\.pdf$/),
    expect.stringMatching(/-nucleo\.pdf$/),
  ]);
});

test('releases to one person are counted before they are sent', async () => {
  const often = { name: 'Otto Oft', email: 'otto@casa.example' };
  const codes = [];
  for (let at = 0; at < 7; at++) {
    const answer = (await release({ recipient: often, delivery: 'link' })).json();
    codes.push(answer.code ?? 'sent');
    if (answer.release_id)
      await t.as('giulia', { method: 'POST', url: `/api/v2/report/releases/${answer.release_id}/revoke` });
  }
  expect(codes).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'MAILS_USED_UP', 'MAILS_USED_UP']);
});

test('MSG-01 on its last day the mail says that the report is open for one day more', async () => {
  const [{ expires_at }] = await releases();
  const now = t.clock.now();
  t.clock.set(new Date(Date.parse(expires_at) - HOUR_MS).toISOString());
  const late = { name: 'Vera Tardi', email: 'vera@casa.example' };
  await release({ recipient: late, delivery: 'link' });
  expect((await lastMailTo(t, late.email))?.text).toContain('1 giorno');
  t.clock.set(now.toISOString());
});

test('a made-up link, or one after the report’s end, opens nothing', async () => {
  expect((await knock('nonsense')).statusCode).toBe(404);
  await release({ recipient: { name: 'Carla Tetto', email: 'carla@casa.example' }, delivery: 'link' });
  const token = tokenIn((await lastMailTo(t, 'carla@casa.example'))?.text);
  t.clock.advance(61 * 86_400_000);
  expect((await knock(token)).statusCode).toBe(404);
});
