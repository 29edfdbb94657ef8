import { deskPath, HEADER_DESK } from '@vesta/domain/desk/calls';
import {
  DESK_CODE_GUESSES,
  DESK_CODE_GUESSES_IN_ALL,
  DESK_CODE_LIFETIME_MS,
  DESK_CODES_PER_ADDRESS,
  DESK_INACTIVITY_MS,
  DESK_SESSION_MAX_MS,
} from '@vesta/domain/limits';
import { DESK_COOKIE } from '@vesta/domain/storage-keys';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addStaff, askDesk, deskToken } from '../../../../test/desk.ts';
import { createTestHouse, type TestHouse } from '../../../../test/house.ts';
import { codeIn, deliveredMails, lastMailTo, otherCode } from '../../../../test/mails.ts';
import { auditLog, limitCounters, staff } from '../../../db/schema/index.ts';
import { demo } from '../../../db/seed/demo-ids.ts';
import { demoStaff } from '../../../db/seed/staff.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.orm.delete(limitCounters);
  t.clock.advance(DESK_CODE_LIFETIME_MS);
});

const owner = demoStaff.owner.email;
const ask = (email: string) => askDesk(t, null, 'sign-in.ask', { payload: { email } });
const submit = (email: string, code: string) => askDesk(t, null, 'sign-in.submit', { payload: { email, code } });
const codeOf = async (email: string) => codeIn(await lastMailTo(t, email));
const tokenIn = (header: unknown) => new RegExp(`${DESK_COOKIE}=([^;]+)`).exec(String(header))?.[1] ?? null;
const me = (token: string | null) => askDesk(t, token, 'me');

describe('one-time password', () => {
  test('REV-01 staff sign in with a code from the mailbox; the session is a cookie that scripts cannot read', async () => {
    expect((await ask(owner)).json()).toEqual({ success: true, retry_after_seconds: 60 });
    const signedIn = await submit(owner, await codeOf(owner));
    expect(signedIn.statusCode).toBe(200);
    expect(signedIn.headers['set-cookie']).toMatch(/Path=\/api\/v1\/desk; HttpOnly; SameSite=Strict/);
    const answer = await me(tokenIn(signedIn.headers['set-cookie']));
    expect(answer.json().me).toMatchObject({
      name: 'Bianca Ferri',
      house_role: null,
      companies: [{ id: demo.ortica.company, name: 'Ortica', role: 'owner' }],
    });
    const acts = await t.database.orm.select().from(auditLog).where(eq(auditLog.action, 'desk.signed-in'));
    expect(acts).toMatchObject([{ actorKind: 'staff', actorId: demo.owner }]);
  });

  test('REV-01 an unknown address gets the same answers as a known one, and no mail', async () => {
    const stranger = 'nobody@elsewhere.example';
    const known = await ask(owner);
    const unknown = await ask(stranger);
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect([(await ask(stranger)).statusCode, (await ask(owner)).statusCode]).toEqual([429, 429]);
    expect(await lastMailTo(t, stranger)).toBeUndefined();
    const right = await codeOf(owner);
    const wrong = right === '000000' ? '111111' : '000000';
    expect((await submit(stranger, wrong)).json().message).toBe((await submit(owner, wrong)).json().message);
    expect(t.logged.join('')).not.toContain(stranger);
  });

  test('whoever was shut out, or has no place any more, gets no code', async () => {
    const gone = await addStaff(t, { house: 'reviewer' });
    await t.database.orm.update(staff).set({ disabledAt: t.clock.now() }).where(eq(staff.id, gone.id));
    expect((await ask(gone.email)).statusCode).toBe(200);
    expect(await lastMailTo(t, gone.email)).toBeUndefined();
  });

  test('a code is good for ten minutes, for few guesses, and the newest counts', async () => {
    await ask(owner);
    const first = await codeOf(owner);
    t.clock.advance(61_000);
    await ask(owner);
    const second = await codeOf(owner);
    expect((await submit(owner, first)).statusCode).toBe(first === second ? 200 : 401);
    for (let guess = 1; guess < DESK_CODE_GUESSES.max; guess++) await submit(owner, first);
    expect((await submit(owner, second)).json().code).toBe('CODE_EXPIRED');
    t.clock.advance(61_000);
    await ask(owner);
    const third = await codeOf(owner);
    t.clock.advance(DESK_CODE_LIFETIME_MS);
    expect((await submit(owner, third)).json().code).toBe('CODE_EXPIRED');
  });

  test('a stranger uses up their own guesses, not the owner’s; all of them together have not many', async () => {
    const guess = (remoteAddress: string, code: string) =>
      askDesk(t, null, 'sign-in.submit', { payload: { email: owner, code }, remoteAddress });
    await ask(owner);
    const right = await codeOf(owner);
    const wrong = right === '000000' ? '111111' : '000000';
    for (let at = 0; at < DESK_CODE_GUESSES.max + 2; at++) await guess('192.0.2.7', wrong);
    expect((await guess('192.0.2.7', right)).json().code).toBe('CODE_EXPIRED');
    expect((await guess('192.0.2.8', right)).statusCode).toBe(200);
    await ask(owner);
    const next = await codeOf(owner);
    const other = next === '000000' ? '111111' : '000000';
    for (let at = 0; at < DESK_CODE_GUESSES_IN_ALL; at++) await guess(`198.51.100.${at % 5}`, other);
    expect((await guess('192.0.2.9', next)).json().code).toBe('CODE_EXPIRED');
  });

  test('a stranger who asks for codes leaves the owner some', async () => {
    const askFrom = (remoteAddress: string) =>
      askDesk(t, null, 'sign-in.ask', { payload: { email: owner }, remoteAddress });
    for (let count = 0; count < DESK_CODES_PER_ADDRESS.max; count++) {
      expect((await askFrom('192.0.2.7')).statusCode).toBe(200);
      t.clock.advance(61_000);
    }
    expect([(await askFrom('192.0.2.7')).statusCode, (await askFrom('192.0.2.8')).statusCode]).toEqual([429, 200]);
  });

  test('a clock that was set back keeps nobody waiting, and the code that is sent then opens', async () => {
    const { email } = await addStaff(t, { house: 'reviewer' });
    await ask(email);
    const first = await codeOf(email);
    t.clock.advance(-3 * 60 * 60_000);
    expect((await ask(email)).statusCode).toBe(200);
    expect((await submit(email, otherCode(await deliveredMails(t), email, first))).statusCode).toBe(200);
    t.clock.advance(3 * 60 * 60_000);
  });

  test('of several who ask at the same moment one gets a code', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => ask(owner)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429, 429]);
  });

  test('of many calls at once with the right code one gets in', async () => {
    await ask(owner);
    const code = await codeOf(owner);
    const answers = await Promise.all([1, 2, 3, 4].map(() => submit(owner, code)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await submit(owner, code)).json().code).toBe('CODE_EXPIRED');
  });

  test('one address cannot be asked for over and over, known or not', async () => {
    const refusedAfter = async (email: string) => {
      for (let count = 0; count < DESK_CODES_PER_ADDRESS.max; count++) {
        expect((await ask(email)).statusCode).toBe(200);
        t.clock.advance(61_000);
      }
      return ask(email);
    };
    expect((await refusedAfter(owner)).statusCode).toBe(429);
    expect((await refusedAfter('other@elsewhere.example')).statusCode).toBe(429);
    const mails = await deliveredMails(t);
    expect(mails.every(({ to }) => to?.[0]?.address !== 'other@elsewhere.example')).toBe(true);
  });
});

