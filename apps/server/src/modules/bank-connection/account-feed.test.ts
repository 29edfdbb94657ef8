import { readStructured } from '@vesta/engine/documents/structured/read-structured';
import { describe, expect, test } from 'vitest';
import type { FeedAccount, FeedTransaction, Institution } from '../../adapters/open-banking/port.ts';
import { leftOutReason, uncounted, withoutRepeats } from './account-feed.ts';
import { accountName } from './account-name.ts';
import { connectableBanks, findConnectable } from './connectable-banks.ts';
import { feedFileOf } from './feed-file.ts';
import { fetchSpan, windowsOf } from './fetch-span.ts';

const account: FeedAccount = {
  id: 'a1',
  iban: 'IT60X0542811101000000123456',
  number: null,
  holders: ['Mario Rossi', 'Anna Bianchi'],
  currency: 'EUR',
  kind: 'CURRENT',
  name: 'Conto',
  balance: { cents: 180_134, currency: 'EUR', day: '2026-11-15' },
};
const entry = (id: string | null, more: Partial<FeedTransaction> = {}): FeedTransaction => ({
  id,
  isBooked: true,
  bookedOn: '2026-10-27',
  valueOn: '2026-10-28',
  cents: 167_974,
  currency: 'EUR',
  description: 'EMOLUMENTI',
  counterparty: 'ACME SRL',
  counterpartyIban: 'DE89370400440532013000',
  balanceAfterCents: null,
  bankCode: 'PMNT-RCDT-SALA',
  ...more,
});
const now = new Date('2026-11-16T10:00:00Z');

describe('BANK-07 what came from a bank', () => {
  test('an entry that two pages share counts once; without a number nobody can tell', () => {
    expect(withoutRepeats([entry('1'), entry('2'), entry('1'), entry(null), entry(null)])).toHaveLength(4);
  });

  test('what is announced, or in other money, is there and does not count', () => {
    expect(uncounted([entry('1'), entry('2', { isBooked: false }), entry('3', { currency: 'USD' })])).toEqual({
      pending: 1,
      foreign: 1,
    });
  });

  test.each([
    [{}, null],
    [{ kind: null, currency: null }, null],
    [{ kind: 'SAVINGS' }, null],
    [{ currency: 'USD' }, 'currency'],
    [{ kind: 'CREDIT_CARD' }, 'kind'],
    [{ kind: 'loan', currency: 'USD' }, 'kind'],
  ])('an account of %j is left out for %s', (more, reason) => {
    expect(leftOutReason({ ...account, ...more })).toBe(reason);
  });

  test('a statement is called by its bank and the end of its number', () => {
    expect(accountName('UniCredit', account)).toBe('UniCredit …3456');
    expect(accountName('UniCredit', { ...account, iban: null })).toBe('UniCredit Conto');
  });
});

describe('the file that is kept', () => {
  const file = () => {
    const transactions = [entry('2'), entry('1', { cents: -18_250, bookedOn: '2026-10-05', bankCode: null })];
    const span = fetchSpan(now, 3);
    return feedFileOf({ account, transactions }, { span, now, identity: 'Mario Rossi' }).toString();
  };

  test('BANK-07 is read as the same account, to the cent', () => {
    const [reading] = readStructured(file()) ?? [];
    expect(reading).toMatchObject({ kind: 'bank_statement', layout: 'bank-feed', country: 'IT' });
    expect(reading?.fields).toMatchObject({
      holder: { value: 'Mario Rossi, Anna Bianchi' },
      identity_name: { value: 'Mario Rossi' },
      closing_balance: { value: 180_134 },
      period_start: { value: '2026-08-08' },
      period_end: { value: '2026-11-16' },
    });
    expect(reading?.transactions).toMatchObject([
      { date: '2026-10-05', amount: -18_250, counterparty: 'ACME SRL', balance: 12_160 },
      { date: '2026-10-27', amount: 167_974, value_date: '2026-10-28', code: 'PURP:SALA', balance: 180_134 },
    ]);
  });
});

describe('the days that are asked for', () => {
  test('three months and a little, six for those whose earnings go up and down', () => {
    expect(fetchSpan(now, 3)).toEqual({ from: new Date('2026-08-08T00:00:00Z'), to: new Date('2026-11-17T00:00:00Z') });
    expect(fetchSpan(now, 6).from).toEqual(new Date('2026-05-10T00:00:00Z'));
  });

  test('in pieces without a gap or an overlap, where the bank answers no longer ones', () => {
    const span = fetchSpan(now, 3);
    expect(windowsOf(span, null)).toEqual([span]);
    const windows = windowsOf(span, 14);
    expect(windows).toHaveLength(8);
    expect(windows[0]?.from).toEqual(span.from);
    expect(windows.at(-1)?.to).toEqual(span.to);
    expect(windows.slice(1).every(({ from }, place) => from.getTime() === windows[place]?.to.getTime())).toBe(true);
  });
});

describe('BANK-01 which bank is which', () => {
  const institution = (id: string, more: Partial<Institution> = {}): Institution => ({
    id,
    name: id,
    countries: ['IT'],
    bics: [],
    authType: 'single_redirect',
    psu: { ipAddress: false, id: false, corporateId: false },
    givesIdentity: false,
    windowDays: null,
    ...more,
  });
  const codeOf = (...list: Institution[]) => connectableBanks(list, 'it').map(({ bank }) => bank?.code ?? null);

  test('by BIC, with or without a branch; by name; only in the region', () => {
    expect(codeOf(institution('a', { bics: ['UNCRITMMXXX'] }))).toEqual(['02008']);
    expect(codeOf(institution('b', { name: 'Credit Agricole Italia' }))).toEqual(['06230']);
    expect(codeOf(institution('c', { name: 'A bank of its own' }))).toEqual([null]);
    expect(codeOf(institution('d', { name: 'UniCredit', countries: ['DE'] }))).toEqual([]);
  });

  test('it is asked for by the provider’s name or by its own number', () => {
    const banks = connectableBanks([institution('x', { bics: ['UNCRITMM'] })], 'it');
    expect(findConnectable(banks, 'x')).toBe(findConnectable(banks, '02008'));
    expect(findConnectable(banks, 'nobody')).toBeNull();
  });
});
