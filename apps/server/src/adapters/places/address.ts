import type { AddressDetails } from '@vesta/domain/places';

type Parts = Pick<AddressDetails, 'street' | 'houseNumber' | 'postcode' | 'city'> & { provinceCode?: string | null };

const joined = (separator: string, ...parts: (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(separator);

/** "Via Savona 41, 20144 Milano (MI)": both countries write street before number, and postcode before town. */
export function formatAddress({ street, houseNumber, postcode, city, provinceCode }: Parts): string {
  const town = joined(' ', postcode, city, provinceCode ? `(${provinceCode})` : null);
  return joined(', ', joined(' ', street, houseNumber), town);
}

/** Parts of a note, each said once. */
export const noteOf = (...parts: (string | null | undefined)[]): string => joined(' · ', ...new Set(parts));
