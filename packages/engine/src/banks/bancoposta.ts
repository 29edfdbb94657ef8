import type { Bank } from './bank.ts';

/** The summary of deposits prints dated lines below the bookings. */
export const bancoposta = {
  id: 'bancoposta',
  name: 'BancoPosta',
  country: 'IT',
  codes: ['07601'],
  bics: ['BPPIITRR'],
  anchors: ['bancoposta', 'poste italiane'],
  skip: [/^saldo disponibile/, /^giacenza media/],
} as const satisfies Bank;
