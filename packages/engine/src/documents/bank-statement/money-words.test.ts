import { describe, expect, test } from 'vitest';
import { dayMeant, dayWords } from './day-words.ts';
import { withoutGluedDays } from './glued-days.ts';
import { decimalsOf, moneyWords } from './money-words.ts';
import { run } from './testing/grid.ts';

const cents = (text: string): (number | boolean)[][] =>
  moneyWords(run(text, 0, 10), 'comma').map((money) => [money.cents, money.marked]);

describe('amounts within a line', () => {
  test.each([
    ['Miete 650,00', [[65_000, false]]],
    ['Miete - 650,00', [[-65_000, true]]],
    ['Lohn + 1.115,22 €', [[111_522, true]]],
    ['250,00 S', [[-25_000, true]]],
    ['1.443,81 H EUR', [[144_381, true]]],
    ['EUR + 4.444,44', [[444_444, true]]],
    ['8,20-', [[-820, true]]],
    ['+1.000,00 *', [[100_000, true]]],
    ['+1 500,34', [[150_034, true]]],
    ['1\u0019234,56', [[123_456, false]]],
    ['+3. 434, 25', [[343_425, true]]],
    ['1. 003. 434,25', [[100_343_425, false]]],
    ['250, 00 S', [[-25_000, true]]],
    ['am 3. 4. 2026 um 12, 5 Uhr', []],
    [
      '10,00 20,00',
      [
        [1_000, false],
        [2_000, false],
      ],
    ],
    ['Zins 3,75 % p.a.', []],
    ['um 16.34 Uhr am 12.50', []],
    ["1'234.56", []],
    ['Rechnung 4711', []],
  ])('%j holds %j', (text, expected) => {
    expect(cents(text)).toEqual(expected);
  });

  test.each([
    ["1'234.56", [123_456]],
    ["-12'345.00", [-1_234_500]],
    ['10 000.00', [1_000_000]],
    ['10     000.00', []],
    ['1,234.56 20.00', [123_456, 2_000]],
  ])('with a point for the decimals, %j holds %j', (text, expected) => {
    expect(moneyWords(run(text, 0, 10), 'point').map((money) => money.cents)).toEqual(expected);
  });

  test('money of other countries is marked as such', () => {
    const words = run('USD 20,00 18,40', 0, 10);
    expect(moneyWords(words, 'comma').map(({ foreign }) => foreign)).toEqual([true, false]);
  });

  test('a paper keeps to one way of writing decimals', () => {
    expect(decimalsOf(run('€549.77 12.50 1,018.40 3,000', 0, 10))).toBe('point');
    expect(decimalsOf(run('549,77 um 12.50', 0, 10))).toBe('comma');
    expect(moneyWords(run('€1,079.50', 0, 10), 'point').map((money) => money.cents)).toEqual([107_950]);
  });
});

test('dates that touch what stands beside them are set free', () => {
  const words = withoutGluedDays(run('01.10.202602.10.2026Miete 10.10.26Lohn 12.10.', 0, 10));
  expect(words.map(({ text }) => text)).toEqual(['01.10.2026', '02.10.2026', 'Miete', '10.10.26', 'Lohn', '12.10.']);
  expect(words[1]?.box.left).toBe(words[0]?.box.right);
});

describe('dates within a line', () => {
  const span = { start: '2025-12-28', end: '2026-01-27' };
  test.each([
    ['29.12. 02.01. Lastschrift', ['2025-12-29', '2026-01-02']],
    ['01 Nov. 2025 - 30 Nov. 2025', ['2025-11-01', '2025-11-30']],
    ['03/10/26 Bonifico del 5', ['2026-10-03']],
    ['31 Dez Überweisung', ['2025-12-31']],
    ['45.13. 99/99/2026', []],
  ])('%j holds %j', (text, days) => {
    expect(dayWords(run(text, 0, 10)).map((word) => dayMeant(word, span))).toEqual(days);
  });
});
