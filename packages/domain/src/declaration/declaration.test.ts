import { expect, test } from 'vitest';
import { signatureDate, signatureName } from './signature.ts';

test('CONF-01 the date is written as its country writes it, as the day stands in Rome', () => {
  expect(signatureDate(new Date('2026-11-15T10:00:00Z'), 'it')).toBe('15/11/2026');
  expect(signatureDate(new Date('2026-12-31T23:30:00Z'), 'it')).toBe('01/01/2027');
  expect(signatureDate(new Date('2026-12-31T23:30:00Z'), 'de')).toBe('01.01.2027');
});

test.each([
  ['Giulia', 'Moretti', 'Giulia Moretti'],
  [' Giulia ', 'Moretti', 'Giulia Moretti'],
  ['', 'Moretti', null],
  ['Giulia', '  ', null],
])('CONF-01 the name of %j %j is %j', (first_name, last_name, name) => {
  expect(signatureName({ first_name, last_name })).toBe(name);
});
