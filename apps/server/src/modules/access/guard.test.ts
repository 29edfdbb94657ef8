import { INACTIVITY_TIMEOUT_MS, SESSION_MAX_LIFETIME_MS } from '@vesta/domain/limits';
import { SESSION_COOKIE } from '@vesta/domain/storage-keys';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { sessions, users } from '../../db/schema/index.ts';
import { personas } from '../../db/seed/personas.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse();
});
afterAll(() => t.close());

interface Operation {
  method: 'GET' | 'POST';
  url: string;
}

/** Every call of the API that the OpenAPI document describes; those of the desk have a guard and a walk of their own. */
function everyCall(): Operation[] {
  const { paths = {} } = t.app.swagger() as { paths?: Record<string, Record<string, unknown>> };
  return Object.entries(paths)
    .filter(([url]) => !url.startsWith('/api/v1/desk/'))
    .flatMap(([url, verbs]) =>
      Object.keys(verbs).map((verb) => ({
        method: verb.toUpperCase() as 'GET',
        url: url.replace(/\{\w+\}/g, 'privacy'),
      })),
    );
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const own = { application_id: personas.giulia.applicationId };

test('FLOW-08 only calls of the API are guarded: neither its description nor the pages', async () => {
  const statusOf = async (url: string) => (await t.app.inject({ url })).statusCode;
  expect(await statusOf('/api/docs/json').then((status) => [401, 403].includes(status))).toBe(false);
  expect(await statusOf('/somewhere').then((status) => [401, 403].includes(status))).toBe(false);
  expect(await statusOf('/api/v1/state/')).toBe(401);
});

describe('FLOW-08 a person reaches only their own applications', () => {
  test('another person’s application id answers 401 on every call', async () => {
    const token = await t.signIn('giulia');
    const calls = everyCall();
    expect(calls.length).toBeGreaterThan(8);
    for (const call of calls) {
      const answer = await t.app.inject({
        ...call,
        headers: bearer(token),
        query: { application_id: personas.lena.applicationId },
      });
      expect(`${call.method} ${call.url} ${answer.statusCode}`).toBe(`${call.method} ${call.url} 401`);
      expect(answer.json()).toMatchObject({ success: false, message: expect.any(String) });
    }
  });

  test.each(['not-an-id', '00000000-0000-4000-8000-000000000000', "' or 1=1 --", '%00'])(
    'an id that does not exist answers like another person’s: %s',
    async (id) => {
      const answer = await t.as('giulia', { method: 'GET', url: '/api/v1/state/', applicationId: id });
      expect(answer.statusCode).toBe(401);
    },
  );

  test('a deleted application is nobody’s', async () => {
    const { applications } = await import('../../db/schema/index.ts');
    await t.database.orm
      .update(applications)
      .set({ deletedAt: t.clock.now() })
      .where(eq(applications.id, personas.renate.applicationId));
    const answer = await t.as('renate', { method: 'GET', url: '/api/v1/state/' });
    expect(answer.statusCode).toBe(401);
  });
});

describe('sessions', () => {
  test('ROUTE-05 validate says yes to the own application and no without a session', async () => {
    const yes = await t.as('giulia', { method: 'POST', url: '/api/v1/auth/validate' });
    expect([yes.statusCode, yes.json()]).toEqual([200, { success: true }]);
    const no = await t.app.inject({ method: 'POST', url: '/api/v1/auth/validate', query: own });
    expect(no.statusCode).toBe(401);
  });

  test('a person is written to in the language that they read now, not in the one they signed up in', async () => {
    const spoken = async () =>
      (
        await t.database.orm.select({ language: users.language }).from(users).where(eq(users.id, personas.lena.userId))
      )[0]?.language;
    const opens = (query: Record<string, string>) =>
      t.as('lena', { method: 'POST', url: '/api/v1/auth/validate', query });
    expect(await spoken()).toBe('de');
    await opens({ lang: 'it' });
    expect(await spoken()).toBe('it');
    await opens({});
    await opens({ lang: 'klingon' });
    expect(await spoken()).toBe('it');
    await opens({ lang: 'de' });
    expect(await spoken()).toBe('de');
  });

  test('validate needs an application to be named', async () => {
    const answer = await t.as('giulia', { method: 'POST', url: '/api/v1/auth/validate', applicationId: null });
    expect(answer.statusCode).toBe(401);
  });

  test('use is written down once a minute, so that reading does not become writing', async () => {
    const token = await t.signIn('marco');
    const uses = async () => {
      const query = { application_id: personas.marco.applicationId };
      expect((await t.app.inject({ url: '/api/v1/state/', query, headers: bearer(token) })).statusCode).toBe(200);
      const rows = await t.database.orm.select().from(sessions).where(eq(sessions.userId, personas.marco.userId));
      return Math.max(...rows.map(({ lastUsedAt }) => lastUsedAt.getTime()));
    };
    const first = await uses();
    t.clock.advance(59_000);
    expect(await uses()).toBe(first);
    t.clock.advance(1000);
    expect(await uses()).toBe(first + 60_000);
  });

  test('the cookie counts only for what a browser opens by itself, and only for reading', async () => {
    const cookie = `${SESSION_COOKIE}=${await t.signIn('giulia')}`;
    const statusOf = async (method: 'GET' | 'POST', url: string) =>
      (await t.app.inject({ method, url, headers: { cookie }, query: own })).statusCode;
    expect(await statusOf('GET', '/api/v1/state/')).toBe(401);
    expect(await statusOf('POST', '/api/v1/auth/validate')).toBe(401);
    expect(await statusOf('GET', '/api/v1/my-data/export')).toBe(200);
  });

  test('only the hash of a token is stored', async () => {
    const token = await t.signIn('giulia');
    const rows = await t.database.orm.select().from(sessions);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.some((row) => row.tokenHash.toString('base64url') === token)).toBe(false);
  });

  test('a forged or cut token is refused', async () => {
    const token = await t.signIn('giulia');
    for (const forged of [`${token}x`, token.slice(1), 'x', 'Bearer']) {
      const answer = await t.app.inject({
        method: 'POST',
        url: '/api/v1/auth/validate',
        query: own,
        headers: bearer(forged),
      });
      expect(answer.statusCode).toBe(401);
    }
  });

  test('a session ends after its life without use, and use prolongs it up to its longest life', async () => {
    const token = await t.signIn('giulia');
    const validate = () =>
      t.app.inject({ method: 'POST', url: '/api/v1/auth/validate', query: own, headers: bearer(token) });
    const start = t.clock.now().getTime();
    t.clock.advance(INACTIVITY_TIMEOUT_MS - 1000);
    expect((await validate()).statusCode).toBe(200);
    t.clock.advance(INACTIVITY_TIMEOUT_MS - 1000);
    expect((await validate()).statusCode).toBe(200);
    while (t.clock.now().getTime() - start < SESSION_MAX_LIFETIME_MS - INACTIVITY_TIMEOUT_MS) {
      t.clock.advance(INACTIVITY_TIMEOUT_MS - 1000);
      await validate();
    }
    t.clock.set(new Date(start + SESSION_MAX_LIFETIME_MS + 1000).toISOString());
    const answer = await validate();
    expect(answer.statusCode).toBe(401);
    expect(answer.json().code).toBe('SESSION_TIMEOUT');
  });

  test('RES-06 a token is refused once it was not used for the 120 minutes after which the screen locks', async () => {
    const token = await t.signIn('giulia');
    const validate = () =>
      t.app.inject({ method: 'POST', url: '/api/v1/auth/validate', query: own, headers: bearer(token) });
    t.clock.advance(119 * 60_000);
    expect((await validate()).statusCode).toBe(200);
    t.clock.advance(120 * 60_000);
    expect((await validate()).json().code).toBe('SESSION_TIMEOUT');
  });

  test('RES-06 signing out everywhere ends every session and hand-over of this person, and nobody else’s', async () => {
    const [here, there, marco] = [await t.signIn('giulia'), await t.signIn('giulia'), await t.signIn('marco')];
    const handover = async () =>
      (
        await t.app.inject({
          method: 'POST',
          url: '/api/v1/other-documents/handover',
          query: own,
          headers: bearer(there),
        })
      ).json().link as string;
    const scan = (link: string) =>
      t.app.inject({
        method: 'POST',
        url: '/api/v1/other-documents/handover/open',
        payload: { token: new URL(link).hash.replace('#handover=', '') },
      });
    const phone = (await scan(await handover())).json().access_token as string;
    const unscanned = await handover();
    const status = async (token: string, url: string, query: { application_id: string } = own) =>
      (await t.app.inject({ method: url.endsWith('list') ? 'GET' : 'POST', url, query, headers: bearer(token) }))
        .statusCode;
    expect(await status(phone, '/api/v1/other-documents/list')).toBe(200);
    expect(await status(here, '/api/v1/auth/sign-out-everywhere')).toBe(200);
    for (const token of [here, there]) expect(await status(token, '/api/v1/auth/validate')).toBe(401);
    expect(await status(phone, '/api/v1/other-documents/list')).toBe(401);
    expect((await scan(unscanned)).statusCode).toBe(401);
    const his = { application_id: personas.marco.applicationId };
    expect(await status(marco, '/api/v1/auth/validate', his)).toBe(200);
  });

  test('RES-06 signing out revokes the session at once', async () => {
    const token = await t.signIn('giulia');
    const out = await t.app.inject({ method: 'POST', url: '/api/v1/auth/sign-out', headers: bearer(token) });
    expect(out.statusCode).toBe(200);
    const after = await t.app.inject({
      method: 'POST',
      url: '/api/v1/auth/validate',
      query: own,
      headers: bearer(token),
    });
    expect(after.statusCode).toBe(401);
  });
});
