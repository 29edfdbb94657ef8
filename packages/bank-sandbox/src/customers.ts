import { type PersonaName, personas } from '@vesta/specimens/personas/index';

/** Somebody who can sign in at every pretended bank. */
export interface Customer {
  /** Typed at the bank: user name or customer number. */
  readonly user: string;
  /** Whose money comes and goes on the account. */
  readonly persona: PersonaName;
  /** The holder as the bank knows it; null: the person's own name. */
  readonly holder: { readonly firstName: string; readonly lastName: string } | null;
}

/** The same for everybody. It is printed on the page that asks for it. */
export const DEMO_PASSWORD = 'demo';

/** Customer numbers have five characters and more, user names need not: the number is the name and these digits. */
const NUMBER = '-10001';

const named = (Object.keys(personas) as PersonaName[]).map(
  (persona): Customer => ({ user: persona, persona, holder: null }),
);

/** Their name is not that of the person whose account it looks like. */
const strangers: readonly Customer[] = [
  { user: 'bruno', persona: 'giulia', holder: { firstName: 'Bruno', lastName: 'Santoro' } },
  { user: 'heike', persona: 'lena', holder: { firstName: 'Heike', lastName: 'Albers' } },
];

export const customers: readonly Customer[] = [...named, ...strangers];

/** By user name or customer number, however it is spelled. */
export function findCustomer(typed: string): Customer | null {
  const user = typed.trim().toLowerCase();
  return customers.find((customer) => customer.user === user || `${customer.user}${NUMBER}` === user) ?? null;
}
