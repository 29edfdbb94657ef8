import type { Line } from './lines.ts';
import type { Reconciled } from './reconcile.ts';
import { sumsOfKinds } from './sums-by-kind.ts';

const FEWEST_OF_SIDE = 2;
const total = (amounts: readonly number[]): number => amounts.reduce((sum, cents) => sum + Math.abs(cents), 0);

/**
 * A table of sums, one of each kind of booking, tells both sides of the account. Where the kinds of one side make exactly
 * what was booked, the table leaves none out; more on the other side than was booked was then never there.
 */
export function withContradictedSums(read: Reconciled, lines: readonly Line[]): Reconciled {
  const amounts = read.ledger.rows.map(({ cents }) => cents);
  if (read.rank !== 2 || amounts.includes(null)) return read;
  const booked = [1, -1].map((side) =>
    total(amounts.filter((cents) => cents !== null && cents * side > 0) as number[]),
  );
  for (const table of sumsOfKinds(lines)) {
    const moneys = table.flatMap(({ page, moneys: [only] }) => (only ? [{ ...only, page }] : []));
    if (moneys.some(({ marked }) => !marked)) continue;
    const sides = [1, -1].map((side) => moneys.filter(({ cents }) => cents * side > 0));
    const wrong = sides.findIndex((side, at) => {
      const [other, printed] = [sides[1 - at] ?? [], total(side.map(({ cents }) => cents))];
      const isWhole = other.length >= FEWEST_OF_SIDE && total(other.map(({ cents }) => cents)) === booked[1 - at];
      return isWhole && side.length > 0 && printed > (booked[at] ?? 0);
    });
    const place = sides[wrong]?.toSorted((a, b) => Math.abs(b.cents) - Math.abs(a.cents))[0];
    if (!place) continue;
    const told = total(sides[wrong]?.map(({ cents }) => cents) ?? []);
    const confirmations = read.confirmations.map((one) =>
      one.rule === 'statement_totals'
        ? {
            ...one,
            outcome: 'failed' as const,
            expected: told,
            found: booked[wrong] ?? 0,
            page: place.page,
            box: place.box,
          }
        : one,
    );
    return { ...read, confirmations };
  }
  return read;
}
