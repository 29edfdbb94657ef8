import { daysBetween } from '@vesta/domain/dates/add-days';
import type { PaperSet } from '../../papers/kept-paper.ts';
import { historyOf } from '../../papers/statements/history.ts';
import { isPartlyRead } from '../../papers/statements/is-partly-read.ts';
import type { Understood } from '../../papers/statements/understood.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { isPaidByOthers } from './ground/paid-by-others.ts';
import { papersOf } from './ground/papers-of.ts';
import { placeOfBooking } from './ground/place-of-booking.ts';
import { claimsToBePay } from './ground/salary-words.ts';

/** Money that is to come back is sent off shortly before or repaid shortly after. */
const DAYS_APART = 15;
const SAME_AMOUNT = 0.05;
/** Once may be chance: a purchase from one's own employer, a wage paid back by mistake. */
const CHANCE = 1;

function isSentTo(credit: Understood, debit: Understood): boolean {
  const [to, from] = [debit.transaction, credit.transaction];
  const sameIban = to.counterparty_iban !== null && to.counterparty_iban === from.counterparty_iban;
  return sameIban || (credit.party !== '' && credit.party === debit.party);
}

function cameRound(credit: Understood, debits: readonly Understood[]): boolean {
  const { amount, date } = credit.transaction;
  return debits.some(
    (debit) =>
      isSentTo(credit, debit) &&
      Math.abs(-debit.transaction.amount - amount) <= amount * SAME_AMOUNT &&
      Math.abs(daysBetween(debit.transaction.date, date) ?? DAYS_APART + 1) <= DAYS_APART,
  );
}

/** Pay comes from somebody else: it is not one's own money sent round, nor cash paid in under that name. */
export const bankCircularTransfers: Rule<PaperSet, 'R_BANK_CIRCULAR_TRANSFERS'> = {
  id: 'R_BANK_CIRCULAR_TRANSFERS',
  chapter: 'statement',
  level: 'critical',
  blocking: false,
  means: {
    // How money moves is for the report; no upload is wrong because of it.
    upload: 'silent',
  },
  reads: ['first_name', 'last_name', 'employer', 'employment_status'],
  judge: (set, context) => {
    const history = historyOf(set, context);
    if (!history.main) return null;
    const papers = papersOf(history);
    const salaries = history.understood.filter(({ category }) => category === 'salary');
    const debits = history.understood.filter(({ transaction }) => transaction.amount < 0);
    const round = salaries.filter((credit) => cameRound(credit, debits));
    if (round.length > 0) {
      const level = round.length > CHANCE ? 'critical' : 'warning';
      const working = round.map((booking) => placeOfBooking(booking, 'salary sent back'));
      return failed(working, { papers, level, data: { payments: round.length } });
    }
    const own = history.understood.filter(
      (booking) => ['internal_transfer', 'cash_deposit'].includes(booking.category) && claimsToBePay(booking),
    );
    // Who passes pay on from another account of their own is honest, but that account has to show where it comes from.
    if (own.length > CHANCE && salaries.length === 0) {
      const working = own.map((booking) => placeOfBooking(booking, 'own transfer called salary'));
      return failed(working, { papers, level: 'warning', variant: 'own_transfer', data: { payments: own.length } });
    }
    // Who has no wages is told nothing about them.
    const isPaid = isPaidByOthers(context.applicant?.employment_status);
    if (salaries.length === 0 && isPaid === false) return null;
    // What could not be read may be what went back.
    return salaries.length > 0 && !isPartlyRead(history) ? passed([], { papers }) : inconclusive([], { papers });
  },
};
