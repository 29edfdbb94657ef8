import type { PaperSet } from '../../papers/kept-paper.ts';
import { historyOf } from '../../papers/statements/history.ts';
import { isDoubtful } from '../../papers/statements/is-partly-read.ts';
import type { Understood } from '../../papers/statements/understood.ts';
import type { Category } from '../../transactions/category.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { daysKnown } from './ground/days-known.ts';
import { papersOf } from './ground/papers-of.ts';

const everyday: ReadonlySet<Category> = new Set<Category>([
  'groceries',
  'shopping',
  'card_payment',
  'cash_withdrawal',
  'utilities',
  'insurance',
  'rent_paid',
  'other_cost',
]);

const DAYS_OF_A_MONTH = 30;
const FEWEST_DAYS = 28;
/** Life costs money more often than once a week. */
const FEWEST_A_MONTH = 4;

const isEveryday = ({ category, transaction }: Understood): boolean => transaction.amount < 0 && everyday.has(category);

/** The accounts shown are those that somebody lives from. */
export const bankMainAccount: Rule<PaperSet, 'R_BANK_MAIN_ACCOUNT'> = {
  id: 'R_BANK_MAIN_ACCOUNT',
  chapter: 'statement',
  level: 'warning',
  blocking: false,
  reads: ['first_name', 'last_name'],
  judge: (set, context) => {
    const history = historyOf(set, context);
    if (!history.main) return null;
    const papers = papersOf(history);
    const days = daysKnown(history);
    if (days < FEWEST_DAYS || isDoubtful(history)) return inconclusive([], { papers });
    const debits = history.understood.filter(isEveryday).length;
    const monthly = Math.round((debits / days) * DAYS_OF_A_MONTH);
    const data = { debits, monthly };
    return monthly < FEWEST_A_MONTH ? failed([], { papers, data }) : passed([], { papers, data });
  },
};
