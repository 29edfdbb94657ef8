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
