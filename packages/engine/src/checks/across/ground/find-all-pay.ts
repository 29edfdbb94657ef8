import { daysBetween } from '@vesta/domain/dates/add-days';
import { lastDayOf } from '../../../coverage/month.ts';
import type { BankHistory } from '../../statement/ground/history.ts';
import type { Understood } from '../../statement/ground/understood.ts';
import { findPay, findTogether, type PayFound } from './find-pay.ts';
import type { Slip } from './slips.ts';

/** Days by which paydays differ, with weekends and holidays. */
const SAME_PAYDAY = 6;

/** How long after the end of its month each credit came; negative before it. */
function delaysOf({ slip, credits }: PayFound): number[] {
  const end = slip.month ? lastDayOf(slip.month) : null;
  return end ? credits.flatMap(({ transaction }) => daysBetween(end, transaction.date) ?? []) : [];
}

/** Statements that end before the window does still tell, where the employer paid on its usual day. */
function byPayday(result: PayFound, found: readonly PayFound[]): PayFound {
  const habits = found.flatMap(delaysOf);
  const isUsual = delaysOf(result).some((delay) => habits.some((habit) => Math.abs(habit - delay) <= SAME_PAYDAY));
  return result.state === 'unknown' && isUsual ? { ...result, state: 'other' } : result;
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
  return together.map((result) => byPayday(result, found));
}
