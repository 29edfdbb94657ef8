import {
  CODES_PER_ADDRESS,
  RESEND_COOLDOWN_SECONDS,
  VERIFICATION_CODE_GUESSES,
  VERIFICATION_CODE_LIFETIME_MS,
} from '@vesta/domain/limits';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { codeIn, deliveredMails, lastMailTo, otherCode } from '../../../test/mails.ts';
import { applications, auditLog, consents, users } from '../../db/schema/index.ts';
import { demo } from '../../db/seed/demo-ids.ts';
import { likelyAddress } from './record-attempt.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse();
});
afterAll(() => t.close());

let nobody = 0;
const person = (over: object = {}) => ({
  first_name: 'anna maria',
  last_name: "d'angelo",
  email: `anna${nobody++}@example.com`,
  mobile: '+39-3471234567',
  privacy_policy_consented: true,
  marketing_consented: false,
  employment_status: 'Employed',
  ...over,
});
const call = (
  url: string,
  payload: object,
  headers: Record<string, string> = {},
  query: Record<string, string> = { lang: 'en' },
) => t.app.inject({ method: 'POST', url: `/api/v1/${url}`, payload, headers, query });
const signUp = (payload: object, headers?: Record<string, string>) => call('signup/submit', payload, headers);
const verify = (payload: object, applicationId?: string) =>
  call('verify-email/submit', payload, {}, { lang: 'en', ...(applicationId ? { application_id: applicationId } : {}) });
const codeFor = async (email: string) => codeIn(await lastMailTo(t, email));
const afterCooldown = () => t.clock.advance(RESEND_COOLDOWN_SECONDS * 1000 + 1000);