describe('sessions', () => {
  test('a sign-in ends after half an hour without use and after twelve hours however busy', async () => {
    const token = await deskToken(t, 'agent');
    const start = t.clock.now().getTime();
    t.clock.advance(DESK_INACTIVITY_MS - 1000);
    expect((await me(token)).statusCode).toBe(200);
    while (t.clock.now().getTime() - start < DESK_SESSION_MAX_MS - DESK_INACTIVITY_MS) {
      t.clock.advance(DESK_INACTIVITY_MS - 1000);
      expect((await me(token)).statusCode).toBe(200);
    }
    t.clock.set(new Date(start + DESK_SESSION_MAX_MS + 1000).toISOString());
    expect((await me(token)).json().code).toBe('DESK_SIGNED_OUT');
  });

  test('a page that only watches keeps nobody signed in', async () => {
    const token = await deskToken(t, 'agent');
    t.clock.advance(DESK_INACTIVITY_MS - 1000);
    expect((await askDesk(t, token, 'me', { headers: { [HEADER_DESK]: 'watch' } })).statusCode).toBe(200);
    t.clock.advance(2000);
    expect((await me(token)).statusCode).toBe(401);
  });

  test('sign-ins are listed and can be ended, one’s own alone', async () => {
    const here = await deskToken(t, 'agent');
    const there = await deskToken(t, 'agent');
    const foreign = await deskToken(t, 'owner');
    const list = (await askDesk(t, here, 'sessions.list')).json().sessions as { id: string; is_this: boolean }[];
    expect(list.filter((session) => session.is_this)).toHaveLength(1);
    const other = list.find((session) => !session.is_this)?.id ?? '';
    const ids = { session: other };
    expect((await askDesk(t, foreign, 'sessions.revoke', { ids })).statusCode).toBe(404);
    expect((await askDesk(t, here, 'sessions.revoke', { ids })).statusCode).toBe(200);
    expect((await me(there)).statusCode).toBe(401);
    expect((await askDesk(t, here, 'sign-out')).statusCode).toBe(200);
    expect((await me(here)).statusCode).toBe(401);
  });

  test('desk and applicants know nothing of each other’s sessions', async () => {
    const applicant = await t.signIn('giulia');
    expect((await me(applicant)).statusCode).toBe(401);
    const bearer = { authorization: `Bearer ${await deskToken(t, 'owner')}` };
    expect((await t.app.inject({ method: 'POST', url: '/api/v1/auth/sign-out', headers: bearer })).statusCode).toBe(
      401,
    );
    expect((await t.app.inject({ method: 'GET', url: `/api${deskPath('me')}`, headers: bearer })).statusCode).toBe(401);
  });

  test('a call that changes something must carry the header that other pages cannot set', async () => {
    const cookie = `${DESK_COOKIE}=${await deskToken(t, 'owner')}`;
    const answer = await t.app.inject({ method: 'POST', url: `/api${deskPath('sign-out')}`, headers: { cookie } });
    expect(answer.statusCode).toBe(403);
  });
});
