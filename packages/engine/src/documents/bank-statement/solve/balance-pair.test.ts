import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balancePair, type Candidate } from './balance-pair.ts';

const sum = (cents: number, named: Candidate['named'] = null): Candidate => ({ cents, named });
const centsOf = (pair: ReturnType<typeof balancePair>): number[] | null => pair?.map(({ cents }) => cents) ?? null;

describe('the balances that bookings lead from and to', () => {
  test('are the two printed sums that lie apart by what was moved', () => {
    expect(centsOf(balancePair([sum(5_000), sum(100_000), sum(87_700)], -12_300))).toEqual([100_000, 87_700]);
  });

  test('are not told where two pairs fit', () => {
    expect(balancePair([sum(100), sum(300), sum(500)], 200)).toBeNull();
  });

  test('are not told where nothing was moved', () => {
    expect(balancePair([sum(100), sum(100)], 0)).toBeNull();
  });

  test('keep the one that the paper names', () => {
    expect(centsOf(balancePair([sum(100), sum(300), sum(500, 'closing')], 200))).toEqual([300, 500]);
    expect(balancePair([sum(100), sum(300), sum(999, 'closing')], 200)).toBeNull();
  });

  test('are one pair where each is printed twice', () => {
    expect(centsOf(balancePair([sum(100), sum(300), sum(100), sum(300)], 200))).toEqual([100, 300]);
  });

  test('whatever is found lies apart by what was moved', () => {
    const cents = fc.integer({ min: -500, max: 500 });
    fc.assert(
      fc.property(fc.array(cents), cents, (printed, moved) => {
        const pair = balancePair(
          printed.map((one) => sum(one)),
          moved,
        );
        return pair === null || pair[1].cents - pair[0].cents === moved;
      }),
    );
  });
});
