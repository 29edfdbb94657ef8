import { expect, test } from 'vitest';
import { categorise } from './categorise.ts';
import { moneyTrouble } from './money-trouble.ts';
import { booking, mario } from './testing/bookings.ts';

test('returned debits, garnishments and gambling are counted', () => {
  const bookings = [
    booking(95_000, 'Rücklastschrift Miete', { date: '2026-09-04' }),
    booking(4_000, 'Rücklastschrift Strom', { date: '2026-10-04' }),
    booking(-30_000, 'Pfändung AZ 12'),
    booking(-7_000, 'Nordfinanz Inkasso'),
    booking(-10_000, 'TIPICO'),
    booking(4_000, 'TIPICO Auszahlung'),
    booking(-53_000, 'Miete'),
    booking(-50_000, 'Umbuchung Tagesgeld'),
  ];
  expect(moneyTrouble(categorise(bookings, mario))).toEqual({
    returnedDebits: { count: 2, cents: 99_000, last: '2026-10-04' },
    garnishments: { count: 1, cents: 30_000 },
    gambling: { count: 1, cents: 10_000, share: 0.1 },
  });
});

test('a quiet account has none, and an empty one no share', () => {
  expect(moneyTrouble(categorise([booking(-60_000, 'Miete')], mario)).gambling.share).toBe(0);
  expect(moneyTrouble([])).toEqual({
    returnedDebits: { count: 0, cents: 0, last: null },
    garnishments: { count: 0, cents: 0 },
    gambling: { count: 0, cents: 0, share: null },
  });
});
