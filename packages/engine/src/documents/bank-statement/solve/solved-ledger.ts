import type { Entry } from '../booking-row.ts';
import type { Layout } from '../layout.ts';
import type { Reconciled } from '../reconcile.ts';
import { solvedLists } from './solved-lists.ts';

const isProved = ({ rank, confirmations }: Reconciled): boolean =>
  rank === 2 && confirmations.every(({ outcome }) => outcome !== 'failed');

const signatureOf = ({ ledger }: Reconciled): string =>
  ledger.rows
    .map(({ cents }) => cents)
    .toSorted((a, b) => (a ?? 0) - (b ?? 0))
    .join(' ');

/**
 * The one reading without captions that the sums of the paper prove; null where none is proved, and null where two are
 * that differ, because then the paper does not say which.
 */
export function solvedLedger(layout: Layout, read: (entries: readonly Entry[]) => Reconciled): Reconciled | null {
  const proved = solvedLists(layout).map(read).filter(isProved);
  const [first] = proved;
  return first && new Set(proved.map(signatureOf)).size === 1 ? first : null;
}
