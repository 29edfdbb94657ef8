import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { authTypeOf } from './auth-type.ts';
import { bankDayOf } from './bank-day.ts';
import { centsOf } from './cents.ts';
import { consentStatusOf } from './consent-status.ts';
import { psuDemandsOf, windowDaysOf } from './known-banks.ts';
import { toConsent, toInstitution, toName } from './transform.ts';
import { toAccount, toTransaction } from './transform-feed.ts';

describe('cents', () => {
  test.each([
    [0, 0],
    [-0, 0],
    [1.005, 101],
    [-1.005, -101],
    [8.2, 820],
    [-100.23, -10_023],
    [1.1, 110],
    [4.35, 435],
    [1_234_567.89, 123_456_789],
    [1e-7, 0],
    [0.004, 0],
    [-0.004, 0],
  ])('%d is %d cents', (amount, cents) => {
    expect(Object.is(centsOf(amount), cents)).toBe(true);
  });

  test('every amount in cents comes back as it went', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (cents) => {
        expect(centsOf(JSON.parse(JSON.stringify(cents / 100)) as number)).toBe(cents);
      }),
    );
  });

  test.each([1e21, Number.NaN, Number.POSITIVE_INFINITY])('%d is no amount', (amount) => {
    expect(() => centsOf(amount)).toThrow(expect.objectContaining({ reason: 'malformed' }));
  });
});

describe('the day of a booking', () => {
  test.each([
    ['2026-03-01T00:00:00Z', '2026-03-01'],
    ['2026-02-28T23:00:00.000Z', '2026-03-01'],
    ['2026-06-30T22:00:00Z', '2026-07-01'],
    ['2026-06-30T21:59:59Z', '2026-06-30'],
    ['2026-03-01T00:00:00+01:00', '2026-03-01'],
    ['2026-03-01', '2026-03-01'],
    ['2026-02-30T00:00:00Z', null],
    ['soon', null],
    ['', null],
    [null, null],
  ])('%s is %s', (moment, day) => {
    expect(bankDayOf(moment)).toBe(day);
  });
});

describe('how a bank lets its customers agree', () => {
  const data = ['ACCOUNTS', 'ACCOUNT_TRANSACTIONS'];
  test.each([
    [['INITIATE_ACCOUNT_REQUEST'], 'single_redirect'],
    [['INITIATE_ACCOUNT_REQUEST', 'INITIATE_PRE_AUTHORISATION'], 'pre_auth'],
    [['INITIATE_ACCOUNT_REQUEST', 'INITIATE_PRE_AUTHORISATION_ACCOUNTS'], 'pre_auth'],
    [['INITIATE_ACCOUNT_REQUEST', 'INITIATE_ONETIME_PRE_AUTHORISATION_ACCOUNTS'], 'pre_auth'],
    [['INITIATE_ACCOUNT_REQUEST', 'INITIATE_PRE_AUTHORISATION_PAYMENTS'], 'single_redirect'],
    [['INITIATE_ACCOUNT_REQUEST', 'INITIATE_EMBEDDED_ACCOUNT_REQUEST'], 'embedded'],
    [['INITIATE_PRE_AUTHORISATION'], null],
    [['SOMETHING_NEW'], null],
  ])('%j: %s', (features, kind) => {
    expect(authTypeOf([...features, ...data])).toBe(kind);
  });

  test('none without accounts and bookings', () => {
    for (const [missing] of data.map((name) => [name]))
      expect(authTypeOf(['INITIATE_ACCOUNT_REQUEST', ...data.filter((name) => name !== missing)])).toBeNull();
  });
});

