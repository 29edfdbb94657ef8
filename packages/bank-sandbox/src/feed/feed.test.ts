import { addMonths, monthOf } from '@vesta/specimens/calendar';
import { isIban } from '@vesta/specimens/identifiers/iban';
import { statementsOf } from '@vesta/specimens/ledger/statement';
import { type PersonaName, personas } from '@vesta/specimens/personas/index';
import { describe, expect, test } from 'vitest';
import { findBank, sandboxBanks } from '../banks.ts';
import { customers, findCustomer } from '../customers.ts';
import { customersOf } from '../home-customer.ts';
import { accountsOf } from './accounts-of.ts';
import { dayOfMoment } from './day-of.ts';

const today = '2026-11-15';
const bankOf = (id: string) => {
  const bank = findBank(id);
  if (!bank) throw new Error(id);
  return bank;
};
const customerOf = (user: string) => {
  const customer = findCustomer(user);
  if (!customer) throw new Error(user);
  return customer;
};

describe('an account', () => {
  test.each(Object.keys(personas) as PersonaName[])('of %s at their own bank is that of their papers', (name) => {
    const person = personas[name](today);
    const bank = sandboxBanks.find(
      ({ code, country }) =>
        person.account.iban.slice(country === 'IT' ? 5 : 4).startsWith(code) && person.account.iban.startsWith(country),
    );
    expect(bank, person.account.bank).toBeDefined();
    const [account] = accountsOf(bankOf(bank?.id ?? ''), customerOf(name), today);
    expect(account?.iban).toBe(person.account.iban);
    const statements = statementsOf(person, addMonths(monthOf(today), -1), 3, 1, name);
    for (const { bookings, start, end, closing } of statements) {
      const there = account?.bookings.filter(({ date }) => date >= start && date <= end) ?? [];
      expect(there).toEqual(bookings);
      expect(there.at(-1)?.balance).toBe(closing);
    }
  });

  test('is booked until the day on the clock, and no further', () => {
    const [account] = accountsOf(bankOf('unicredit'), customerOf('giulia'), today);
    const days = account?.bookings.map(({ date }) => date) ?? [];
    expect(days.at(-1)?.slice(0, 7)).toBe('2026-11');
    expect(days.every((day) => day <= today)).toBe(true);
    const [later] = accountsOf(bankOf('unicredit'), customerOf('giulia'), '2027-02-20');
    expect(later?.bookings.at(-1)?.date.slice(0, 7)).toBe('2027-02');
  });

  test('elsewhere has a number of that bank', () => {
    for (const bank of sandboxBanks) {
      for (const { iban } of accountsOf(bank, customerOf('giulia'), today)) {
        expect(isIban(iban)).toBe(true);
        expect(iban.slice(bank.country === 'IT' ? 5 : 4).startsWith(bank.code)).toBe(true);
      }
    }
  });
});

test('people are found by name or number, however typed', () => {
  expect(findCustomer(' Giulia ')?.persona).toBe('giulia');
  expect(findCustomer('GIULIA-10001')?.persona).toBe('giulia');
  expect(findCustomer('giulia-1')).toBeNull();
  expect(findCustomer('')).toBeNull();
  expect(new Set(customers.map(({ user }) => user)).size).toBe(customers.length);
});

test('those at home at a bank come first', () => {
  expect(customersOf(bankOf('haspa'), new Date(`${today}T12:00:00Z`))[0]?.user).toBe('lena');
});

test('ids of banks are their own', () => {
  expect(new Set(sandboxBanks.map(({ id }) => id)).size).toBe(sandboxBanks.length);
});

test('the day is that of Rome and Berlin', () => {
  expect(dayOfMoment(new Date('2026-11-14T23:30:00Z'))).toBe('2026-11-15');
});
