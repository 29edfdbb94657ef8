import type { LedgerRow } from './ledger.ts';
import type { Reconciled } from './reconcile.ts';

export const totalsFail = (read: Reconciled): boolean =>
  read.confirmations.some(({ rule, outcome }) => rule === 'statement_totals' && outcome === 'failed');

/** Rows that say which side they are of, less those that do not: figures in a text make rows that nothing signs. */
const toldRows = ({ ledger: { rows } }: Reconciled): number =>
  rows.reduce((count, { cents }) => count + (cents === null ? -1 : 1), 0);

export const better = (a: Reconciled, b: Reconciled): Reconciled => {
  if (a.rank !== b.rank && (a.rank === 2 || b.rank === 2)) return a.rank > b.rank ? a : b;
  const [first, second] = [toldRows(a), toldRows(b)];
  if (first === second) return b.ledger.rows.length > a.ledger.rows.length ? b : a;
  return second > first ? b : a;
};

const has = ({ confirmations }: Reconciled, rule: string): boolean =>
  confirmations.some((one) => one.rule === rule && one.outcome === 'passed');

const FEWEST_MARKS = 3;

/** Figures without a sign that are taken off, in a list that prints its signs: amounts out of texts, which fit any sum. */
function takesOffUnsigned({ ledger: { rows } }: Reconciled): boolean {
  const marks = rows.filter(({ row: { money } }) => money.marked && money.cents < 0);
  return marks.length >= FEWEST_MARKS && rows.some(({ row, cents }) => !row.money.marked && (cents ?? 0) < 0);
}

const placeOf = ({ row }: LedgerRow): string => `${row.page} ${row.money.box.top} ${row.money.edge}`;

/**
 * Fewer bookings than were told with their sides, and one of those left on its other side or one side left out whole: of
 * a few equal amounts some come out that way by chance.
 */
function dropsBookings({ ledger: before }: Reconciled, { ledger: after }: Reconciled): boolean {
  if (after.rows.length >= before.rows.length) return false;
  const sideOf = ({ cents }: LedgerRow): number => Math.sign(cents ?? 0);
  const sides = new Map(before.rows.map((row) => [placeOf(row), sideOf(row)]));
  const isTurned = (row: LedgerRow): boolean => sideOf(row) !== 0 && sides.get(placeOf(row)) === -sideOf(row);
  const isLeftOut = (side: number): boolean =>
    before.rows.some((row) => sideOf(row) === side) && !after.rows.some((row) => sideOf(row) === side);
  return after.rows.some(isTurned) || [1, -1].some(isLeftOut);
}

/** Nothing but what was read as balances beside the bookings: two of them and two others may differ by as much. */
function takesBalances({ ledger: before }: Reconciled, { ledger: after }: Reconciled): boolean {
  const balances = new Set(before.rows.flatMap(({ balance }) => (balance === null ? [] : Math.abs(balance))));
  return balances.size > 0 && after.rows.every(({ cents }) => cents !== null && balances.has(Math.abs(cents)));
}

/**
 * Whether another manner may take the place of the one before. Where the balances beside the bookings already follow each
 * other, or all but one or two, only both balances of the paper prove more: else a row too many would hide that they do not come out.
 */
export const mayReplace = (best: Reconciled, read: Reconciled): boolean =>
  !takesOffUnsigned(read) &&
  !dropsBookings(best, read) &&
  !takesBalances(best, read) &&
  (!(has(best, 'statement_running_balance') || nearlyFollows(best)) ||
    best.ledger.rows.length === 0 ||
    has(read, 'statement_balance'));

const FEWEST_FOLLOWED = 5;
const MOST_BREAKS = 2;

/**
 * All rows have their side, and the balances beside them follow each other but for one or two: a figure that was changed
 * breaks so many, and a reading that leaves rows open to avoid these breaks has understood less.
 */
function nearlyFollows({ ledger: { rows } }: Reconciled): boolean {
  let known: number | null = null;
  let [followed, broken] = [0, 0];
  for (const { cents, balance } of rows) {
    if (cents === null) return false;
    const follows: number | null = known === null ? null : known + cents;
    if (balance !== null && follows !== null) {
      if (balance === follows) followed += 1;
      else broken += 1;
    }
    known = balance ?? follows;
  }
  return followed >= FEWEST_FOLLOWED && broken <= MOST_BREAKS;
}

const amountsOf = ({ ledger: { rows } }: Reconciled): string =>
  rows
    .map(({ cents }) => cents ?? Number.NaN)
    .toSorted((a, b) => a - b)
    .join(' ');

/**
 * What two ways agree on where no sums hold: a day that is printed once, read below its captions, and the same amounts
 * found by their columns alone. One changed figure spoils every sum, and still the other bookings stand where they stand.
 */
export function agreed(best: Reconciled, once: readonly Reconciled[], solved: readonly Reconciled[]): Reconciled {
  const found = new Set(solved.map(amountsOf));
  const more = once.filter(
    (read) =>
      toldRows(read) === read.ledger.rows.length && toldRows(read) > toldRows(best) && found.has(amountsOf(read)),
  );
  const [first] = more;
  return first && new Set(more.map(amountsOf)).size === 1 && !nearlyFollows(best) ? first : best;
}
