import type { Bank } from './bank.ts';

/** Income before expenses, and a kind of operation before its text. */
export const fineco = {
  id: 'fineco',
  name: 'FinecoBank',
  country: 'IT',
  codes: ['03015'],
  bics: ['FEBIITM1', 'FEBIITM2'],
  anchors: ['finecobank', 'fineco bank'],
  headers: { description: ['descrizione completa', 'stato'] },
} as const satisfies Bank;
