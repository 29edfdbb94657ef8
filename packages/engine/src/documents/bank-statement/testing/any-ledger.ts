import fc from 'fast-check';
import type { Booking, PrintedLedger, Style } from './printed-ledger.ts';

const italian = [
  'BONIFICO A FAVORE DI BIANCHI LUCA',
  'PAGAMENTO POS 12/10 ORE 10.33',
  'ADDEBITO SDD ENEL 2.026',
  'STIPENDIO ACME SRL',
  'Rata 12 di 48',
  'COMMISSIONI',
  'CRO 0123456789 NOTE 45',
];
const german = [
  'Lastschrift',
  'Stadtwerke Muster',
  'SVWZ+Rechnung 4711',
  'Lohn/Gehalt',
  'Kartenzahlung 2026-10-03T16.34',
  'Dauerauftrag',
  'Vonovia SE',
];

const anyStyle: fc.Arbitrary<Style> = fc.record({
  language: fc.constantFrom('it', 'de'),
  order: fc.constantFrom('oldest-first', 'newest-first'),
  amounts: fc.constantFrom(
    'unmarked',
    'two-columns',
    'minus',
    'minus-behind',
    'plus-minus',
    'soll-haben',
    'minus-apart',
  ),
  balance: fc.boolean(),
  captions: fc.constantFrom('left', 'right', 'centre'),
  day: fc.constantFrom('slashes', 'dots', 'short-year', 'no-year'),
  valueDate: fc.boolean(),
  rowsPerPage: fc.integer({ min: 3, max: 25 }),
  headerOnEveryPage: fc.boolean(),
  carried: fc.boolean(),
  totals: fc.boolean(),
});

/** What no bank would print: amounts without any sign need a balance beside them, days run backwards only with a year. */
const style = anyStyle.map((chosen): Style => {
  const balance = chosen.balance || chosen.amounts === 'unmarked' || chosen.order === 'newest-first';
  const day = chosen.order === 'newest-first' && chosen.day === 'no-year' ? 'dots' : chosen.day;
  return { ...chosen, balance, day };
});

const cents = fc.oneof(
  fc.integer({ min: 1, max: 9_999 }),
  fc.integer({ min: 1, max: 300_000 }),
  fc.integer({ min: 1, max: 2_000_000 }),
);

const booking = (texts: readonly string[]): fc.Arbitrary<Booking> =>
  fc.record({
    after: fc.integer({ min: 0, max: 89 }),
    cents: fc.tuple(cents, fc.boolean()).map(([amount, debit]) => (debit ? -amount : amount)),
    text: fc.array(fc.constantFrom(...texts), { minLength: 1, maxLength: 3 }),
  });

/** Ledgers of a quarter, also across New Year, in every layout that the printer knows. */
export const anyLedger: fc.Arbitrary<PrintedLedger> = style.chain((chosen) =>
  fc.record({
    start: fc.constantFrom('2026-01-01', '2026-07-01', '2025-11-15', '2025-12-28'),
    opening: fc.integer({ min: 0, max: 5_000_000 }),
    bookings: fc
      .array(booking(chosen.language === 'it' ? italian : german), { minLength: 1, maxLength: 40 })
      .map((bookings) => bookings.toSorted((a, b) => a.after - b.after)),
    style: fc.constant(chosen),
  }),
);
