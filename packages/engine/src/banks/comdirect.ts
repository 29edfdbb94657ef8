import type { Bank } from './bank.ts';

/** One report for all accounts and cards of a customer; out and in share one signed column. */
export const comdirect = {
  id: 'comdirect',
  name: 'comdirect',
  country: 'DE',
  codes: ['20041133', '20041144', '20041155', '20041111'],
  bics: ['COBADEHD'],
  anchors: ['comdirect'],
  headers: { amount: ['ausgang eingang'] },
} as const satisfies Bank;
