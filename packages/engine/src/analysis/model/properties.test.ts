import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { livingMinimum } from './living-minimum.ts';
import { mortgageCapacity } from './mortgage-capacity.ts';
import { rentCapacity } from './rent-capacity.ts';
import { rentPosition } from './rent-position.ts';
import { monthlyOverYear } from './yearly-pay.ts';

const cents = fc.integer({ min: 0, max: 5_000_000 });
const purse = fc.record({
  income: cents,
  commitments: fc.integer({ min: 0, max: 500_000 }),
  living: fc.integer({ min: 0, max: 400_000 }),
});

describe('what the model may never do', () => {
  test('more income never lowers the rent it carries', () => {
    fc.assert(
      fc.property(purse, cents, (before, more) => {
        const after = rentCapacity({ ...before, income: before.income + more });
        const was = rentCapacity(before);
        expect(after.min).toBeGreaterThanOrEqual(was.min);
        expect(after.value).toBeGreaterThanOrEqual(was.value);
        expect(after.max).toBeGreaterThanOrEqual(was.max);
      }),
    );
  });

  test('more debt and more people never raise it', () => {
    fc.assert(
      fc.property(purse, cents, cents, (before, debt, living) => {
        const after = rentCapacity({
          ...before,
          commitments: before.commitments + debt,
          living: before.living + living,
        });
        expect(after.value).toBeLessThanOrEqual(rentCapacity(before).value);
      }),
    );
  });

  test('cautious, recommended and ceiling stand in this order, in whole euros, and leave enough to live on', () => {
    fc.assert(
      fc.property(purse, (one) => {
        const { min, value, max } = rentCapacity(one);
        expect(min).toBeLessThanOrEqual(value);
        expect(value).toBeLessThanOrEqual(max);
        expect([min, value, max].every((rent) => rent >= 0 && rent % 100 === 0)).toBe(true);
        if (max > 0) expect(one.income - one.commitments - max).toBeGreaterThanOrEqual(one.living);
      }),
    );
  });

  test('exactly one limit binds', () => {
    fc.assert(
      fc.property(purse, (one) => {
        const { limits } = rentCapacity(one);
        expect(limits.filter(({ binding }) => binding)).toHaveLength(1);
        const lowest = Math.min(...limits.map(({ cents: limit }) => limit));
        expect(limits.find(({ binding }) => binding)?.cents).toBe(lowest);
      }),
    );
  });

  test('a rent is above 60 exactly when it is above the recommended value, and moves up with the rent', () => {
    fc.assert(
      fc.property(purse, cents, cents, (one, rent, more) => {
        const range = rentCapacity(one);
        const position = rentPosition(rent, range);
        expect(position > 60).toBe(rent > range.value || range.value === 0);
        expect(position === 100).toBe(range.value === 0 || (rent >= range.max && rent > range.value));
        expect(rentPosition(rent + more, range)).toBeGreaterThanOrEqual(position);
      }),
    );
  });

  test('more income never shortens the loan it carries, nor lengthens the one suggested', () => {
    fc.assert(
      fc.property(purse, cents, fc.integer({ min: 1, max: 50_000_000 }), (before, more, loan) => {
        const was = mortgageCapacity({ ...before, loan, age: 30 });
        const is = mortgageCapacity({ ...before, income: before.income + more, loan, age: 30 });
        expect(is.budget).toBeGreaterThanOrEqual(was.budget);
        if (was.suggested) expect(is.suggested?.years ?? 99).toBeLessThanOrEqual(was.suggested.years);
      }),
    );
  });

  test('extra salaries never lower a month, and never make it more than their plain share', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.constantFrom(12, 13, 14), (net, paychecks) => {
        const monthly = monthlyOverYear({ net, paychecks, extras: [], isEvidenced: true }, 'it');
        expect(monthly).toBeGreaterThanOrEqual(net);
        expect(monthly).toBeLessThanOrEqual(Math.ceil((net * paychecks) / 12));
      }),
    );
  });

  test('every further person needs more to live on', () => {
    expect(livingMinimum({ adults: 1, minors: 0 }, 'it')).toBe(60_000);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 0, max: 8 }),
        fc.constantFrom('it' as const, 'de' as const),
        (adults, minors, region) => {
          const now = livingMinimum({ adults, minors }, region);
          expect(livingMinimum({ adults: adults + 1, minors }, region)).toBeGreaterThan(now);
          expect(livingMinimum({ adults, minors: minors + 1 }, region)).toBeGreaterThan(now);
        },
      ),
    );
  });
});
