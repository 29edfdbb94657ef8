import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageOf } from '../../../evidence/testing/page-of-rows.ts';
import { wrongContributions } from './contribution-rows.ts';

const row = (base: string, paid: string) => pageOf([`Contributo IVS ${base} 9,19% ${paid}`]);

test('REP-08 a contribution comes out whether or not its sign is printed', () => {
  const signs = fc.constantFrom(
    (amount: string) => amount,
    (amount: string) => `-${amount}`,
    (amount: string) => `${amount}-`,
  );
  fc.assert(
    fc.property(signs, (signed) => {
      expect(wrongContributions(row('1.647,00', signed('151,36')))).toEqual([]);
      expect(wrongContributions(row('1.647,00', signed('101,36')))).toHaveLength(1);
    }),
  );
});

const slip = (...rows: string[]) => pageOf(['Imponibile contributivo 3.863,00', 'Minimo 1.895,20', ...rows]);

test.each([
  ['what was paid is of no figure of the page', ['Contributo IVS 9,19% 315,01'], 1],
  ['it is of the insured pay', ['Contributo IVS 9,19% 355,01'], 0],
  ['with the base behind the rate, it does not come out', ['Contributo IVS 9,19% 3.863,00 315,01'], 1],
  ['with the base behind the rate, it comes out', ['Contributo IVS 9,19% 3.863,00 355,01'], 0],
  ['behind it stands the sum of the year', ['Contributo IVS 9,19% 355,01 2.130,06'], 0],
  ['of four fifths of it', ['Opera previdenza 2,50% 77,26'], 0],
  ['a rate of two thirds, printed rounded', ['Contributo FIS 0,27% 10,31'], 0],
  ['another one than the rounded rate', ['Contributo FIS 0,27% 12,31'], 1],
  ['two rates paid together', ['Contributo IVS 9,19% + FIS 0,26667% 3.863,00 365,31'], 0],
  ['two rates paid together, and less than they give', ['Contributo IVS 9,19% + FIS 0,26667% 3.863,00 305,31'], 1],
  ['of a part of the base', ['Opera previdenza 2,50% su 80% 77,26'], 0],
  ['with a sign between base and rate, it comes out', ['Contributi INPS 3.863,00 × 9,19% 355,01'], 0],
  ['with a sign between base and rate, it does not', ['Contributi INPS 3.863,00 × 9,19% 315,01'], 1],
  ['another row is not judged', ['Addizionale regionale 1,23% 315,01'], 0],
] as const)('REP-08 a contribution with its rate in the caption: %s', (_, rows, wrong) => {
  expect(wrongContributions(slip(...rows))).toHaveLength(wrong);
});
