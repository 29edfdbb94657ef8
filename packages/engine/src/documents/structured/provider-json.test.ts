import { describe, expect, test } from 'vitest';
import { readStructured } from './read-structured.ts';

const account = {
  id: 'a1',
  accountType: 'CURRENT',
  currency: 'EUR',
  balance: 1,
  accountNames: [{ name: 'ROSSI MARIO' }],
  accountIdentifications: [{ type: 'IBAN', identification: 'IT60X0542811101000000123456' }],
  accountBalances: [
    { type: 'INTERIM_AVAILABLE', balanceAmount: { amount: 5_000, currency: 'EUR' } },
    { type: 'CLOSING_BOOKED', dateTime: '2026-10-31T00:00:00Z', balanceAmount: { amount: 1801.34, currency: 'EUR' } },
  ],
};

const transactions = [
  {
    date: '2026-10-27T10:00:00Z',
    bookingDateTime: '2026-10-27T00:00:00Z',
    valueDateTime: '2026-10-28T00:00:00Z',
    status: 'BOOKED',
    amount: 1679.74,
    currency: 'EUR',
    description: 'EMOLUMENTI',
    transactionInformation: ['EMOLUMENTI', 'OTTOBRE'],
    proprietaryBankTransactionCode: { code: '27', issuer: 'ABI' },
    payerDetails: {
      name: 'ACME SRL',
      accountIdentifications: [{ type: 'IBAN', identification: 'DE89370400440532013000' }],
    },
  },
  {
    date: '2026-10-05T10:00:00Z',
    status: 'BOOKED',
    amount: -182.5,
    description: 'AGOS',
    payeeDetails: { name: 'AGOS' },
  },
  { date: '2026-10-29T10:00:00Z', status: 'PENDING', amount: -9 },
  { date: '2026-10-29T10:00:00Z', status: 'BOOKED', amount: -9, currency: 'USD' },
];

const read = (value: unknown) => readStructured(JSON.stringify(value));

describe('what a provider of account information answers', () => {
  test('BANK-02 becomes the same reading as a paper, oldest booking first', () => {
    const [reading] =
      read({ account: { data: account }, transactions: { data: transactions }, from: '2026-08-01' }) ?? [];
    expect(reading).toMatchObject({
      kind: 'bank_statement',
      layout: 'bank-feed',
      country: 'IT',
      unread: ['opening_balance'],
    });
    expect(reading?.fields).toMatchObject({
      holder: { value: 'ROSSI MARIO' },
      closing_balance: { value: 180_134 },
      period_start: { value: '2026-08-01' },
      period_end: { value: '2026-10-31' },
      account_type: { value: 'current' },
    });
    expect(reading?.confirmations.map(({ outcome }) => outcome)).toEqual(['inconclusive', 'inconclusive']);
    expect(reading?.transactions).toMatchObject([
      { date: '2026-10-05', amount: -18_250, balance: 12_160, counterparty: 'AGOS', code: null },
      {
        date: '2026-10-27',
        amount: 167_974,
        balance: 180_134,
        description: 'EMOLUMENTI OTTOBRE',
        counterparty: 'ACME SRL',
        counterparty_iban: 'DE89370400440532013000',
        code: 'ABI:27',
      },
    ]);
  });

  test('BANK-07 a booking is found by its row, and whoever signed in by the name that the bank gives', () => {
    const joint = { ...account, accountNames: [{ name: 'ROSSI MARIO' }, { name: 'BIANCHI ANNA' }] };
    const [reading] = read({ account: joint, transactions, identity: { name: 'Anna Bianchi' } }) ?? [];
    expect(reading?.transactions.map(({ page, box }) => [page, box.top])).toEqual([
      [1, 0],
      [1, 1],
    ]);
    expect(reading?.fields.holder?.value).toBe('ROSSI MARIO, BIANCHI ANNA');
    expect(reading?.fields.identity_name?.value).toBe('Anna Bianchi');
    const [unnamed] =
      read({ account: { ...account, accountNames: [] }, transactions, identity: { name: 'A B' } }) ?? [];
    expect(unnamed?.fields.holder?.value).toBe('A B');
    expect(read({ account, transactions })?.[0]?.fields).not.toHaveProperty('identity_name');
  });

  test('pay is known by the code of the standard', () => {
    const coded = { ...transactions[0], isoBankTransactionCode: { subFamilyCode: { code: 'SALA' } } };
    expect(read({ account, transactions: [coded] })?.[0]?.transactions[0]?.code).toBe('PURP:SALA');
  });

  test('balances that the bank sends itself are checked against the bookings', () => {
    const withBalance = (date: string, amount: number, balance: number) => ({
      date,
      amount,
      balance: { balanceAmount: { amount: balance, currency: 'EUR' } },
    });
    const outcome = (last: number) =>
      read({ account, transactions: [withBalance('2026-10-01', 5, 10), withBalance('2026-10-02', 2.5, last)] })?.[0]
        ?.confirmations[1]?.outcome;
    expect([outcome(12.5), outcome(12.51)]).toEqual(['passed', 'failed']);
  });

  test('an amount with parts of a cent or without a day is said to be missing', () => {
    const [reading] = read({ account, transactions: [{ date: '2026-10-01', amount: 1.005 }, { amount: 5 }] }) ?? [];
    expect(reading?.transactions).toEqual([]);
    expect(reading?.unread).toContain('transactions');
  });

  test.each([[{ account }], [{ transactions }], [[]], ['x'], [null]])('%j is none', (value) => {
    expect(read(value)).toBeNull();
  });

  test('broken JSON is none', () => {
    expect(readStructured('{"account": ')).toBeNull();
  });
});
