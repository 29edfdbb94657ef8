import { describe, expect, test } from 'vitest';
import { underOneName, withoutEmpty } from './payload-names.ts';

const aliases = { fiscal_code: 'fiscalCode' };

describe('answers under one name', () => {
  test('take the name of the form', () => {
    expect(underOneName({ fiscal_code: 'A', city: 'Roma' }, aliases)).toEqual({ fiscalCode: 'A', city: 'Roma' });
  });

  test('keep what was sent under the form’s own name when both are there', () => {
    expect(underOneName({ fiscal_code: 'A', fiscalCode: 'B' }, aliases)).toEqual({ fiscalCode: 'B' });
    expect(underOneName({ fiscalCode: 'B', fiscal_code: 'A' }, aliases)).toEqual({ fiscalCode: 'B' });
  });

  test.each([null, 5, 'text', undefined])('leave %j, which holds no answers, alone', (payload) => {
    expect(underOneName(payload, aliases)).toBe(payload);
    expect(withoutEmpty(payload, ['city'])).toBe(payload);
  });

  test('cannot reach into the prototype', () => {
    const hostile: unknown = JSON.parse('{"__proto__": {"polluted": true}, "constructor": 1}');
    expect(Object.keys(underOneName(hostile, aliases) as object)).toContain('constructor');
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

test.each(['', ' ', null])('an empty answer (%j) is taken out, others stay', (city) => {
  expect(withoutEmpty({ city, street: '' }, ['city'])).toEqual({ street: '' });
  expect(withoutEmpty({ city: 'Roma' }, ['city'])).toEqual({ city: 'Roma' });
});
