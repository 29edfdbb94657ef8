import { describe, expect, test } from 'vitest';
import { categorise } from '../categorise.ts';
import type { AccountTransaction } from '../categorised.ts';
import { booking, mario } from '../testing/bookings.ts';
import { repeated } from '../testing/monthly.ts';
import type { Seen, Stream } from './stream.ts';
import { streamsOf } from './streams-of.ts';

const quarter: Seen = { from: '2026-08-01', to: '2026-10-31' };
const streamsIn = (bookings: readonly AccountTransaction[], seen: Seen = quarter): Stream[] =>
  streamsOf(categorise(bookings, mario), seen);
const firsts = ['2026-08-01', '2026-09-01', '2026-10-01'];

describe('BANK-02 recurring payments', () => {
  test('a salary of three months is monthly, its median counts', () => {
    const pay = repeated(['2026-08-27', '2026-09-25', '2026-10-27'], [167_974, 167_974, 170_210], 'EMOLUMENTI', {
      counterparty: 'ACME SRL',
    });
    expect(streamsIn(pay)).toEqual([
      expect.objectContaining({
        direction: 'in',
        category: 'salary',
        counterparty: 'ACME SRL',
        rhythm: 'monthly',
        monthlyAmount: 167_974,
        latestAmount: 170_210,
        firstDate: '2026-08-27',
        lastDate: '2026-10-27',
        occurrences: [0, 1, 2],
        ended: false,
      }),
    ]);
  });

  test('two credits fifteen days apart from one payer are fortnightly, their sum is the month', () => {
    const pay = repeated(['2026-10-01', '2026-10-16'], [60_000, 90_000], 'Lohn', { counterparty: 'Muster GmbH' });
    expect(streamsIn(pay)[0]).toMatchObject({ rhythm: 'fortnightly', monthlyAmount: 150_000, why: { amount: 'sum' } });
  });

  test('wages in two parts a month are added up, also when the parts differ', () => {
    const days = ['2026-08-10', '2026-08-27', '2026-09-10', '2026-09-27', '2026-10-10', '2026-10-27'];
    const pay = repeated(days, [50_000, 120_000, 50_000, 121_000, 50_000, 122_000], 'ACCONTO STIPENDIO', {
      counterparty: 'ACME SRL',
    });
    expect(streamsIn(pay)[0]).toMatchObject({ rhythm: 'fortnightly', monthlyAmount: 171_000 });
  });

  test('a rent that rose keeps its median and tells the newest', () => {
    const rent = repeated(firsts, [-65_000, -65_000, -67_500], 'CANONE LOCAZIONE', { counterparty: 'BIANCHI LUCA' });
    expect(streamsIn(rent)[0]).toMatchObject({
      category: 'rent_paid',
      rhythm: 'monthly',
      monthlyAmount: 65_000,
      latestAmount: 67_500,
    });
  });

  test('a gym that took the same twice in a quarter is a recurrent cost', () => {
    const gym = repeated(['2026-09-03', '2026-10-05'], -2_990, 'Beitrag', { counterparty: 'Sportwelt' });
    expect(streamsIn(gym)[0]).toMatchObject({ direction: 'out', rhythm: 'monthly', monthlyAmount: 2_990 });
  });

  test('one large credit is no stream', () => {
    expect(streamsIn([booking(500_000, 'Zahlung', { counterparty: 'Anna Klein' })])).toEqual([]);
  });
});

describe('other rhythms come to a month', () => {
  const weekly = ['2026-08-03', '2026-08-10', '2026-08-17', '2026-08-24', '2026-08-31'];
  test.each([
    ['weekly', weekly, 30_000, 130_000],
    ['fortnightly', ['2026-08-07', '2026-08-21', '2026-09-04', '2026-09-18'], 60_000, 130_000],
    ['bimonthly', ['2026-04-10', '2026-06-10', '2026-08-10'], 60_000, 30_000],
    ['quarterly', ['2026-02-10', '2026-05-10', '2026-08-10'], 60_000, 20_000],
    ['yearly', ['2025-08-10', '2026-08-10'], 60_000, 5_000],
  ])('%s', (rhythm, days, amount, monthly) => {
    const pay = repeated(days, amount, 'Rente', { counterparty: 'Versorgungskasse' });
    expect(streamsIn(pay)[0]).toMatchObject({ rhythm, monthlyAmount: monthly });
  });

  test('a month left out does not break a rhythm', () => {
    const days = ['2026-06-01', '2026-07-01', '2026-09-01'];
    expect(streamsIn(repeated(days, -65_000, 'Miete', { counterparty: 'Rudi Ratlos' }))[0]?.rhythm).toBe('monthly');
  });

  test('what comes now and then is averaged over the time seen', () => {
    const invoices = repeated(['2026-08-04', '2026-09-23', '2026-10-02'], [100_000, 230_000, 30_000], 'FATTURA', {
      counterparty: 'LUMEN SAS',
    });
    const [stream] = streamsIn(invoices);
    expect(stream).toMatchObject({ category: 'other_income', rhythm: 'irregular', why: { amount: 'average' } });
    expect(stream?.monthlyAmount).toBeCloseTo(360_000 / (92 / (365.25 / 12)), -1);
  });
});

