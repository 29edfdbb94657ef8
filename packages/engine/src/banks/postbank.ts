import type { Bank } from './bank.ts';
import { deutscheBank } from './deutsche-bank.ts';

/** Printed by Deutsche Bank's system since 2023. */
export const postbank = {
  ...deutscheBank,
  id: 'postbank',
  name: 'Postbank',
  bics: ['PBNKDEFF'],
  codes: [
    '10010010',
    '20010020',
    '25010030',
    '36010043',
    '37010050',
    '44010046',
    '50010060',
    '54510067',
    '59010066',
    '60010070',
    '66010075',
    '70010080',
    '76010085',
    '86010090',
  ],
  anchors: ['postbank'],
} as const satisfies Bank;
