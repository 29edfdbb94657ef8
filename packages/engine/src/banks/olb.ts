import type { Bank } from './bank.ts';

/** Typewriter print: a header without names for the amounts, and the sign behind them. */
export const olb = {
  id: 'olb',
  name: 'Oldenburgische Landesbank',
  country: 'DE',
  codes: ['25621327', '28020050'],
  bics: ['OLBODEH2'],
  anchors: ['oldenburgische landesbank'],
  skip: [/^fortsetzung seite/],
} as const satisfies Bank;
