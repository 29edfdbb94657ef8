import { textIn } from '../fields.ts';
import type { Account } from './account.ts';
import type { BankHistory } from './history.ts';

const isForSavings = ({ statements }: Account): boolean =>
  statements.some(({ reading }) => textIn(reading, 'account_type') === 'savings');

/** Nobody is paid on a savings account or pays rent from it: where nothing else was shown, what is not seen says nothing. */
export const isSavingsOnly = ({ accounts }: Pick<BankHistory, 'accounts'>): boolean =>
  accounts.length > 0 && accounts.every(isForSavings);
