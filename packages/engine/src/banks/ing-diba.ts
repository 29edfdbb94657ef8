import type { Bank } from './bank.ts';

/** The second line of a booking begins with its value date; income carries no sign. */
export const ingDiba = {
  id: 'ing-diba',
  name: 'ING',
  country: 'DE',
  codes: ['50010517'],
  bics: ['INGDDEFF'],
  anchors: ['ing diba ag', 'www ing de', 'info ing de'],
  unmarked: 'credit',
  skip: [/^\d*exmu\d/, /^\d{2}gkkk\d/],
} as const satisfies Bank;
