import type { Bank } from './bank.ts';

/** Quarterly statement with unmarked amounts: only the column tells an expense from an income. */
export const intesa = {
  id: 'intesa',
  name: 'Intesa Sanpaolo',
  country: 'IT',
  codes: ['03069', '03239', '03296'],
  bics: ['BCITITMM', 'BCITITM3', 'FIBKITMM'],
  anchors: ['intesa sanpaolo', 'intesasanpaolo'],
  skip: [/^dettaglio movimenti/, /^totali$/],
} as const satisfies Bank;
