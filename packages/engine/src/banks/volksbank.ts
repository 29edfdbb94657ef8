import type { Bank } from './bank.ts';

/** Cooperative banks: days without year, S or H behind every amount, carry lines from sheet to sheet. */
export const volksbank = {
  id: 'volksbank',
  name: 'Volksbank',
  country: 'DE',
  bics: ['GENODE', 'VOHADE2H', 'BEVODEBB', 'VOBADESS'],
  anchors: ['volksbank', 'raiffeisenbank', 'vr bank', 'sparda bank', 'psd bank', 'genossenschaftsbank'],
  skip: [/^bitte beachten sie die hinweise/, /^ubertrag auf blatt/, /^ubertrag von blatt/],
} as const satisfies Bank;
