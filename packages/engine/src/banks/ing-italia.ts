import type { Bank } from './bank.ts';

/** Every text begins with the kind of operation in capitals and repeats it behind the name. */
export const ingItalia = {
  id: 'ing-italia',
  name: 'ING',
  country: 'IT',
  codes: ['03475'],
  bics: ['INGBITD1'],
  anchors: ['ing bank n v milan branch', 'conto corrente arancio', 'conto arancio', 'ing it'],
  headers: { debit: ['uscite'], credit: ['entrate'], description: ['causale'] },
} as const satisfies Bank;
