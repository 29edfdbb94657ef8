/** Which set of identity papers is offered to people of a nationality. */
export const idOptionSets = ['default', 'ce', 'x_ce'] as const;
export type IdOptionSet = (typeof idOptionSets)[number];

/** Nationalities with the centre-European set; Italy has the default one and all others `x_ce`. */
export const centreEuropeanCountries = [
  'DE',
  'PL',
  'HU',
  'CZ',
  'SK',
  'AT',
  'LI',
  'CH',
  'SI',
  'HR',
  'RS',
  'BG',
  'RO',
] as const;

/** The set for a nationality given in two letters. */
export function idOptionSetOf(country: string): IdOptionSet {
  const code = country.toUpperCase();
  if (code === 'IT') return 'default';
  return centreEuropeanCountries.some((member) => member === code) ? 'ce' : 'x_ce';
}
