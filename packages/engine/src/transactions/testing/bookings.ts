import type { AccountTransaction, CategoriseContext } from '../categorised.ts';

type Optional = 'date' | 'description' | 'counterparty' | 'counterparty_iban' | 'code' | 'balance' | 'account';

/** A booking with what a test says about it; the rest is missing, as on a poor statement. */
export const booking = (
  amount: number,
  description: string,
  rest: Partial<Pick<AccountTransaction, Optional>> = {},
): AccountTransaction => ({
  date: '2026-10-05',
  value_date: null,
  amount,
  description,
  balance: null,
  counterparty: null,
  counterparty_iban: null,
  code: null,
  page: 1,
  box: { left: 0, top: 0, right: 0, bottom: 0 },
  ...rest,
});

export const mario: CategoriseContext = {
  holderNames: ['Mario Rossi'],
  employerNames: [],
  ownIbans: [],
  today: '2026-11-15',
};
