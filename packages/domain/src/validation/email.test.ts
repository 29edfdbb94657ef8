import { describe, expect, test } from 'vitest';
import { normaliseEmail, validateEmail } from './email.ts';

describe('VAL-02 an e-mail address', () => {
  test.each([
    'a@b.it',
    'anna.rossi@example.com',
    'anna+vesta@example.com',
    "o'neil@example.co.uk",
    'x_y-z@sub.example.museum',
    '1234@example.org',
    'anna@müller.de',
    'anna@xn--mller-kva.de',
    'anna@例え.テスト',
    'anna@example.xn--p1ai',
    `${'a'.repeat(64)}@example.com`,
    `a@${'b'.repeat(63)}.com`,
    '  Anna@Example.COM ',
  ])('%s is fine', (email) => {
    expect(validateEmail(email)).toBeNull();
  });

  test.each(['', '   '])('%j is missing', (email) => {
    expect(validateEmail(email)).toBe('required');
  });

  test.each([
    'anna',
    'anna@',
    '@example.com',
    'anna@example',
    'anna@@example.com',
    'anna@example..com',
    'anna@.example.com',
    'anna@example.com.',
    '.anna@example.com',
    'anna.@example.com',
    'an..na@example.com',
    'anna@-example.com',
    'anna@example-.com',
    'anna@example.c',
    'anna@example.123',
    'anna@127.0.0.1',
    'anna@[127.0.0.1]',
    '"anna rossi"@example.com',
    'anna,rossi@example.com',
    'Anna <anna@example.com>',
    'ännä@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.com`,
  ])('%s is none', (email) => {
    expect(validateEmail(email)).toBe('pattern');
  });

  test('of 254 characters is the longest', () => {
    const domain = `${'b'.repeat(60)}.`.repeat(4);
    const longest = `${'a'.repeat(254 - domain.length - 4)}@${domain}com`;
    expect(longest).toHaveLength(254);
    expect(validateEmail(longest)).toBeNull();
    expect(validateEmail(`a${longest}`)).toBe('tooLong');
  });

  test('VAL-11 arrives in lower case and without spaces', () => {
    expect(normaliseEmail(' Anna. Rossi@Example.COM\n')).toBe('anna.rossi@example.com');
  });
});
