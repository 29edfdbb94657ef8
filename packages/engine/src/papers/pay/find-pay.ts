import { addDays } from '@vesta/domain/dates/add-days';
import { type DaySpan, daysIn, lengthOf } from '../../coverage/span.ts';
import { textIn } from '../fields.ts';
import { spansOf } from '../statements/coverage-of-account.ts';
import type { BankHistory } from '../statements/history.ts';
import { isDoubtful, isPartlyRead } from '../statements/is-partly-read.ts';
import type { Understood } from '../statements/understood.ts';
import { creditsIn, isPaidBy, isSameAmount } from './pay-credits.ts';
import { payWindow } from './pay-window.ts';
import type { Slip } from './slips.ts';

export interface PayFound {
  readonly slip: Slip;
  /** `other`: the employer paid another amount. `unknown`: the statements end too early, or do not tell. */
  readonly state: 'found' | 'other' | 'missing' | 'unknown';
  /** What bears the slip out, or else what the employer paid at the time. */
  readonly credits: readonly Understood[];
  /** Told before the last day on which the rest could arrive, by nothing but the one credit. */
  readonly isEarly?: true;
}

const ADVANCE_DAYS = 16;

/** Two payments of the employer that make the pay together: an advance and the rest. */
function inParts(paid: number, credits: readonly Understood[]): readonly Understood[] | null {
  for (const [place, first] of credits.entries()) {
    const second = credits
      .slice(place + 1)
      .find(({ transaction }) => isSameAmount(paid, first.transaction.amount + transaction.amount));
    if (second) return [first, second];
  }
  const sum = credits.reduce((total, { transaction }) => total + transaction.amount, 0);
  return credits.length > 0 && isSameAmount(paid, sum) ? credits : null;
}

/** Every account that the pay could have gone to is known on all days of the window. */
function isKnown({ accounts }: BankHistory, window: DaySpan): boolean {
  return accounts.some((account) => daysIn(window, spansOf(account)) === lengthOf(window));
}

/** A slip that names an account which is not among the statements cannot be borne out by them. */
function goesElsewhere({ accounts }: BankHistory, { reading }: Slip): boolean {
  const iban = textIn(reading, 'iban');
  return iban !== null && accounts.every((account) => account.iban !== null && account.iban !== iban);
}

/** Looks for the pay of one slip among credits that no other slip has claimed. */
export function findPay(slip: Slip, history: BankHistory, claimed: ReadonlySet<Understood>): PayFound {
  const { month, paid, employer, isOrdinary } = slip;
  const window = month ? payWindow(month, isOrdinary) : null;
  const unknown: PayFound = { slip, state: 'unknown', credits: [] };
  if (!window || paid === null || paid <= 0) return unknown;
  const free = (span: DaySpan): Understood[] => creditsIn(history, span).filter((credit) => !claimed.has(credit));
  const credits = free(window);
  const same = credits.filter(({ transaction }) => isSameAmount(paid, transaction.amount));
  const match = same.find((credit) => isPaidBy(credit, employer)) ?? same[0];
  if (match) return { slip, state: 'found', credits: [match] };
  const wide = { from: addDays(window.from, -ADVANCE_DAYS) ?? window.from, to: window.to };
  const parts = inParts(
    paid,
    free(wide).filter((credit) => isPaidBy(credit, employer)),
  );
  if (parts) return { slip, state: 'found', credits: parts };
  if (isPartlyRead(history) || goesElsewhere(history, slip)) return unknown;
  const others = credits.filter((credit) => isPaidBy(credit, employer));
  if (!isKnown(history, window)) return { ...unknown, credits: others };
  if (others.length === 0 && isDoubtful(history)) return unknown;
  return { slip, state: others.length > 0 ? 'other' : 'missing', credits: others };
}

/** All slips of one month paid in one sum, as a thirteenth salary with the ordinary one. */
export function findTogether(slips: readonly Slip[], history: BankHistory): readonly Understood[] | null {
  const [first] = slips;
  const window = first?.month && slips.length > 1 ? payWindow(first.month, false) : null;
  const paid = slips.reduce((sum, slip) => sum + (slip.paid ?? 0), 0);
  if (!window || slips.some((slip) => slip.paid === null)) return null;
  const credit = creditsIn(history, window).find(({ transaction }) => isSameAmount(paid, transaction.amount));
  return credit ? [credit] : null;
}
