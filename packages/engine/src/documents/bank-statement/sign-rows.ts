import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Bank } from '../../banks/bank.ts';
import { heightOf } from '../../evidence/geometry.ts';
import type { BookingRow } from './booking-row.ts';
import { type Known, knownBalances, type Ledger, type LedgerRow, readingsOf, sumOf } from './ledger.ts';
import type { Section } from './section.ts';
import { sideOfWords } from './sign-words.ts';
import { solveSigns } from './solve-signs.ts';

type Side = 'debit' | 'credit' | null;

const signed = (cents: number, side: Exclude<Side, null>): number => (side === 'debit' ? -cents || 0 : cents);

/** In a single column that marks some amounts, the others are of the other side. */
function unmarkedMeans(rows: readonly BookingRow[], bank: Bank | null): Side {
  const single = rows.filter((row) => row.side === null);
  const isMarked = (side: 1 | -1): boolean => single.some(({ money }) => money.marked && money.cents * side > 0);
  // Where both sides are marked, an amount without a mark has lost it.
  if (isMarked(1) && isMarked(-1)) return null;
  if (isMarked(-1)) return 'credit';
  if (isMarked(1)) return 'debit';
  return bank?.unmarked ?? null;
}

const FEWEST_TO_DOUBT = 3;
/** Columns are set to the right: edges further apart than this many letter heights are no column. */
const WIDEST_EDGE = 4;

/** Whether the words of some bookings speak for the other side than their column. */
export const wordsObject = (rows: readonly BookingRow[]): boolean =>
  rows.some((row) => {
    const words = sideOfWords(plainWordsOf(row.text.join(' ')));
    return row.side !== null && words !== null && words !== row.side;
  });

/** Amounts that no common edge holds together are in no column, if the words of some bookings object to it as well. */
export function sidesDoubted(rows: readonly BookingRow[]): boolean {
  const [side, ...others] = new Set(rows.map((row) => row.side));
  if (rows.length < FEWEST_TO_DOUBT || !side || others.length > 0) return false;
  const edges = rows.map((row) => row.money.edge);
  const height = heightOf(rows[0]?.money.box ?? { left: 0, top: 0, right: 0, bottom: 0 });
  if (Math.max(...edges) - Math.min(...edges) < height * WIDEST_EDGE) return false;
  return wordsObject(rows);
}

/** Mark, then column, then the habit of the list, then words. */
function firstGuess(row: BookingRow, habit: Side, doubted: boolean): { cents: number | null; open: boolean } {
  if (row.money.marked) return { cents: row.money.cents, open: false };
  if (row.side && !doubted) return { cents: signed(row.money.cents, row.side), open: false };
  const side = habit ?? sideOfWords(plainWordsOf(row.text.join(' ')));
  return { cents: side ? signed(row.money.cents, side) : null, open: true };
}

/** By most of the steps from one booking to the next: single days stand out of order on every list. */
export function newestFirst(rows: readonly BookingRow[]): boolean | null {
  let steps = 0;
  rows.forEach((row, index) => {
    const [day, before] = [row.booked.day, rows[index - 1]?.booked.day];
    if (day && before && day !== before) steps += day > before ? 1 : -1;
  });
  return steps === 0 ? null : steps < 0;
}

interface Segment {
  readonly from: number;
  readonly to: number;
  readonly difference: number;
}

function segmentsOf(count: number, opening: number | null, known: readonly Known[], closing: number | null): Segment[] {
  const points = [
    ...(opening === null ? [] : [{ after: 0, cents: opening }]),
    ...known,
    ...(closing === null ? [] : [{ after: count, cents: closing }]),
  ];
  return points.slice(1).map((point, index) => {
    const before = points[index] ?? point;
    return { from: before.after, to: point.after, difference: point.cents - before.cents };
  });
}

/** Signs that the balances around some bookings leave no choice about. */
function solved(
  rows: readonly LedgerRow[],
  open: readonly boolean[],
  segments: readonly Segment[],
  balances: ReadonlySet<number>,
): LedgerRow[] {
  const result = [...rows];
  for (const { from, to, difference } of segments) {
    const part = result.slice(from, to);
    if (sumOf(part) === difference) continue;
    const free = part.map((_, index) => from + index).filter((index) => open[index]);
    const fixed = sumOf(part.filter((_, index) => !open[from + index]));
    if (free.length === 0 || fixed === null) continue;
    const amounts = free.map((index) => Math.abs(result[index]?.row.money.cents ?? 0));
    // Balances mistaken for bookings would solve every difference of balances.
    if (amounts.some((amount) => amount !== 0 && balances.has(amount))) continue;
    const signs = solveSigns(amounts, difference - fixed);
    signs?.forEach((sign, place) => {
      const index = free[place] ?? -1;
      const row = result[index];
      if (row) result[index] = { ...row, cents: (amounts[place] ?? 0) * sign };
    });
  }
  return result;
}

export interface Manners {
  /** The columns do not tell expense from income. */
  readonly doubted: boolean;
  /** The newest booking is printed first. */
  readonly reversed: boolean;
}

/** The bookings of a section with their signs, oldest first. */
export function signRows(section: Section, bank: Bank | null, { doubted, reversed }: Manners): Ledger {
  const ordered = reversed ? section.rows.toReversed() : section.rows;
  const habit = unmarkedMeans(ordered, bank);
  const guesses = ordered.map((row) => firstGuess(row, doubted ? null : habit, doubted));
  const rows = ordered.map((row, index) => ({
    row,
    cents: guesses[index]?.cents ?? null,
    balance: row.balance?.cents ?? null,
  }));
  const open = guesses.map((guess) => guess.open);
  const known = knownBalances(rows, section, reversed);
  const [opening, closing] = [section.openings[0] ?? null, section.closings[0] ?? null];
  const plain = { section, rows, opening, closing };
  if (!open.includes(true)) return plain;
  for (const first of [...readingsOf(section.openings), null]) {
    for (const last of [...readingsOf(section.closings), null]) {
      const segments = segmentsOf(rows.length, first?.cents ?? null, known, last?.cents ?? null);
      const balances = new Set([first, last].flatMap((mention) => (mention ? [Math.abs(mention.cents)] : [])));
      const tried = solved(rows, open, segments, balances);
      const sums =
        segments.length > 0 &&
        segments.every(({ from, to, difference }) => sumOf(tried.slice(from, to)) === difference);
      if (sums) return { section, rows: tried, opening: first ?? opening, closing: last ?? closing };
    }
  }
  return plain;
}
