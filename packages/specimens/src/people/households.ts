import type { Chance } from '../chance.ts';
import { germanIban, italianIban } from '../identifiers/iban.ts';
import { germanLandlords } from './names/german.ts';
import { italianLandlords } from './names/italian.ts';
import type { Country, Household } from './person.ts';

export const noHousehold: Household = {
  rent: null,
  loan: null,
  childBenefit: null,
  familySupport: null,
  grant: null,
  savings: null,
  spending: 60_000,
};

export function rentOf(chance: Chance, country: Country, amount: number): NonNullable<Household['rent']> {
  return {
    landlord: chance.pick(country === 'IT' ? italianLandlords : germanLandlords),
    amount,
    iban:
      country === 'IT' ? italianIban('05034', '01633', chance.digits(12)) : germanIban('50010517', chance.digits(10)),
    day: chance.pick([1, 3, 5]),
  };
}

const lenders = {
  IT: ['AGOS DUCATO SPA', 'FINDOMESTIC BANCA SPA', 'COMPASS BANCA SPA'],
  DE: ['TARGOBANK AG', 'Santander Consumer Bank AG', 'Consors Finanz BNP Paribas'],
} as const;

/** A household that lives on a net income of about so much a month, in cents. */
export function householdFor(chance: Chance, country: Country, income: number): Household {
  const rounded = (part: number): number => Math.round((income * part) / 1000) * 1000;
  return {
    rent: chance.happens(0.75) ? rentOf(chance, country, rounded(0.22 + 0.13 * chance.next())) : null,
    loan: chance.happens(0.35)
      ? { lender: chance.pick(lenders[country]), amount: rounded(0.08), day: chance.pick([5, 10, 15]) }
      : null,
    childBenefit: chance.happens(0.25) ? (country === 'IT' ? 20_100 : 25_900) : null,
    familySupport: null,
    grant: null,
    savings: chance.happens(0.4) ? rounded(0.05) : null,
    spending: rounded(0.3),
  };
}
