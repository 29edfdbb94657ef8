import type { Chance } from '../chance.ts';
import { germanIban, italianIban } from '../identifiers/iban.ts';
import type { Account } from './person.ts';

/** Banks by the name of their layout, with the code that stands in the account number. */
export const banks = {
  intesa: { country: 'IT', name: 'Intesa Sanpaolo', code: '03069' },
  unicredit: { country: 'IT', name: 'UniCredit', code: '02008' },
  'banco-bpm': { country: 'IT', name: 'Banco BPM', code: '05034' },
  bancoposta: { country: 'IT', name: 'BancoPosta', code: '07601' },
  'ing-italia': { country: 'IT', name: 'ING', code: '03475' },
  fineco: { country: 'IT', name: 'FinecoBank', code: '03015' },
  bnl: { country: 'IT', name: 'BNL', code: '01005' },
  bper: { country: 'IT', name: 'BPER Banca', code: '05387' },
  credem: { country: 'IT', name: 'Credem', code: '03032' },
  mps: { country: 'IT', name: 'Monte dei Paschi di Siena', code: '01030' },
  sparkasse: { country: 'DE', name: 'Hamburger Sparkasse', code: '20050550' },
  volksbank: { country: 'DE', name: 'Berliner Volksbank', code: '10090000' },
  dkb: { country: 'DE', name: 'DKB', code: '12030000' },
  'ing-diba': { country: 'DE', name: 'ING', code: '50010517' },
  commerzbank: { country: 'DE', name: 'Commerzbank', code: '37040044' },
  n26: { country: 'DE', name: 'N26', code: '10011001' },
  'deutsche-bank': { country: 'DE', name: 'Deutsche Bank', code: '10070000' },
  postbank: { country: 'DE', name: 'Postbank', code: '10010010' },
  comdirect: { country: 'DE', name: 'comdirect', code: '20041133' },
  c24: { country: 'DE', name: 'C24 Bank', code: '50024024' },
} as const;
export type BankLayout = keyof typeof banks;

export function accountAt(chance: Chance, layout: BankLayout, opening: number): Account {
  const bank = banks[layout];
  const iban =
    bank.country === 'IT'
      ? italianIban(bank.code, `0${chance.between(1000, 9999)}`, `000${chance.digits(9)}`)
      : germanIban(bank.code, chance.digits(10));
  return { layout, bank: bank.name, iban, opening };
}

export const bankLayouts = (country: 'IT' | 'DE'): BankLayout[] =>
  (Object.keys(banks) as BankLayout[]).filter((layout) => banks[layout].country === country);