test.each([
  ['AWAITING_AUTHORIZATION', 'awaiting'],
  ['AWAITING_FURTHER_AUTHORIZATION', 'awaiting'],
  ['AWAITING_RE_AUTHORIZATION', 'awaiting'],
  ['AWAITING_PRE_AUTHORIZATION', 'awaiting'],
  ['AWAITING_DECOUPLED_PRE_AUTHORIZATION', 'awaiting-decoupled'],
  ['AWAITING_DECOUPLED_AUTHORIZATION', 'awaiting-decoupled'],
  ['AWAITING_SCA_METHOD', 'awaiting-method'],
  ['AWAITING_SCA_CODE', 'awaiting-code'],
  ['AWAITING_SOMETHING_NEW', 'awaiting'],
  ['PRE_AUTHORIZED', 'pre-authorised'],
  ['AUTHORIZED', 'authorised'],
  ['CONSUMED', 'ended'],
  ['REJECTED', 'ended'],
  ['REVOKED', 'ended'],
  ['FAILED', 'ended'],
  ['EXPIRED', 'ended'],
  ['INVALID', 'ended'],
  ['UNKNOWN', 'unknown'],
  ['toString', 'unknown'],
])('a consent that is %s is %s', (status, ours) => {
  expect(consentStatusOf(status)).toBe(ours);
});

test.each([
  ['dell-alto-adige', 'CASSA CENTRALE RAIFFEISEN DELL ALTO ADIGE', 'IT', true],
  ['alpenbank', 'ALPENBANK', 'IT', true],
  ['raiffeisen_at', 'Raiffeisen Bank', 'AT', false],
  ['unicredit', 'UniCredit', 'IT', false],
])('BANK-03 %s wants a customer number: %s', (id, name, country, wanted) => {
  expect(psuDemandsOf({ id, name, countries: [country] }).id).toBe(wanted);
});

test.each([
  ['intesa-sanpaolo', 14],
  ['intesa_sanpaolo_it', 14],
  ['intesasanpaolo', 14],
  ['intesabanka', null],
  ['unicredit', null],
])('%s answers for %s days at a time', (id, days) => {
  expect(windowDaysOf(id)).toBe(days);
});

test('a bank is listed with what decides about it', () => {
  const features = ['ACCOUNTS', 'ACCOUNT_TRANSACTIONS', 'INITIATE_ACCOUNT_REQUEST', 'IDENTITY'];
  const countries = [
    { countryCode2: 'it', bic: 'uncritmm ' },
    { countryCode2: 'IT', bic: null },
  ];
  expect(toInstitution({ id: 'unicredit', name: 'UniCredit', countries, features })).toEqual({
    id: 'unicredit',
    name: 'UniCredit',
    countries: ['IT'],
    bics: ['UNCRITMM'],
    authType: 'single_redirect',
    psu: { ipAddress: true, id: false, corporateId: false },
    givesIdentity: true,
    windowDays: null,
  });
  expect(toInstitution({ id: 'x', name: 'X', features: ['ACCOUNTS'] })).toBeNull();
});

describe('a consent', () => {
  test.each(['javascript:alert(1)', 'data:text/html,x', 'nowhere'])('leads nobody to %s', (authorisationUrl) => {
    expect(() => toConsent({ id: '1', authorisationUrl })).toThrow(expect.objectContaining({ reason: 'malformed' }));
  });

  test('is unknown where nothing is said of it', () => {
    expect(toConsent({ id: '1' })).toMatchObject({ status: 'unknown', providerStatus: 'UNKNOWN', token: null });
    expect(toConsent({ id: '1', status: 'Giulia Moretti' }).providerStatus).toBe('UNKNOWN');
  });
});

test('a name is the whole one, else its parts, else none', () => {
  expect(toName({ fullName: ' Giulia Moretti ' })).toBe('Giulia Moretti');
  expect(toName({ firstName: 'Giulia', lastName: 'Moretti' })).toBe('Giulia Moretti');
  expect(toName({ fullName: '  ', firstName: null })).toBeNull();
});

