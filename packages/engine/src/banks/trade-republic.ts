import type { Bank } from './bank.ts';

/** The date runs over several lines of a narrow column, around the line that holds the amounts. */
export const tradeRepublic = {
  id: 'trade-republic',
  name: 'Trade Republic',
  country: 'DE',
  codes: ['10012345', '03674'],
  bics: ['TRBK'],
  anchors: ['trade republic bank'],
  headers: { debit: ['zahlungsausgang', 'in uscita'], credit: ['zahlungseingang', 'in entrata'] },
} as const satisfies Bank;
