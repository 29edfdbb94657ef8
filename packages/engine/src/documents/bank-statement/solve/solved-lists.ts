import type { ColumnRole } from '../../../banks/bank.ts';
import { balanceMentions } from '../balance-mentions.ts';
import type { BookingRow, Entry } from '../booking-row.ts';
import { isMoneyRole } from '../columns.ts';
import type { Layout } from '../layout.ts';
import { totalsIn } from '../total-lines.ts';
import type { Cluster } from './clusters.ts';
import { columnarOf } from './columnar.ts';
import { isOutside, listedSums } from './listed-sums.ts';
import { solvedRows } from './solved-rows.ts';
import { sumRoles } from './sum-roles.ts';

/** The caption right above a column of sums. */
function captionOf({ headers }: Layout, { from }: Cluster): ColumnRole | null {
  const cells = [...headers.values()][0]?.cells.filter(({ role }) => isMoneyRole(role)) ?? [];
  return cells.find(({ box }) => box.left < from && box.right >= from - (box.right - box.left) / 2)?.role ?? null;
}

/** Balances and sums that the paper prints outside of these bookings, and the bookings, in the order of the paper. */
function entriesWith(layout: Layout, rows: readonly BookingRow[]): Entry[] {
  const booked = new Set(rows.flatMap((row) => row.lines));
  const columns = [...layout.headers.values()][0] ?? null;
  const placed: { at: number; entry: Entry }[] = rows.map((row) => ({ at: row.index, entry: { kind: 'row', row } }));
  for (const line of layout.lines.filter(({ index }) => !booked.has(index))) {
    for (const mention of balanceMentions(layout.lines, line, columns))
      placed.push({ at: line.index, entry: { kind: 'balance', mention } });
    for (const total of totalsIn(layout.lines, line, columns))
      placed.push({ at: line.index, entry: { kind: 'total', total } });
  }
  return placed.toSorted((a, b) => a.at - b.at).map(({ entry }) => entry);
}

/**
 * Everything that the list may say if its captions are left aside: columns are what is aligned, and what they stand for
 * is tried. Nothing of it counts unless the sums of the paper prove it.
 */
export function solvedLists(layout: Layout): Entry[][] {
  const columnar = columnarOf(layout.lines.filter((line) => !isOutside(line, layout)));
  const captions = columnar.sumColumns.map((column) => captionOf(layout, column));
  return sumRoles(captions).flatMap((roles) => {
    const rows = solvedRows(layout, columnar, listedSums(columnar, roles));
    return rows ? [entriesWith(layout, rows)] : [];
  });
}