describe('payments in parts and payments that came back', () => {
  test('cold rent and charges of one day are one rent', () => {
    const parts = [
      ...repeated(firsts, -70_000, 'Kaltmiete', { counterparty: 'Rudi Ratlos' }),
      ...repeated(firsts, -20_000, 'Miete Nebenkosten', { counterparty: 'Rudi Ratlos' }),
    ];
    expect(streamsIn(parts)).toEqual([expect.objectContaining({ monthlyAmount: 90_000, rhythm: 'monthly' })]);
  });

  test('a rent that the bank gave back was not paid', () => {
    const rent = repeated(firsts, -95_000, 'Miete', { counterparty: 'Vonovia SE' });
    const back = booking(95_000, 'Rücklastschrift', { date: '2026-10-05', counterparty: 'Vonovia SE' });
    expect(streamsIn([...rent, back])[0]).toMatchObject({ occurrences: [0, 1], lastDate: '2026-09-01' });
  });
});

test('a stream ends when the next payment is missed', () => {
  const rent = repeated(['2026-06-01', '2026-07-01', '2026-08-01'], -65_000, 'Miete', { counterparty: 'Rudi Ratlos' });
  expect(streamsIn(rent, { from: '2026-06-01', to: '2026-09-15' })[0]?.ended).toBe(false);
  expect(streamsIn(rent, { from: '2026-06-01', to: '2026-09-16' })[0]?.ended).toBe(true);
});

test('two employers are two streams; another spelling or account of one is not', () => {
  const muster = [
    booking(100_000, 'Lohn', { date: '2026-08-28', counterparty: 'Muster GmbH', counterparty_iban: 'DE1' }),
    booking(100_000, 'Lohn', { date: '2026-09-28', counterparty: 'Muster GmbH', counterparty_iban: 'DE2' }),
    booking(100_000, 'Lohn', { date: '2026-10-28', counterparty: 'Muster Personal', counterparty_iban: 'DE2' }),
  ];
  const cafe = repeated(['2026-08-15', '2026-09-15', '2026-10-15'], 52_000, 'Minijob', { counterparty: 'Café Wall' });
  expect(streamsIn([...muster, ...cafe]).map(({ monthlyAmount, occurrences }) => [monthlyAmount, occurrences])).toEqual(
    [
      [100_000, [0, 1, 2]],
      [52_000, [3, 4, 5]],
    ],
  );
});

test('an account that collects for many shops makes them no single payee', () => {
  const shops = ['Alpha Musik', 'Beta Film', 'Gamma Sport', 'Delta Buch'];
  const subscriptions = shops.flatMap((counterparty, at) =>
    repeated(firsts, -1_000 - at * 700, 'Abo', { counterparty, counterparty_iban: 'LU1' }),
  );
  expect(streamsIn(subscriptions).map(({ counterparty }) => counterparty)).toEqual(shops.toReversed());
});

test('a single wage in a month of statements is told, though it has no rhythm yet', () => {
  const [stream] = streamsIn([booking(167_974, 'EMOLUMENTI', { date: '2026-10-27', counterparty: 'ACME SRL' })], {
    from: '2026-10-01',
    to: '2026-10-31',
  });
  expect(stream).toMatchObject({ rhythm: 'irregular', occurrences: [0], why: { medianGap: null } });
  expect(stream?.monthlyAmount).toBeGreaterThan(164_000);
});

test('no bookings, no streams', () => {
  expect(streamsOf([])).toEqual([]);
});
