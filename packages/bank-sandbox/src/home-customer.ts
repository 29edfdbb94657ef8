import { personas } from '@vesta/specimens/personas/index';
import type { SandboxBank } from './banks.ts';
import { type Customer, customers } from './customers.ts';
import { dayOfMoment } from './feed/day-of.ts';

const isHome = (bank: SandboxBank, customer: Customer, today: string): boolean => {
  const { iban } = personas[customer.persona](today).account;
  return iban.startsWith(bank.country) && iban.slice(bank.country === 'IT' ? 5 : 4).startsWith(bank.code);
};

/** Those whose papers are of this bank come first. */
export function customersOf(bank: SandboxBank, now: Date): Customer[] {
  const today = dayOfMoment(now);
  const home = customers.filter((customer) => customer.holder === null && isHome(bank, customer, today));
  return [...home, ...customers.filter((customer) => !home.includes(customer))];
}

/** Who uses the app of a bank that asks nobody who they are. */
export const homeCustomer = (bank: SandboxBank, now: Date): Customer | null => customersOf(bank, now)[0] ?? null;