describe('an account', () => {
  const balance = (type: string, amount: number) => ({
    type,
    dateTime: '2026-11-14T23:30:00Z',
    balanceAmount: { amount, currency: 'eur' },
  });

  test('has the booked balance, of the end of a day where there is one', () => {
    const accountBalances = [
      balance('INTERIM_AVAILABLE', 9),
      balance('INTERIM_BOOKED', 2),
      balance('CLOSING_BOOKED', 1.1),
    ];
    expect(toAccount({ id: '1', accountBalances }).balance).toEqual({ cents: 110, currency: 'EUR', day: '2026-11-15' });
    expect(toAccount({ id: '1', accountBalances: accountBalances.slice(0, 2) }).balance?.cents).toBe(200);
    expect(toAccount({ id: '1', balance: 7, currency: 'EUR', accountBalances: [] }).balance).toEqual({
      cents: 700,
      currency: 'EUR',
      day: null,
    });
    expect(toAccount({ id: '1', balance: 7 }).balance).toBeNull();
  });

  test('has an IBAN as written by machines, or the number that it is printed with', () => {
    const iban = { type: 'IBAN', identification: 'it60 x054 2811 1010 0000 0123 456' };
    const number = { type: 'ACCOUNT_NUMBER', identification: '31510604' };
    expect(toAccount({ id: '1', accountIdentifications: [number, iban] })).toMatchObject({
      iban: 'IT60X0542811101000000123456',
      number: '31510604',
    });
    expect(toAccount({ id: '1', accountNames: [{ name: 'A' }, { name: 'A ' }, { name: null }] })).toMatchObject({
      iban: null,
      number: null,
      holders: ['A'],
    });
  });
});

describe('a booking', () => {
  const base = { id: '1', status: 'BOOKED', amount: -12.5, currency: 'EUR', bookingDateTime: '2026-11-03T00:00:00Z' };

  test('names the other side: whoever is paid, or whoever pays', () => {
    const sides = {
      payeeDetails: { name: 'Landlord', accountIdentifications: [{ type: 'IBAN', identification: 'DE1' }] },
      payerDetails: { name: 'Employer' },
    };
    expect(toTransaction({ ...base, ...sides })).toMatchObject({ counterparty: 'Landlord', counterpartyIban: 'DE1' });
    expect(toTransaction({ ...base, ...sides, amount: 1 })).toMatchObject({
      counterparty: 'Employer',
      counterpartyIban: null,
    });
    expect(toTransaction({ ...base, merchant: { merchantName: 'REWE' } }).counterparty).toBe('REWE');
  });

  test('is described once, though banks say it twice', () => {
    const transactionInformation = ['Miete  November', 'Wohnung 4'];
    expect(toTransaction({ ...base, description: 'Miete November', transactionInformation }).description).toBe(
      'Miete November Wohnung 4',
    );
    expect(toTransaction({ ...base, reference: 'R1' }).description).toBe('R1');
    expect(toTransaction(base).description).toBe('');
  });

  test('proves a balance only where it is that of booked entries in the same currency', () => {
    const after = (type: string, currency = 'EUR') =>
      toTransaction({ ...base, balance: { type, balanceAmount: { amount: 10, currency } } }).balanceAfterCents;
    expect([after('CLOSING_BOOKED'), after('CLOSING_AVAILABLE'), after('CLOSING_BOOKED', 'USD')]).toEqual([
      1000,
      null,
      null,
    ]);
  });

  test('is booked only where the bank says so', () => {
    const isBooked = (status: string | null) => toTransaction({ ...base, status }).isBooked;
    expect(['BOOKED', 'PENDING', 'NEW_WORD', null].map(isBooked)).toEqual([true, false, false, false]);
  });

  test('without amount or currency is none', () => {
    expect(() => toTransaction({ id: '1', status: 'BOOKED', currency: 'EUR' })).toThrow(
      expect.objectContaining({ reason: 'malformed' }),
    );
    expect(() => toTransaction({ id: '1', amount: 1 })).toThrow(expect.objectContaining({ reason: 'malformed' }));
  });
});
