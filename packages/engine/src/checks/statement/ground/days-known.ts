import { lengthOf, merged } from '../../../coverage/span.ts';
import { spansOf } from '../../../papers/statements/coverage-of-account.ts';
import type { BankHistory } from '../../../papers/statements/history.ts';

/** Days of which at least one account is known. */
export const daysKnown = ({ accounts }: Pick<BankHistory, 'accounts'>): number =>
  merged(accounts.flatMap(spansOf)).reduce((sum, span) => sum + lengthOf(span), 0);
