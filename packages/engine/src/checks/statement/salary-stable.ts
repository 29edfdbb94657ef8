import { daysBetween } from '@vesta/domain/dates/add-days';
import type { PaperSet } from '../../papers/kept-paper.ts';
import { lastDayOfAccount } from '../../papers/statements/coverage-of-account.ts';
import { type BankHistory, historyOf } from '../../papers/statements/history.ts';
import { isDoubtful } from '../../papers/statements/is-partly-read.ts';
import { occurrencesOf } from '../../papers/statements/occurrences.ts';
import type { Understood } from '../../papers/statements/understood.ts';
import { medianOf } from '../../transactions/median.ts';
import { pickSalary } from '../../transactions/streams/pick-salary.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOfBooking } from './ground/place-of-booking.ts';

/** A payday and a half. */
const MISSED_AFTER = 45;
const REDUCED_BELOW = 0.8;
const FEWEST = 2;

function daysSince({ accounts }: BankHistory, { account, transaction }: Understood): number {
  const own = accounts.find(({ key }) => key === account);
  const last = own ? lastDayOfAccount(own) : null;
  return last === null ? 0 : (daysBetween(transaction.date, last) ?? 0);
}

/** Pay comes on, and no less than before. */
export const bankSalaryStable: Rule<PaperSet, 'R_BANK_SALARY_STABLE'> = {
  id: 'R_BANK_SALARY_STABLE',
  chapter: 'statement',
  level: 'warning',
  blocking: false,
  means: {
    // How money moves is for the report; no upload is wrong because of it.
    upload: 'silent',
    keeps: ['last_day'],
    flags: [{ flag: 'anomaly_innocent', source: 'bank', only: ['reduced'] }],
  },
  reads: ['employer', 'first_name', 'last_name'],
  judge: (set, context) => {
    const history = historyOf(set, context);
    const { main, former } = pickSalary(history.streams);
    const stream = main ?? former[0];
    if (!stream) return null;
    const payments = occurrencesOf(history, stream);
    const working = payments.slice(-4).map((payment) => placeOfBooking(payment, 'salary'));
    const papers = [...new Set(payments.map(({ paper }) => paper))];
    const last = payments.at(-1);
    if (!last) return inconclusive([], { papers });
    const days = daysSince(history, last);
    const data = {
      usual: medianOf(payments.map(({ transaction }) => transaction.amount)),
      latest: stream.latestAmount,
    };
    if (days > MISSED_AFTER) {
      if (isDoubtful(history)) return inconclusive(working, { papers, data });
      return failed(working, { papers, variant: 'stopped', data: { ...data, last_day: last.transaction.date, days } });
    }
    if (payments.length < FEWEST) return inconclusive(working, { papers, data });
    if (data.latest < data.usual * REDUCED_BELOW) return failed(working, { papers, variant: 'reduced', data });
    return passed(working, { papers, data });
  },
};
