import type { Bank } from './bank.ts';

/** Three dates a row, debits with the minus behind, and interest pages after the list that repeat its amounts. */
export const bancoBpm = {
  id: 'banco-bpm',
  name: 'Banco BPM',
  country: 'IT',
  codes: ['05034', '05584', '03311'],
  bics: ['BAPPIT21', 'BAPPIT22'],
  anchors: ['banco bpm', 'bancobpm', 'webank'],
  unmarked: 'credit',
} as const satisfies Bank;
