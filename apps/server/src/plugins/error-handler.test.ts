import { MAX_JSON_BYTES } from '@vesta/domain/limits';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../test/house.ts';
import { errorHandler } from './error-handler.ts';
import { requestContext } from './request-context.ts';

let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse();
});
afterAll(() => t.close());

const url = '/api/v1/auth/resume';
const post = (payload: string, headers: Record<string, string> = { 'content-type': 'application/json' }, lang = 'en') =>
  t.app.inject({ method: 'POST', url, query: { lang }, headers, payload });

describe('API-03 every failure is JSON with success false and a message', () => {
  test.each([
    ['a cut body', '{"token":', 400, 'MALFORMED_BODY'],
    ['an empty body', '', 400, 'MALFORMED_BODY'],
    ['not JSON at all', 'hello', 400, 'MALFORMED_BODY'],
    ['prototype pollution', '{"__proto__":{"x":1},"token":"a"}', 400, 'MALFORMED_BODY'],
    ['a body of the wrong shape', '[]', 422, 'VALIDATION'],
    ['a field of the wrong type', '{"token":7}', 422, 'VALIDATION'],
    ['an oversize body', JSON.stringify({ token: 'x'.repeat(MAX_JSON_BYTES) }), 413, 'BODY_TOO_LARGE'],
  ])('%s', async (_name, payload, status, code) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toMatch(/application\/json/);
    expect(answer.json()).toMatchObject({ success: false, code, message: expect.stringMatching(/\S/) });
    expect(answer.body).not.toMatch(/node_modules|at .*\.ts:|SyntaxError/);
  });

  test('a wrong content type says what is expected', async () => {
    const answer = await post('<x/>', { 'content-type': 'application/xml' });
    expect(answer.statusCode).toBe(415);
    expect(answer.json().message).toContain('JSON');
  });

  test('an unknown call answers 404 in JSON, an unknown method too', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
      const answer = await t.app.inject({ method, url: '/api/v1/nothing-here' });
      expect([answer.statusCode, answer.json().success]).toEqual([404, false]);
    }
  });

  test.each([
    ['en', /check the URL/],
    ['it', /controlla l’indirizzo/],
    ['de', /Prüfen Sie die Adresse/],
    ['fr', /controlla l’indirizzo/],
  ])('FLOW-09 messages come in the caller’s language: %s', async (lang, words) => {
    const answer = await t.app.inject({ method: 'GET', url: '/api/v1/nothing', query: { lang } });
    expect(answer.json().message).toMatch(words);
  });

  test('without a lang query the browser’s languages decide', async () => {
    const answer = await t.app.inject({
      method: 'GET',
      url: '/api/x',
      headers: { 'accept-language': 'fr-FR, de-AT;q=0.8' },
    });
    expect(answer.json().message).toMatch(/Prüfen Sie/);
  });

  test('a broken address is not a crash', async () => {
    for (const path of ['/api/%', '/%E0%A4%A', '/api/v1/files/%00', '//api//']) {
      const answer = await t.app.inject({ method: 'GET', url: path });
      expect([400, 401, 404]).toContain(answer.statusCode);
    }
  });

  test.each([
    [406, 415, 'UNSUPPORTED_CONTENT'],
    [413, 413, 'BODY_TOO_LARGE'],
    [418, 400, 'MALFORMED_BODY'],
    [503, 500, 'INTERNAL'],
  ])('what a library answers with %i is told as %i, in words of ours', async (raised, status, code) => {
    const app = Fastify();
    await app.register(requestContext);
    await app.register(errorHandler);
    app.get('/', async () => {
      throw Object.assign(new Error('of a library'), { statusCode: raised });
    });
    const answer = await app.inject('/');
    await app.close();
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.body).not.toContain('of a library');
  });

  test('our own faults are told calmly and logged by type and place, without the words of whoever threw them', async () => {
    const broken = await createTestHouse();
    try {
      broken.house.geo = { countryOf: async () => 'IT' };
      broken.app.log.info('alive');
      Object.assign(broken.house.vault, {
        openJson: () => {
          throw new Error('secret detail');
        },
      });
      const answer = await broken.as('giulia', { method: 'GET', url: '/api/v1/state/', query: { lang: 'en' } });
      expect(answer.statusCode).toBe(500);
      expect(answer.json()).toMatchObject({ success: false, code: 'INTERNAL' });
      expect(answer.body).not.toContain('secret detail');
      const logged = broken.logged.join('');
      expect(logged).not.toContain('secret detail');
      expect(logged).toMatch(/"err":\{"type":"Error","frames":\["at .*profile-in\.ts/);
    } finally {
      await broken.close();
    }
  });
});

describe('requests', () => {
  test('carry an id; a proper one from outside is kept, anything else is replaced', async () => {
    const given = await t.app.inject({ method: 'GET', url: '/healthz', headers: { 'x-request-id': 'trace-12345678' } });
    expect(given.headers['x-request-id']).toBe('trace-12345678');
    const forged = await t.app.inject({
      method: 'GET',
      url: '/healthz',
      headers: { 'x-request-id': 'a\\nb <script>' },
    });
    expect(forged.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('a failure names the request’s id, so that support can find it in the log', async () => {
    const answer = await t.app.inject({ method: 'GET', url: '/api/none', headers: { 'x-request-id': 'support-0001' } });
    expect(answer.json().request_id).toBe('support-0001');
    expect(t.logged.join('')).toContain('support-0001');
  });

  test('the log holds no token, no query and no name', async () => {
    const token = await t.signIn('giulia');
    await t.as('giulia', { method: 'GET', url: '/api/v1/state/' });
    await t.app.inject({
      method: 'POST',
      url,
      payload: { token: 'very-secret-token' },
      query: { lang: 'en', sig: 'abc' },
    });
    const log = t.logged.join('');
    for (const secret of [token, 'very-secret-token', 'Moretti', 'giulia.moretti', 'sig=abc'])
      expect(log).not.toContain(secret);
    expect(log).toContain('/api/v1/state/');
  });

  test('security headers and a strict content security policy stand on every answer', async () => {
    for (const path of ['/it/fill/occupation', '/api/v1/workflow/occupations', '/nothing']) {
      const { headers } = await t.app.inject({ method: 'GET', url: path, headers: { accept: 'text/html' } });
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toMatch(/unsafe|\*/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
    }
  });

  test('no answer about a person is kept on the way; what anybody may have says so itself', async () => {
    const kept = async (url: string) => (await t.app.inject({ method: 'GET', url })).headers['cache-control'];
    expect(await kept('/api/v1/workflow/occupations?lang=en')).toBe('no-store');
    expect(await kept('/api/v2/state?lang=en')).toBe('no-store');
    expect(await kept('/api/v1/nowhere')).toBe('no-store');
  });

  test('a flood from one address is slowed down with a time to wait', async () => {
    const small = await createTestHouse({ RATE_LIMIT_PER_MINUTE: '5' });
    try {
      const answers = [];
      for (let i = 0; i < 8; i++) {
        answers.push(
          await small.app.inject({ method: 'GET', url: '/api/v1/workflow/occupations', query: { lang: 'en' } }),
        );
      }
      const refused = answers.filter((answer) => answer.statusCode === 429);
      expect(refused).toHaveLength(3);
      expect(refused[0]?.json().message).toMatch(/wait \d+ seconds?/);
      expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
      expect((await small.app.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200);
      // The same call by another spelling is the same call.
      const spelled = await small.app.inject({ method: 'GET', url: '/%61pi/v1/workflow/occupations?lang=en' });
      expect(spelled.statusCode).toBe(429);
    } finally {
      await small.close();
    }
  });
});
