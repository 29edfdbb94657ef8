import type { Bank } from './bank.ts';

/** Text before the date; every amount carries its sign. The statement of a sub-account is a list of its own. */
export const n26 = {
  id: 'n26',
  name: 'N26',
  country: 'DE',
  codes: ['10011001', '03646'],
  bics: ['NTSBDEB1', 'NTSBITM1'],
  anchors: ['n26 bank', 'n26 com'],
  headers: { date: ['verbuchungsdatum', 'data di contabilizzazione', 'data di registrazione'] },
  unmarked: 'credit',
} as const satisfies Bank;
