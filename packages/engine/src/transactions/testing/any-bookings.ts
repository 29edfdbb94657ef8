import { addDays } from '@vesta/domain/dates/add-days';
import fc from 'fast-check';
import type { AccountTransaction } from '../categorised.ts';
import { booking } from './bookings.ts';

const START = '2026-05-01';
export const dayAfter = (days: number): string => addDays(START, days) ?? START;

const party = fc.constantFrom(
  'ACME SRL',
  'Muster GmbH',
  'Bianchi Luca',
  'REWE Markt',
  'Vonovia SE',
  'Mario Rossi',
  null,
);
const text = fc.constantFrom(
  'EMOLUMENTI OTTOBRE',
  'Gehalt 10/2026',
  'TREDICESIMA',
  'Miete',
  'CANONE LOCAZIONE',
  'RATA 3/48',
  'ADDEBITO SDD ENEL ENERGIA',
  'Kartenzahlung',
  'PRELIEVO BANCOMAT',
  'GIROCONTO',
  'Rücklastschrift',
  'RIMBORSO',
  'Spende',
  'FATTURA 7',
  'Zahlung',
);

/** Bookings that make little sense together, with many equal amounts, days and names: where rules meet their edges. */
export const anyBooking = fc
  .record({
    day: fc.nat({ max: 180 }),
    euros: fc.constantFrom(-1200, -700, -250, -50, 50, 250, 700, 1200, 2500),
    text,
    party,
    account: fc.constantFrom('A', 'B', null),
    code: fc.constantFrom(null, null, null, 'PURP:SALA', 'GVC:153', 'ABI:43', 'ABI:34'),
  })
  .map(
    ({ day, euros, text: description, party: counterparty, account, code }): AccountTransaction =>
      booking(euros * 100, description, { date: dayAfter(day), counterparty, account, code }),
  );

/** A household that lives from month to month: wages, rent, an instalment and a subscription. */
export const anyHousehold = fc
  .record({
    months: fc.integer({ min: 3, max: 6 }),
    payDay: fc.integer({ min: 1, max: 28 }),
    wage: fc.integer({ min: 60_000, max: 500_000 }),
    rent: fc.integer({ min: 30_000, max: 150_000 }),
    instalment: fc.integer({ min: 5_000, max: 40_000 }),
  })
  .map(({ months, payDay, wage, rent, instalment }): AccountTransaction[] =>
    Array.from({ length: months }, (_, month) => {
      const day = (of: number): string => `2026-${String(5 + month).padStart(2, '0')}-${String(of).padStart(2, '0')}`;
      return [
        booking(wage, 'Gehalt', { date: day(payDay), counterparty: 'Muster GmbH', account: 'A' }),
        booking(-rent, 'Miete', { date: day(3), counterparty: 'Rudi Ratlos', account: 'A' }),
        booking(-instalment, 'Darlehen Rate', { date: day(15), counterparty: 'Kreditbank', account: 'A' }),
        booking(-1_099, 'Abo', { date: day(20), counterparty: 'Spotify AB', account: 'A' }),
      ];
    }).flat(),
  );
