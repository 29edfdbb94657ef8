import type { PaperSet } from '../../papers/kept-paper.ts';
import { historyOf } from '../../papers/statements/history.ts';
import { isPartlyRead } from '../../papers/statements/is-partly-read.ts';
import { occurrencesOf } from '../../papers/statements/occurrences.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { daysKnown } from './ground/days-known.ts';
import { monthlySum, otherIncome } from './ground/other-income.ts';
import { papersOf } from './ground/papers-of.ts';
import { placeOfBooking } from './ground/place-of-booking.ts';

/** Cents a month that are worth a question. */
const WORTH_ASKING = 10_000;
const ROUNDED_BY = 1.2;
const FEWEST = 2;
/** In fewer days nothing comes a second time. */
const ONE_MONTH = 35;

/** Income that returns was declared; what was not counts for nothing until the applicant says what it is. */
export const bankUndeclaredIncome: Rule<PaperSet, 'R_BANK_UNDECLARED_INCOME'> = {
  id: 'R_BANK_UNDECLARED_INCOME',
  chapter: 'statement',
  level: 'warning',
  blocking: false,
  means: {
    upload: 'never',
  },
  reads: ['declared_other_income', 'income_sources', 'employment_status', 'first_name', 'last_name', 'employer'],
  judge: (set, context) => {
    const history = historyOf(set, context);
    const { applicant } = context;
    if (!applicant || !history.main) return null;
    const papers = papersOf(history);
    const regular = otherIncome(history, applicant.employment_status, applicant.income_sources ?? []).filter(
      ({ rhythm, occurrences }) => rhythm !== 'irregular' && occurrences.length >= FEWEST,
    );
    const seen = monthlySum(regular);
    const declared = applicant.declared_other_income ?? 0;
    const data = { seen, declared, sources: regular.length };
    if (seen < declared * ROUNDED_BY + WORTH_ASKING) {
      const unsure = daysKnown(history) < ONE_MONTH || isPartlyRead(history);
      return unsure ? inconclusive([], { papers }) : passed([], { papers, data });
    }
    const payments = regular.flatMap((stream) => occurrencesOf(history, stream));
    return failed(
      payments.map((payment) => placeOfBooking(payment, payment.category)),
      { papers, data },
    );
  },
};
