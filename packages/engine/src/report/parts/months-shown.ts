import type { Analysis } from '../../analysis/analyse.ts';
import { addMonths, type Month, monthOf } from '../../coverage/month.ts';
import { coverageOfAccount } from '../../papers/statements/coverage-of-account.ts';

const MOST_MONTHS = 12;

/** The last twelve months, ending with the newest one that any paper tells of. */
export function monthsShown({ ground, employment }: Analysis): Month[] {
  const { today } = ground.input;
  const before = addMonths(monthOf(today), -1) ?? monthOf(today);
  const told = [
    ...employment.slips.map(({ month }) => month),
    ...ground.history.understood.map(({ transaction }) => monthOf(transaction.date)),
  ].filter((month) => month <= monthOf(today));
  const last = told.reduce((newest, month) => (month > newest ? month : newest), before);
  return Array.from({ length: MOST_MONTHS }, (_, at) => addMonths(last, at - MOST_MONTHS + 1)).filter(
    (month) => month !== null,
  );
}

/** How far the main account is known, month by month. */
export function bankMonths({ ground }: Analysis): ReadonlyMap<Month, 'covered' | 'partial' | 'missing'> {
  const coverage = ground.history.main && coverageOfAccount(ground.history.main, MOST_MONTHS);
  return new Map((coverage?.months ?? []).map(({ month, state }) => [month, state]));
}
