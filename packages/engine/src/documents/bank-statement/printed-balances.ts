import type { LedgerRow } from './ledger.ts';
import type { Reconciled } from './reconcile.ts';

const FEWEST_BALANCES = 5;
/** Where more than this share does not follow from the one before, it is no column of balances. */
const MOST_BROKEN = 0.2;

/** Whether nearly every printed balance follows from the one before it. */
function hasTrail(rows: readonly LedgerRow[]): boolean {
  let known: number | null = null;
  let [compared, broken] = [0, 0];
  for (const { cents, balance } of rows) {
    const follows: number | null = known !== null && cents !== null ? known + cents : null;
    if (balance !== null && follows !== null) {
      compared += 1;
      if (balance !== follows) broken += 1;
    }
    known = balance ?? follows;
  }
  return compared >= FEWEST_BALANCES && broken <= Math.max(2, compared * MOST_BROKEN);
}

const amountsOf = ({ ledger }: Reconciled): string => ledger.rows.map(({ cents }) => cents).join(' ');
const hasBalances = ({ ledger }: Reconciled): boolean => ledger.rows.some(({ balance }) => balance !== null);

/**
 * The same bookings with the balances beside them, where another reading saw those: sums that come out only as long as
 * printed balances are left aside prove less than the paper says.
 */
export function withPrintedBalances(proved: Reconciled, reads: readonly Reconciled[]): Reconciled {
  if (hasBalances(proved)) return proved;
  const amounts = amountsOf(proved);
  return reads.find((read) => amountsOf(read) === amounts && hasTrail(read.ledger.rows)) ?? proved;
}
