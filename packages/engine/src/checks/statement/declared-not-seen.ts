import type { PaperSet } from '../../papers/kept-paper.ts';
import { type BankHistory, historyOf } from '../../papers/statements/history.ts';
import { isDoubtful } from '../../papers/statements/is-partly-read.ts';
import { incomeCategories } from '../../transactions/category.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { daysKnown } from './ground/days-known.ts';
import { papersOf } from './ground/papers-of.ts';

const ONE_MONTH = 35;
const DAYS_OF_A_MONTH = 30;
const SEEN_FROM = 0.5;

/** Every credit that may be income beside pay, regular or not, by the month. */
function seenBesidePay({ understood, ...history }: BankHistory): number {
  const kinds: readonly string[] = incomeCategories.filter((category) => category !== 'salary');
  const sum = understood
    .filter(({ category, transaction }) => transaction.amount > 0 && kinds.includes(category))
    .reduce((total, { transaction }) => total + transaction.amount, 0);
  const months = Math.max(1, daysKnown({ accounts: history.accounts }) / DAYS_OF_A_MONTH);
  return Math.round(sum / months);
}

/** Income beside pay that was declared arrives on an account. */
export const bankDeclaredNotSeen: Rule<PaperSet, 'R_BANK_DECLARED_NOT_SEEN'> = {
  id: 'R_BANK_DECLARED_NOT_SEEN',
  chapter: 'statement',
  level: 'warning',
  blocking: false,
  means: {
    upload: 'never',
  },
  reads: [
    'declared_other_income',
    'names_other_income',
    'declared_income',
    'employment_status',
    'first_name',
    'last_name',
    'employer',
  ],
  judge: (set, context) => {
    const history = historyOf(set, context);
    const { applicant } = context;
    if (!applicant || !history.main) return null;
    const ownAccount = applicant.employment_status === 'Self-employed' ? (applicant.declared_income ?? 0) : 0;
    const declared = (applicant.declared_other_income ?? 0) + ownAccount;
    const isNamed = applicant.names_other_income ?? false;
    if (declared === 0 && !isNamed) return null;
    const papers = papersOf(history);
    const data = { declared, seen: seenBesidePay(history) };
    const isSeen = declared > 0 ? data.seen >= declared * SEEN_FROM : data.seen > 0;
    if (isSeen) return passed([], { papers, data });
    const unsure = daysKnown(history) < ONE_MONTH || isDoubtful(history);
    if (unsure) return inconclusive([], { papers, data });
    return failed([], { papers, data, ...(declared === 0 ? { variant: 'named' } : {}) });
  },
};
