import type { Bank } from './bank.ts';

/** One amount column; the code of the operation stands between the dates and the text. */
export const bnl = {
  id: 'bnl',
  name: 'BNL',
  country: 'IT',
  codes: ['01005'],
  bics: ['BNLIITRR'],
  anchors: ['banca nazionale del lavoro', 'bnl gruppo bnp paribas', 'hello bank'],
  headers: { code: ['caus abi', 'causale abi'], amount: ['importo eur'] },
} as const satisfies Bank;
