import type { BookingRow } from './booking-row.ts';
import type { Ledger } from './ledger.ts';
import type { Line } from './lines.ts';
import type { Money } from './money-words.ts';
import type { Reconciled } from './reconcile.ts';

/** Figures of one column end within so many letter sizes of each other. */
const ALIGNED = 0.5;
const FEWEST_IN_COLUMN = 3;

const isSame = (a: Money, b: Money | null): boolean => b !== null && a.raw === b.raw && a.edge === b.edge;

/** Whether the texts of bookings hold amounts that stand in the column of amounts: each of them may be a booking. */
function leavesAmounts(rows: readonly BookingRow[], lines: readonly Line[]): boolean {
  const edges = rows.map(({ money }) => money.edge);
  return rows.some((row) =>
    row.lines.some((index) => {
      const line = lines[index];
      // The other amounts of its own line belong to the booking whichever of them is its own.
      if (!line || line.moneys.some((money) => isSame(money, row.money))) return false;
      const isInColumn = ({ edge }: Money): boolean =>
        edges.filter((other) => Math.abs(other - edge) <= ALIGNED * line.size).length >= FEWEST_IN_COLUMN;
      return line.moneys.some((money) => !isSame(money, row.balance) && isInColumn(money));
    }),
  );
}

/** Whether nothing but the balances says of some bookings which side they are of. */
function hasFoundSigns({ rows }: Ledger): boolean {
  const open = rows.filter(({ row, cents }) => !row.money.marked && row.side === null && cents !== null);
  return open.some(({ cents }) => (cents ?? 0) > 0) && open.some(({ cents }) => (cents ?? 0) < 0);
}

/**
 * Among many choices of signs one fits nearly any two balances: where amounts were left in the texts besides, that the
 * sums come out proves nothing.
 */
export function withoutChance(read: Reconciled, lines: readonly Line[]): Reconciled {
  const { ledger, rank, confirmations } = read;
  if (rank !== 2 || !hasFoundSigns(ledger) || !leavesAmounts(ledger.section.rows, lines)) return read;
  return {
    ledger,
    rank: 1,
    confirmations: confirmations.map((one) =>
      one.rule === 'statement_balance' ? { ...one, outcome: 'inconclusive', expected: null, found: null } : one,
    ),
  };
}
