import { daysBetween } from '@vesta/domain/dates/add-days';
import { addMonths, lastDayOf, type Month, monthOf } from '../../coverage/month.ts';
import type { BankHistory } from '../statements/history.ts';
import type { Understood } from '../statements/understood.ts';
import { findPay, findTogether, type PayFound } from './find-pay.ts';
import { isPaidBy, namesPayer } from './pay-credits.ts';
import { isPayingOffice } from './paying-office.ts';
import type { Slip } from './slips.ts';

/** Days by which paydays differ, with weekends and holidays. */
const SAME_PAYDAY = 6;
/** Half a month: of two ends of months a day belongs to the nearer one. */
const SAME_MONTH = 16;

/** Around the end of a month pay of that month arrives, and hardly an advance on it. */
const EARLIEST = -10;
const LATEST = 12;

const delay = (month: Month, { transaction }: Understood): number | null => {
  const end = lastDayOf(month);
  return end ? daysBetween(end, transaction.date) : null;
};

/** How long after the end of its month each credit came; negative before it. */
const delaysOf = ({ slip, credits }: PayFound): number[] =>
  credits.flatMap((credit) => (slip.month ? (delay(slip.month, credit) ?? []) : []));

/** On which days around the ends of months the employer paid, whether there is a slip for it or not. */
function habitsOf({ slip, credits }: PayFound, history: BankHistory): number[] {
  const month = slip.month;
  if (!month) return [];
  return history.understood
    .filter((credit) => credit.transaction.amount > 0 && !credits.includes(credit) && isPaidBy(credit, slip.employer))
    .flatMap((credit) => {
      const own = monthOf(credit.transaction.date);
      const delays = [own, addMonths(own, -1)].flatMap((end) => (end ? (delay(end, credit) ?? []) : []));
      return delays.filter((days) => Math.abs(days) < SAME_MONTH);
    });
}

/** Pay of this employer by its name, or of the office that pays for it and for many others. */
function isOwnPay(credit: Understood, { employer }: Slip): boolean {
  const { counterparty, description } = credit.transaction;
  const isOffices = credit.category === 'salary' && isPayingOffice(`${counterparty ?? ''} ${description}`);
  return isOffices || namesPayer(credit, employer);
}

/**
 * Statements that end before the window does still tell, where the employer paid on its usual day. Where no other month
 * shows that day, less than the slip says from the employer itself around the end of the month is worth a look.
 */
function byPayday(result: PayFound, found: readonly PayFound[], history: BankHistory): PayFound {
  if (result.state !== 'unknown') return result;
  const habits = [...found.flatMap(delaysOf), ...habitsOf(result, history)];
  const delays = delaysOf(result);
  if (delays.some((days) => habits.some((habit) => Math.abs(habit - days) <= SAME_PAYDAY)))
    return { ...result, state: 'other' };
  const isDue = delays.length > 0 && delays.every((days) => days >= EARLIEST && days <= LATEST);
  const { slip, credits } = result;
  const sum = credits.reduce((total, { transaction }) => total + transaction.amount, 0);
  const isLess = sum < (slip.paid ?? 0) && credits.some((credit) => isOwnPay(credit, slip));
  return isDue && isLess ? { ...result, state: 'other', isEarly: true } : result;
}

/** The pay of each slip; no credit bears out two slips, unless both were paid in one sum. */
export function findAllPay(slips: readonly Slip[], history: BankHistory): PayFound[] {
  const claimed = new Set<Understood>();
  const results = slips.map((slip) => {
    const found = findPay(slip, history, claimed);
    if (found.state === 'found') for (const credit of found.credits) claimed.add(credit);
    return found;
  });
  const together = results.map((result): PayFound => {
    if (result.state === 'found') return result;
    const credits = findTogether(
      slips.filter(({ month }) => month === result.slip.month),
      history,
    );
    return credits ? { ...result, state: 'found', credits } : result;
  });
  const found = together.filter(({ state }) => state === 'found');
  const unclaimed = ({ credits }: PayFound): readonly Understood[] => credits.filter((credit) => !claimed.has(credit));
  return together.map((result) =>
    result.state === 'unknown' ? byPayday({ ...result, credits: unclaimed(result) }, found, history) : result,
  );
}
