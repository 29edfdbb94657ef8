import { expect, test } from 'vitest';
import { typedPrefix } from './typed-prefix.ts';

const country = (cca2: string, code: string) => ({ name: cca2, localeName: cca2, cca2, code, flag: '' });
const countries = [country('IT', '+39'), country('DE', '+49'), country('US', '+1'), country('AS', '+1684')];

test.each([
  ['+49 151 2345 6789', 'DE', '15123456789'],
  ['0039 347 118 2906', 'IT', '3471182906'],
  ['+1 684 555 1234', 'AS', '5551234'],
  ['+1 (212) 555-1234', 'US', '2125551234'],
])('%s is the prefix of %s and the number %s', (typed, cca2, number) => {
  const found = typedPrefix(typed, countries);
  expect([found?.country.cca2, found?.number]).toEqual([cca2, number]);
});

test.each(['347 118 2906', '+999 12345678', 'call me', ''])('%s is left as it is', (typed) => {
  expect(typedPrefix(typed, countries)).toBeNull();
});
