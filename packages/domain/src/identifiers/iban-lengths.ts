/** How many characters an IBAN of each country has, grouped by length. */
const byLength: Record<number, string> = {
  15: 'NO',
  16: 'BE',
  18: 'DK FI FO GL NL',
  19: 'MK SI',
  20: 'AT BA EE KZ LT LU XK',
  21: 'CH HR LI LV',
  22: 'BG BH CR DE GB GE IE ME RS VA',
  23: 'AE GI IL IQ TL',
  24: 'AD CZ ES MD PK RO SA SE SK TN VG',
  25: 'LY PT ST',
  26: 'IS TR',
  27: 'FR GR IT MC MR SM',
  28: 'AL AZ BY CY DO GT HU LB PL SV',
  29: 'BR EG PS QA UA',
  30: 'JO KW MU',
  31: 'MT SC',
  32: 'LC',
};

const lengths = new Map(
  Object.entries(byLength).flatMap(([length, countries]) =>
    countries.split(' ').map((country) => [country, Number(length)] as const),
  ),
);

export const ibanLengthOf = (country: string): number | null => lengths.get(country) ?? null;
