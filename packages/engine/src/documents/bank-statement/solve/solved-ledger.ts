import type { BookingRow, Entry } from '../booking-row.ts';
import type { Layout } from '../layout.ts';
import type { Reconciled } from '../reconcile.ts';
import { hasCoveredFigures } from './covered-figures.ts';
import { turnsOf, whenOf } from './row-days.ts';
import { solvedLists } from './solved-lists.ts';

const isProved = ({ rank, confirmations }: Reconciled): boolean =>
  rank === 2 && confirmations.every(({ outcome }) => outcome !== 'failed');

const signatureOf = ({ ledger }: Reconciled): string =>
  ledger.rows
    .map(({ cents }) => cents)
    .toSorted((a, b) => (a ?? 0) - (b ?? 0))
    .join(' ');

export interface Solver {
  /**
   * The one reading without captions that the sums of the paper prove; null where none is proved, and null where two are
   * that differ, because then the paper does not say which.
   */
  readonly proved: () => Reconciled | null;
  /** All readings without captions, proved or not. */
  readonly all: () => readonly Reconciled[];
}

/** Leaves the captions aside, once somebody asks. */
export function solver(layout: Layout, read: (entries: readonly Entry[]) => Reconciled): Solver {
  let known: readonly Reconciled[] | null = null;
  const all = (): readonly Reconciled[] => {
    known ??= hasCoveredFigures(layout.lines) ? [] : solvedLists(layout).map(read);
    return known;
  };
  const proved = (): Reconciled | null => {
    const found = all().filter(isProved);
    const [first] = found;
    return first && new Set(found.map(signatureOf)).size === 1 ? first : null;
  };
  return { proved, all };
}

const keyOf = ({ page, money }: BookingRow): string => `${page} ${money.box.top} ${money.edge}`;

const turnsIn = ({ ledger }: Reconciled): number =>
  turnsOf(ledger.rows.map(({ row }) => ({ when: whenOf(row.booked) })));

/**
 * The reading with other days where those jump to and fro: the list is sorted by the days of booking, whatever the
 * captions seem to say. Amounts and texts stay as they are.
 */
export function withDaysInOrder(best: Reconciled, solve: () => Reconciled | null): Reconciled {
  const turns = turnsIn(best);
  const solved = turns > 0 ? solve() : null;
  if (!solved || turnsIn(solved) >= turns || signatureOf(solved) !== signatureOf(best)) return best;
  const others = new Map(solved.ledger.section.rows.map((row) => [keyOf(row), row]));
  const changed = (row: BookingRow): BookingRow => {
    const other = others.get(keyOf(row));
    return other ? { ...row, booked: other.booked, valued: other.valued } : row;
  };
  const { ledger } = best;
  return {
    ...best,
    ledger: {
      ...ledger,
      section: { ...ledger.section, rows: ledger.section.rows.map(changed) },
      rows: ledger.rows.map((one) => ({ ...one, row: changed(one.row) })),
    },
  };
}
