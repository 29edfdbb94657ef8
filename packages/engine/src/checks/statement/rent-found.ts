import type { PaperSet } from '../../papers/kept-paper.ts';
import type { Account } from '../../papers/statements/account.ts';
import { type BankHistory, historyOf } from '../../papers/statements/history.ts';
import { isDoubtful } from '../../papers/statements/is-partly-read.ts';
import { occurrencesOf } from '../../papers/statements/occurrences.ts';
import { rentStreams } from '../../papers/statements/rent-streams.ts';
import { isSavingsOnly } from '../../papers/statements/savings-only.ts';
import type { EvidencePlace, Judgement, Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { aroundAbsent } from './ground/absent-payment.ts';
import { daysKnown } from './ground/days-known.ts';
import { latePayments } from './ground/late-payments.ts';
import { papersOf } from './ground/papers-of.ts';
import { placeOfBooking } from './ground/place-of-booking.ts';

const ONE_MONTH = 35;
const SAME = 0.05;
/** Many name the rent without heating and pay it with. */
const CHARGES = 0.35;
const FEWEST_UNDECLARED = 2;

const isUnsure = (history: BankHistory): boolean => daysKnown(history) < ONE_MONTH || isDoubtful(history);

/** Somebody said that they pay no rent. */
function noneDeclared(history: BankHistory): Judgement {
  const payments = rentStreams(history, 0).flatMap((stream) => occurrencesOf(history, stream));
  const papers = papersOf(history);
  if (payments.length < FEWEST_UNDECLARED) {
    return isUnsure(history) ? inconclusive([], { papers }) : passed([], { papers });
  }
  const working = payments.map((payment) => placeOfBooking(payment, 'rent', 0));
  const rent = rentStreams(history, 0).reduce((sum, { monthlyAmount }) => sum + monthlyAmount, 0);
  return failed(working, { papers, variant: 'undeclared', data: { rent } });
}

/** Paid on some papers and not on others: the rows between which it would stand. */
const whereMissing = ({ bookings }: Account, declared: number): EvidencePlace[] =>
  aroundAbsent(bookings, ({ transaction: { amount } }) => Math.abs(amount + declared) <= declared * SAME);

/** The rent that somebody says they pay is paid, and no other. Who was not asked or left it open said nothing wrong. */
export const bankRentFound: Rule<PaperSet, 'R_BANK_RENT_FOUND'> = {
  id: 'R_BANK_RENT_FOUND',
  chapter: 'statement',
  level: 'warning',
  blocking: false,
  means: {
    upload: 'never',
    flags: [
      { flag: 'no_rent_detected', source: 'recurrent_costs', only: ['missing'] },
      { flag: 'rent_undeclared', source: 'recurrent_costs', only: ['undeclared'] },
      { flag: 'rent_differs', source: 'recurrent_costs', only: ['differs'] },
    ],
  },
  reads: ['declared_rent', 'first_name', 'last_name'],
  judge: (set, context) => {
    const history = historyOf(set, context);
    const declared = context.applicant?.declared_rent ?? null;
    if (declared === null || !history.main) return null;
    if (declared === 0) return noneDeclared(history);
    const papers = papersOf(history);
    const streams = rentStreams(history, declared);
    if (streams.length === 0) {
      if (isSavingsOnly(history)) return inconclusive([], { papers, variant: 'savings_only' });
      if (isUnsure(history)) return inconclusive([], { papers });
      return failed(whereMissing(history.main, declared), { papers, variant: 'missing', data: { declared } });
    }
    const payments = streams.flatMap((stream) => occurrencesOf(history, stream));
    const working = payments.map((payment) => placeOfBooking(payment, 'rent', -declared));
    const rent = streams.reduce((sum, { monthlyAmount }) => sum + monthlyAmount, 0);
    const data = { declared, rent, late: latePayments(payments) };
    const amounts = [rent, ...streams.map(({ latestAmount }) => latestAmount)];
    const difference = Math.min(...amounts.map((amount) => Math.abs(amount - declared))) / declared;
    if (difference <= SAME) return passed(working, { papers, data });
    return failed(working, { papers, variant: 'differs', data, level: difference <= CHARGES ? 'info' : 'warning' });
  },
};
