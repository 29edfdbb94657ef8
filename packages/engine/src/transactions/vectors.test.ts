import { expect, test } from 'vitest';
import { summaryOf } from './balance/average-balance.ts';
import { categorise } from './categorise.ts';
import { streamsOf } from './streams/streams-of.ts';
import { booking, mario } from './testing/bookings.ts';
import { monthlyCommitments, monthlyIncome } from './testing/monthly-totals.ts';

const october = { from: '2026-10-01', to: '2026-10-30' };

test('BANK-02 an Italian month: salary, rent, instalment, bill and one’s own savings', () => {
  const bookings = [
    booking(-65_000, 'BONIFICO DA VOI DISPOSTO A FAVORE DI BIANCHI LUCA CANONE LOCAZIONE OTTOBRE', {
      date: '2026-10-01',
      counterparty: 'BIANCHI LUCA',
    }),
    booking(-18_250, 'ADDEBITO SDD AGOS DUCATO RATA 14/48', { date: '2026-10-05', counterparty: 'AGOS DUCATO' }),
    booking(167_974, 'BONIFICO A VOSTRO FAVORE DA ACME SRL EMOLUMENTI OTTOBRE 2026', {
      date: '2026-10-27',
      counterparty: 'ACME SRL',
    }),
    booking(-4_590, 'ADDEBITO SDD ENEL ENERGIA', { date: '2026-10-28', counterparty: 'ENEL ENERGIA' }),
    booking(-25_000, 'GIROCONTO A ROSSI MARIO LIBRETTO', { date: '2026-10-30', counterparty: 'ROSSI MARIO' }),
  ];
  const categorised = categorise(bookings, mario);
  expect(categorised.map(({ category }) => category)).toEqual([
    'rent_paid',
    'loan',
    'salary',
    'utilities',
    'internal_transfer',
  ]);
  const streams = streamsOf(categorised, october);
  expect(monthlyIncome(streams)).toMatchObject({ salary: 167_974, other_income: 0 });
  expect(monthlyCommitments(streams)).toEqual({ loan: 18_250, mortgage: 0, alimony_paid: 0, garnishment: 0 });
  expect(streams.find(({ category }) => category === 'rent_paid')?.monthlyAmount).toBe(65_000);
});

test('BANK-02 a German month: rent, wages, bill and card', () => {
  const bookings = [
    booking(-95_000, 'Dauerauftrag Vonovia SE Miete Okt', { date: '2026-10-01', counterparty: 'Vonovia SE' }),
    booking(256_550, 'Lohn/Gehalt Muster GmbH SVWZ+Gehalt 10/2026', {
      date: '2026-10-28',
      counterparty: 'Muster GmbH',
    }),
    booking(-8_999, 'Basislastschrift Stadtwerke', { date: '2026-10-29', counterparty: 'Stadtwerke' }),
    booking(-4_999, 'Kartenzahlung', { date: '2026-10-30' }),
  ];
  const categorised = categorise(bookings, mario);
  expect(categorised.map(({ category }) => category)).toEqual(['rent_paid', 'salary', 'utilities', 'card_payment']);
  expect(monthlyIncome(streamsOf(categorised, october)).salary).toBe(256_550);
});

test('average cash balance is weighted by days', () => {
  const steps = [
    { from: '2026-08-01', days: 10, balance: 100_000 },
    { from: '2026-08-11', days: 20, balance: 250_000 },
    { from: '2026-08-31', days: 31, balance: 180_000 },
    { from: '2026-10-01', days: 31, balance: 210_000 },
  ];
  expect(summaryOf(steps)?.average).toBe(196_630);
});
