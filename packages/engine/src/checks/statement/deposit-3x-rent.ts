import type { PaperSet } from '../../papers/kept-paper.ts';
import { historyOf } from '../../papers/statements/history.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { reckoned } from '../run/places.ts';
import { averageBalance } from './ground/balances.ts';
import { papersOf } from './ground/papers-of.ts';

const RENTS_OF_A_DEPOSIT = 3;

/** The deposit of three rents lay on the accounts over the last ninety days; good to know, never held against anybody. */
export const deposit3xRent: Rule<PaperSet, 'R_DEPOSIT_3X_RENT'> = {
  id: 'R_DEPOSIT_3X_RENT',
  chapter: 'statement',
  level: 'info',
  blocking: false,
  reads: ['wanted_rent', 'deposit_rent'],
  judge: (set, context) => {
    const rent = context.applicant?.deposit_rent ?? context.applicant?.wanted_rent ?? null;
    const history = historyOf(set, context);
    if (!rent || !history.main) return null;
    const papers = papersOf(history);
    const required = rent * RENTS_OF_A_DEPOSIT;
    const balance = averageBalance(history.accounts, context.today);
    const working = [reckoned('average balance', required, balance)];
    if (balance === null) return inconclusive(working, { papers });
    const data = { balance, required };
    return balance >= required ? passed(working, { papers, data }) : failed(working, { papers, data });
  },
};
