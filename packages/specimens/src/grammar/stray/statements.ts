import { addMonths, monthOf } from '../../calendar.ts';
import { withCheckDigits } from '../../identifiers/iban.ts';
import type { Statement } from '../../ledger/statement.ts';
import type { Account, Address, Country } from '../../people/person.ts';
import { personOf } from '../../people/person-of.ts';
import type { Specimen } from '../../truth.ts';
import { type Bank, ibanAt } from '../banks.ts';
import type { Draw } from '../draw.ts';
import { TODAY } from '../paper-by-chance.ts';
import { periodOf, statementFor } from '../statement/account.ts';
import { statementByChance } from '../statement/index.ts';

const bank = (name: string, code: string, bic: string): Bank => ({ name, code, bic, isListed: false });

/** Banks of South Tyrol write to their customers in German, about accounts with Italian numbers. */
const alpine = [
  bank('Südtiroler Sparkasse', '06045', 'CRBZIT2B'),
  bank('Volksbank Südtirol', '05856', 'BPAAIT2B'),
  bank('Raiffeisenkasse Ultental', '08998', 'RZSBIT21UL0'),
];

/** Banks without a branch, under numbers of the states that let them begin; neither they nor their codes exist. */
const abroad: Record<Country, readonly (readonly [Bank, state: string, digits: number])[]> = {
  IT: [
    [bank('Nemunas Digital Bank UAB', '03991', 'NEMULT22'), 'LT', 16],
    [bank('Meuse Money Europe SA', '03992', 'MEUSBEB1'), 'BE', 12],
  ],
  DE: [
    [bank('Nemunas Digital Bank UAB', '10199010', 'NEMULT22'), 'LT', 16],
    [bank('Banque du Lac Blanc S.A.', '10199020', 'BLBLLULL'), 'LU', 16],
  ],
};

const bozen: Address = { street: 'Weggensteinstraße 12', postcode: '39100', city: 'Bozen', province: 'BZ' };

function statementAt(draw: Draw, seed: string, country: Country, at: Bank, iban: string): Statement {
  const account: Account = { layout: 'by-chance', bank: at.name, iban, opening: draw.chance.between(20_000, 500_000) };
  const person = { ...personOf(seed, country, TODAY), account };
  const last = addMonths(monthOf(TODAY), -draw.chance.between(1, 6));
  return statementFor(person, periodOf(draw, last), draw, seed);
}

/** German captions around an Italian account. */
export function inOtherLanguage(draw: Draw, seed: string): Promise<Specimen> {
  const at = draw.word(alpine);
  const told = statementAt(draw, seed, 'DE', at, ibanAt(draw.chance, at, 'IT'));
  // Pay follows from where somebody lives; only the letter goes to Bozen.
  return statementByChance(draw, { ...told, person: { ...told.person, address: bozen } }, at);
}

export function ofBankAbroad(draw: Draw, seed: string): Promise<Specimen> {
  const country = draw.word(['IT', 'DE'] as const);
  const [at, state, digits] = draw.word(abroad[country]);
  const iban = withCheckDigits(state, draw.chance.digits(digits));
  return statementByChance(draw, statementAt(draw, seed, country, at, iban), at);
}