describe('sign-up', () => {
  test('SIGN-03 SIGN-04 answers success and an application; names arrive capitalised and trimmed', async () => {
    const user = person({ email: '  Anna.Test@Example.com ' });
    const answer = await signUp(user);
    expect(answer.json()).toEqual({ success: true, application_id: expect.any(String) });
    const { access_token, application_id } = (
      await verify({ email: 'anna.test@example.com', code: await codeFor('anna.test@example.com') })
    ).json();
    const state = await t.app.inject({
      method: 'GET',
      url: '/api/v1/state/',
      query: { application_id },
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(state.json().user).toMatchObject({
      first_name: 'Anna Maria',
      last_name: "D'Angelo",
      email: 'anna.test@example.com',
      mobile: { code: '+39', value: '3471234567' },
      privacy_policy_consented: true,
      is_main_tenant: true,
    });
  });

  test('VAL-10 the server refuses what the screen refuses, with a sentence per field', async () => {
    const answer = await signUp({
      first_name: '',
      last_name: '12',
      email: 'x',
      mobile: '1',
      employment_status: 'Boss',
    });
    expect(answer.statusCode).toBe(422);
    const refused = answer.json().msg.map((m: { loc: string[] }) => m.loc.at(-1));
    expect(refused).toEqual(
      expect.arrayContaining(['first_name', 'last_name', 'email', 'employment_status', 'privacy_policy_consented']),
    );
    for (const { loc_msg } of answer.json().msg) expect(loc_msg).toMatch(/\S/);
  });

  test('SIGN-01 without the privacy consent nobody signs up; both boxes are recorded with their wording', async () => {
    expect((await signUp(person({ privacy_policy_consented: false }))).statusCode).toBe(422);
    const { application_id } = (await signUp(person({ marketing_consented: true }))).json();
    const [row] = await t.database.orm.select().from(applications).where(eq(applications.id, application_id));
    const given = await t.database.orm
      .select()
      .from(consents)
      .where(eq(consents.userId, row?.userId ?? ''));
    expect(given.map(({ kind, granted, textVersion }) => [kind, granted, textVersion])).toEqual(
      expect.arrayContaining([
        ['privacy', true, '2'],
        ['marketing', true, '2'],
      ]),
    );
  });

  test('OCC-06 rapid needs no mobile, the other flows do', async () => {
    const { mobile: _mobile, ...without } = person();
    expect((await signUp(without)).statusCode).toBe(422);
    expect((await signUp({ ...without, email: 'rapid@example.com' }, { 'application-type': 'rapid' })).statusCode).toBe(
      200,
    );
    expect((await signUp(person({ mobile: '+11-0000000000' }), { 'application-type': 'rapid' })).statusCode).toBe(200);
  });

  test('pressing twice, also at once, opens one application and sends one code', async () => {
    const user = person();
    const answers = await Promise.all([signUp(user), signUp(user), signUp(user)]);
    const ids = new Set(answers.map((answer) => answer.json().application_id));
    expect(ids.size).toBe(1);
    const mails = (await deliveredMails(t)).filter((mail) => mail.to?.[0]?.address === user.email);
    expect(mails).toHaveLength(1);
  });

  test('whoever types somebody else’s address changes nothing about them', async () => {
    const user = person();
    await signUp(user);
    await verify({ email: user.email, code: await codeFor(user.email) });
    const before = await t.database.orm.select().from(users);
    afterCooldown();
    await signUp({ ...user, first_name: 'Mallory' });
    expect(await t.database.orm.select().from(users)).toEqual(before);
  });

  test('what somebody else typed with that address stays in their application, whose code is used or not', async () => {
    const user = person();
    const nameIn = async (token: string, application_id: string) => {
      const headers = { authorization: `Bearer ${token}` };
      const state = await t.app.inject({ url: '/api/v1/state/', query: { application_id }, headers });
      return state.json().user.first_name;
    };
    await signUp(user);
    const own = (await verify({ email: user.email, code: await codeFor(user.email) })).json();
    afterCooldown();
    await signUp({ ...user, first_name: 'Mallory', mobile: '+39-3470000000' });
    const foreign = (await verify({ email: user.email, code: await codeFor(user.email) })).json();
    expect(foreign.application_id).not.toBe(own.application_id);
    expect(await nameIn(foreign.access_token, foreign.application_id)).toBe('Mallory');
    expect(await nameIn(foreign.access_token, own.application_id)).toBe('Anna Maria');
    const mine = await t.app.inject({
      url: '/api/v1/my-data/',
      headers: { authorization: `Bearer ${own.access_token}` },
    });
    expect(mine.body).not.toContain('Mallory');
  });

  test('a sign-up under another name with the same address leaves the one under way as it is', async () => {
    const user = person();
    const first = (await signUp(user)).json().application_id;
    const second = (await signUp({ ...user, first_name: 'Mallory' })).json().application_id;
    expect(second).not.toBe(first);
    expect((await signUp(user)).json().application_id).toBe(first);
  });

  test('an unknown listing becomes a general application, a known one stays', async () => {
    const general = (await signUp(person({ listing_id: 'nothing' }))).json().application_id;
    const known = (await signUp(person({ listing_id: demo.ortica.listing }))).json().application_id;
    const rows = await t.database.orm.select().from(applications);
    expect(rows.find((r) => r.id === general)?.listingId).toBeNull();
    expect(rows.find((r) => r.id === known)?.listingId).toBe(demo.ortica.listing);
  });

  test('SIGN-06 a finished application for the same home is named to whoever reads the mailbox, and not doubled', async () => {
    const user = person({ listing_id: demo.ortica.listing });
    const { application_id } = (await signUp(user)).json();
    await verify({ email: user.email, code: await codeFor(user.email) });
    await t.database.orm
      .update(applications)
      .set({ completedAt: t.clock.now(), stepRouter: 'result' })
      .where(eq(applications.id, application_id));
    // Whoever only types the address learns nothing: the answer is that of any other address.
    afterCooldown();
    const again = await signUp(user);
    expect([again.statusCode, Object.keys(again.json())]).toEqual([200, ['success', 'application_id']]);
    const opened = (await verify({ email: user.email, code: await codeFor(user.email) })).json();
    expect(opened).toMatchObject({ application_id, note: expect.stringMatching(/already applied/) });
    const rows = await t.database.orm
      .select()
      .from(applications)
      .where(eq(applications.listingId, demo.ortica.listing));
    const mine = rows.filter(({ userId }) => userId === rows.find(({ id }) => id === application_id)?.userId);
    expect(mine.filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id)).toEqual([application_id]);
    // Another home is no conflict, and neither is the same one when the report has run out.
    afterCooldown();
    const elsewhere = (await signUp({ ...user, listing_id: demo.nordlicht.listing })).json().application_id;
    const other = (await verify({ email: user.email, code: await codeFor(user.email) })).json();
    expect(other).toMatchObject({ application_id: elsewhere, note: null });
    t.clock.advance(61 * 86_400_000);
    await signUp(user);
    expect((await verify({ email: user.email, code: await codeFor(user.email) })).json().note).toBeNull();
    t.clock.advance(-61 * 86_400_000);
  });

  test('nothing readable about a person lies in the tables', async () => {
    const user = person({ last_name: 'Unverwechselbar' });
    await signUp(user);
    const { rows } = await t.database.pool.query(
      "select encode(profile_sealed, 'escape') as p from users union all select encode(answers_sealed, 'escape') from applications union all select data::text from pgboss.job",
    );
    const everything = rows.map((row) => row.p).join();
    expect(everything).not.toContain('Unverwechselbar');
    expect(everything).not.toContain(user.email);
  });

  test('attempts of one asker fill the record only so far', async () => {
    const noted = async () =>
      (await t.database.orm.select().from(auditLog)).filter((act) => act.action === 'sign-up.attempted');
    const before = (await noted()).length;
    for (let at = 0; at < 70; at++)
      await t.app.inject({ method: 'POST', url: '/api/v1/signup/attempt', payload: {}, remoteAddress: '192.0.2.50' });
    expect((await noted()).length - before).toBe(60);
  });

  test.each([
    ['giulia@gmial.com', 'giulia@gmail.com'],
    ['hans@web.d', 'hans@web.de'],
    ['anna@gmail.com', null],
    ['anna@example.com', null],
    ['', null],
  ])('SIGN-07 the attempt may answer a note about the spelling: %s', async (email, meant) => {
    expect(likelyAddress(email)).toBe(meant);
    const answer = await call('signup/attempt', { email });
    expect(answer.json()).toMatchObject({ success: true, note: meant ? expect.stringContaining(meant) : null });
  });
});

describe('e-mail verification', () => {
  test('MAIL-04 a right code opens a session, in the answer and as a cookie that scripts cannot read', async () => {
    const user = person();
    const { application_id } = (await signUp(user)).json();
    const answer = await verify({ email: user.email, code: await codeFor(user.email) });
    expect(answer.json()).toEqual({ success: true, access_token: expect.any(String), application_id, note: null });
    expect(answer.headers['set-cookie']).toMatch(
      new RegExp(`vesta_session=${answer.json().access_token}; .*HttpOnly; SameSite=Lax`),
    );
  });

  test('MAIL-05 a code works once', async () => {
    const user = person();
    await signUp(user);
    const code = await codeFor(user.email);
    const twice = await Promise.all([verify({ email: user.email, code }), verify({ email: user.email, code })]);
    expect(twice.map((answer) => answer.statusCode).sort()).toEqual([200, 401]);
    expect((await verify({ email: user.email, code })).json().code).toBe('CODE_EXPIRED');
  });

  test('MAIL-05 a code ends after fifteen minutes', async () => {
    const user = person();
    await signUp(user);
    const code = await codeFor(user.email);
    t.clock.advance(VERIFICATION_CODE_LIFETIME_MS + 1000);
    expect((await verify({ email: user.email, code })).json().code).toBe('CODE_EXPIRED');
  });

  test('MAIL-05 guessing is limited, even many at once, and the right code then comes too late', async () => {
    const user = person();
    await signUp(user);
    const code = await codeFor(user.email);
    const wrong = code === '111111' ? '222222' : '111111';
    const first = await verify({ email: user.email, code: wrong });
    expect(first.json()).toMatchObject({
      code: 'CODE_WRONG',
      message: expect.stringContaining(`${VERIFICATION_CODE_GUESSES - 1} tries`),
    });
    await Promise.all(
      Array.from({ length: VERIFICATION_CODE_GUESSES + 3 }, () => verify({ email: user.email, code: wrong })),
    );
    expect((await verify({ email: user.email, code })).statusCode).toBe(401);
  });

  test('MAIL-05 a stranger who guesses uses up their own guesses, not the owner’s', async () => {
    const user = person();
    await signUp(user);
    const code = await codeFor(user.email);
    const wrong = code === '111111' ? '222222' : '111111';
    const guess = (remoteAddress: string, digits: string) =>
      t.app.inject({
        method: 'POST',
        url: '/api/v1/verify-email/submit',
        payload: { email: user.email, code: digits },
        remoteAddress,
      });
    for (let at = 0; at < VERIFICATION_CODE_GUESSES + 2; at++) await guess('192.0.2.7', wrong);
    expect((await guess('192.0.2.7', code)).statusCode).toBe(401);
    expect((await guess('192.0.2.8', code)).statusCode).toBe(200);
  });

  test('addresses of clients stand in no counter', async () => {
    await t.app.inject({ method: 'POST', url: '/api/v1/signup/attempt', payload: {}, remoteAddress: '192.0.2.99' });
    const { rows } = await t.database.pool.query('select key from limit_counters');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|127\.0\.0\.1/);
  });

  test('MAIL-02 another code comes after the cooldown only, and the newest one counts', async () => {
    const user = person();
    await signUp(user);
    const first = await codeFor(user.email);
    const early = await call('verify-email/resend-code', { email: user.email });
    expect(early.statusCode).toBe(429);
    expect(early.json().message).toMatch(/wait \d+ seconds/);
    afterCooldown();
    const sent = await call('verify-email/resend-code', { email: user.email });
    expect(sent.json()).toMatchObject({ success: true, retry_after_seconds: RESEND_COOLDOWN_SECONDS });
    const second = await codeFor(user.email);
    if (first !== second) expect((await verify({ email: user.email, code: first })).statusCode).toBe(401);
    expect((await verify({ email: user.email, code: second })).statusCode).toBe(200);
  });

  test('MAIL-02 of several who ask at the same moment one gets a code', async () => {
    const user = person();
    await signUp(user);
    afterCooldown();
    const asked = await Promise.all(
      Array.from({ length: 6 }, () => call('verify-email/resend-code', { email: user.email })),
    );
    expect(asked.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429, 429, 429, 429, 429]);
    const mails = (await deliveredMails(t)).filter((mail) => mail.to?.[0]?.address === user.email);
    expect(mails).toHaveLength(2);
  });

  test('MAIL-02 what is refused for the hour was not sent, and the refusal says when to come back', async () => {
    const user = person();
    await signUp(user);
    const answers = [];
    for (let at = 0; at < 14; at++) {
      afterCooldown();
      answers.push(await call('verify-email/resend-code', { email: user.email }));
    }
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(CODES_PER_ADDRESS.max - 1);
    expect(answers.at(-1)?.json()).toMatchObject({
      code: 'MAILS_USED_UP',
      message: expect.stringMatching(/in \d+ min/),
    });
    const mails = (await deliveredMails(t)).filter((mail) => mail.to?.[0]?.address === user.email);
    expect(mails).toHaveLength(CODES_PER_ADDRESS.max);
  });

  test('an unknown address costs the same work: its mail is ordered, and goes to nobody', async () => {
    const waiting = async () =>
      Number((await t.database.pool.query("select count(*) as n from pgboss.job where name = 'send-mail'")).rows[0].n);
    const before = await waiting();
    await call('verify-email/resend-code', { email: 'nobody-here@example.com' });
    await call('my-data/code', { email: 'nobody-there@example.com' });
    expect(await waiting()).toBe(before + 2);
    const mails = await deliveredMails(t);
    expect(mails.filter((mail) => mail.to?.[0]?.address?.startsWith('nobody-'))).toEqual([]);
  });

  test('a clock that was set back keeps nobody waiting', async () => {
    const user = person();
    await signUp(user);
    const first = await codeFor(user.email);
    t.clock.advance(-3 * 60 * 60 * 1000);
    expect((await call('verify-email/resend-code', { email: user.email })).statusCode).toBe(200);
    // The newest code is the one that was sent last, whatever the clock said before.
    const newest = otherCode(await deliveredMails(t), user.email, first);
    expect((await verify({ email: user.email, code: newest })).statusCode).toBe(200);
    t.clock.advance(3 * 60 * 60 * 1000);
  });

  test('RES-06 coming back: the application’s id is enough to get a code, and the address is only hinted at', async () => {
    const user = person();
    const { application_id } = (await signUp(user)).json();
    afterCooldown();
    const sent = await call('verify-email/resend-code', {}, {}, { application_id });
    expect(sent.json().email_hint).toBe('a•••@e•••.com');
    const opened = await verify({ code: await codeFor(user.email) }, application_id);
    expect(opened.json()).toMatchObject({ success: true, application_id });
  });

  test('an unknown address gets the same answer as a known one, and no mail', async () => {
    const before = (await deliveredMails(t)).length;
    const answer = await call('verify-email/resend-code', { email: 'stranger@example.com' });
    expect(answer.json()).toMatchObject({ success: true, retry_after_seconds: RESEND_COOLDOWN_SECONDS });
    expect((await deliveredMails(t)).length).toBe(before);
  });

  test('an unknown address has to wait and is refused like a known one, and may still sign up at once', async () => {
    const user = person();
    expect((await call('verify-email/resend-code', { email: user.email })).statusCode).toBe(200);
    const early = await call('verify-email/resend-code', { email: user.email });
    expect([early.statusCode, early.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    const guessed = await verify({ email: user.email, code: '123456' });
    expect([guessed.statusCode, guessed.json().code]).toEqual([401, 'CODE_WRONG']);
    await signUp(user);
    expect((await verify({ email: user.email, code: await codeFor(user.email) })).statusCode).toBe(200);
  });

  test.each(['', '12345', '1234567', 'abcdef', '12 456', null])(
    'a code of another shape is refused: %s',
    async (code) => {
      expect((await verify({ email: 'x@example.com', code })).statusCode).toBe(422);
    },
  );
});
