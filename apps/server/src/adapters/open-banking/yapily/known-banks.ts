import type { PsuDemands } from '../port.ts';

interface Known {
  id: string;
  name: string;
  countries: readonly string[];
}

/**
 * What the list of institutions does not tell and the provider's documentation does. All co-operative banks of South
 * Tyrol want the customer's number before they show their page; the ids of most of them are bare places, so the name
 * decides.
 */
const wantsCustomerNumber = ({ name, countries }: Known): boolean =>
  countries.includes('IT') && /raiffeisen|^alpenbank$/i.test(name);

/** The address of the person is sent with every call anyway; it costs the person nothing. */
export const psuDemandsOf = (bank: Known): PsuDemands => ({
  ipAddress: true,
  id: wantsCustomerNumber(bank),
  corporateId: false,
});

/** Days that one question for transactions may span, by the beginning of the bank's id. */
const windows: readonly (readonly [id: RegExp, days: number])[] = [[/^(isp|intesa)([-_]|$|sanpaolo)/i, 14]];

export const windowDaysOf = (id: string): number | null => windows.find(([pattern]) => pattern.test(id))?.[1] ?? null;
