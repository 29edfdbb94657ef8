import { describe, expect, test } from 'vitest';
import { payDayOf } from '../pay/pay-day.ts';
import { paidAmount, slipsOf } from '../pay/slips.ts';
import { personOf } from '../people/person-of.ts';
import { personas } from '../personas/index.ts';
import { benefitOf } from './benefit.ts';
import { ledgerOf } from './ledger.ts';
import { statementsOf } from './statement.ts';

const today = '2026-11-15';
const everybody = [
  ...Object.values(personas).map((make) => make(today)),
  ...Array.from({ length: 16 }, (_, index) => personOf(`l${index}`, index % 2 ? 'IT' : 'DE', today)),
];

describe('the account', () => {
  test('reconciles on every statement, and each begins where the one before ended', () => {
    for (const person of everybody) {
      const statements = statementsOf(person, '2026-10', 3, 1, person.name);
      statements.forEach((statement, index) => {
        const moved = statement.bookings.reduce((sum, booking) => sum + booking.amount, 0);
        expect(statement.opening + moved).toBe(statement.closing);
        expect(statement.bookings.length).toBeGreaterThan(3);
        if (index > 0) expect(statement.opening).toBe(statements[index - 1]?.closing);
        expect(statement.bookings.every((b) => b.date >= statement.start && b.date <= statement.end)).toBe(true);
      });
    }
  });

  test('receives exactly what each payslip says, on the day of pay', () => {
    for (const person of everybody) {
      const { job } = person;
      if (!job) continue;
      const credits = ledgerOf(person, '2026-06', '2026-10', person.name).filter(
        (booking) => booking.method === 'salary',
      );
      const slips = slipsOf(person, job, '2026-08', person.name);
      expect(slips).toHaveLength(1);
      for (const slip of slips) {
        const found = credits.filter((booking) => booking.date === payDayOf(job, slip.month));
        expect(found.map((booking) => booking.amount)).toEqual([paidAmount(slip)]);
      }
    }
  });

  test('shows rent, loan and savings every month', () => {
    const giulia = personas.giulia(today);
    const bookings = ledgerOf(giulia, '2026-08', '2026-10', 's');
    const of = (method: string, amount: number): number =>
      bookings.filter((booking) => booking.method === method && booking.amount === amount).length;
    expect([of('standing_order', -72_000), of('direct_debit', -18_250), of('own_transfer', -10_000)]).toEqual([
      3, 3, 3,
    ]);
  });
});

test('unemployment pay follows the law’s reference wage and ceiling', () => {
  const gross = (wage: number): number =>
    benefitOf({ kind: 'naspi', from: '2026-05-01', days: 360, wage }).monthlyGross;
  expect([120_000, 145_672, 200_000, 350_000].map(gross)).toEqual([90_000, 109_254, 122_836, 158_470]);
});
