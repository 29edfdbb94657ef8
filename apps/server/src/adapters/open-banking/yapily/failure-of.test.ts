import { describe, expect, test } from 'vitest';
import { failureOf } from './failure-of.ts';

const short = (code: number) => ({ error: { code, status: 'X', message: 'Giulia Moretti, token abc' } });
const long = (code: number, source: string, bankStatus?: number) => ({
  error: {
    tracingId: '0c2d0973bdd24224a65e5d0f7d1b6154',
    code,
    status: 'X',
    source,
    issues: [
      {
        type: 'T',
        code: 10600,
        message: 'Giulia Moretti, token abc',
        ...(bankStatus ? { institutionError: { errorMessage: 'password demo', httpStatusCode: bankStatus } } : {}),
      },
    ],
  },
});
const heard = (status: number, body: unknown, withSecret = false) => failureOf({ status, body, withSecret }).reason;

describe('a failure', () => {
  test.each([
    [400, short(400), 'refused'],
    [401, short(401), 'refused'],
    [403, short(403), 'consent'],
    [404, short(404), 'consent'],
    [409, long(409, 'YAPILY'), 'refused'],
    [424, long(424, 'INSTITUTION', 503), 'bank'],
    [400, long(400, 'INSTITUTION', 400), 'bank'],
    [429, short(429), 'busy'],
    [500, '<html>', 'unreachable'],
    [503, undefined, 'unreachable'],
    [418, null, 'refused'],
    [302, [], 'refused'],
  ])('%i is told in our words, whatever its shape', (status, body, reason) => {
    expect(heard(status, body)).toBe(reason);
  });

  test.each([
    [424, long(424, 'INSTITUTION', 401)],
    [400, long(400, 'USER')],
    [403, long(403, 'user')],
    [403, long(403, 'INSTITUTION', 403)],
  ])('%i to a password or a code is about that', (status, body) => {
    expect(heard(status, body, true)).toBe('code');
    expect(heard(status, body, false)).not.toBe('code');
  });

  test.each([
    ['our own credentials', 401, short(401), 'refused'],
    ['a bank that is down', 424, long(424, 'INSTITUTION', 503), 'bank'],
    ['a provider that is down', 503, long(503, 'USER'), 'unreachable'],
    ['too many calls', 429, long(429, 'USER'), 'busy'],
  ])('%s are not taken for a wrong password', (_what, status, body, reason) => {
    expect(heard(status, body, true)).toBe(reason);
  });

  test('keeps the tracing number and no word of the provider', () => {
    const failure = failureOf({ status: 424, body: long(424, 'INSTITUTION', 401), withSecret: false });
    expect(failure.tracingId).toBe('0c2d0973bdd24224a65e5d0f7d1b6154');
    expect(JSON.stringify(failure) + failure.message + failure.stack).not.toMatch(/Giulia|abc|demo/);
  });

  test('keeps no tracing number that is none', () => {
    const body = { error: { tracingId: 'IT60X0542811101000000123456 Giulia\n' } };
    expect(failureOf({ status: 500, body, withSecret: false }).tracingId).toBeNull();
  });
});
