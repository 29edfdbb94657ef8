import type { Bank } from './bank.ts';

export const postepay = {
  id: 'postepay',
  name: 'PostePay',
  country: 'IT',
  codes: ['36081'],
  bics: ['PPAYITR1'],
  anchors: ['postepay evolution', 'postepay s p a', 'postepay spa'],
  skip: [/^saldo disponibile/],
} as const satisfies Bank;
