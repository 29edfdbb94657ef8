import { expect, test } from 'vitest';
import { readFineAmount, readRate, readRuledAmount } from './amount-text.ts';
import { readPercent } from './codes.ts';
import { parsePeriod } from './period.ts';

test.each([
  ['Oktober 2026', '2026-10'],
  ['OTTOBRE 26', '2026-10'],
  ['ott-2026', '2026-10'],
  ['10/2026', '2026-10'],
  ['2026-10', '2026-10'],
  ['01.10.2026 - 31.10.2026', '2026-10'],
  ['dal 01/10/2026 al 31/10/2026', '2026-10'],
  ['01.10.2026 - 30.11.2026', null],
  ['13/2026', null],
  ['Foo 2026', null],
  ['10/1826', null],
])('%j is the month %s', (text, month) => {
  expect(parsePeriod(text)).toBe(month);
});

test.each([
  ['3.00000', 300_000],
  ['18318', 18_318],
  ['550 00', 55_000],
  ['41.38946', 4_138_946],
  ['41.338946', null],
  ['108833', null],
  ['12', null],
  ['183,18', null],
])('beside a rule %j is %s cents', (text, cents) => {
  expect(readRuledAmount(text)).toBe(cents);
});

test.each([
  ['1.750,00000', 175_000],
  ['10,33500', 1_034],
  ['76,92308', 7_692],
  ['2.000,00', 200_000],
  ['9,19%', null],
])('%j with more decimals is %s cents', (text, cents) => {
  expect(readFineAmount(text)).toBe(cents);
});

test('rates and shares of full time', () => {
  expect([readRate('9,19'), readRate('9,19000%'), readRate('919')]).toEqual([9.19, 9.19, null]);
  expect([
    readPercent('62,5%'),
    readPercent('0,625'),
    readPercent('100'),
    readPercent('101'),
    readPercent('4'),
  ]).toEqual([62.5, 62.5, 100, null, null]);
});
