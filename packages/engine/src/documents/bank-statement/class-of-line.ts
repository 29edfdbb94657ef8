import { balanceLabels } from './balance-labels.ts';
import { type BalanceMention, balanceMentions } from './balance-mentions.ts';
import type { Manner, TotalLine } from './booking-row.ts';
import type { Columns } from './columns.ts';
import { isScalarTitle } from './guards.ts';
import type { Layout } from './layout.ts';
import type { Line } from './lines.ts';
import { isTransfer } from './list-lines.ts';
import { isCarry, isHeading, isSkipped, saysEmpty, totalKinds } from './other-lines.ts';
import { totalsIn } from './total-lines.ts';

/** What a line is that neither names columns nor a day for others. */
export type LineClass =
  | { readonly kind: 'furniture' }
  | { readonly kind: 'balances'; readonly mentions: readonly BalanceMention[] }
  | { readonly kind: 'totals'; readonly totals: readonly TotalLine[] }
  /** The interest sheet behind a list repeats its balances and holds no bookings. */
  | { readonly kind: 'scalar' }
  /** Says that there were no bookings. */
  | { readonly kind: 'empty' }
  /** A booking, a part of one, or none. */
  | { readonly kind: 'text' };

/** Where in the list the line stands. */
export interface Standing {
  readonly layout: Layout;
  readonly manner: Manner;
  readonly columns: Columns | null;
  readonly isOpen: boolean;
  /** Whether no booking stands above it. */
  readonly isFirst: boolean;
}

/** Before the first booking nothing was carried over but what the paper before ended with. */
const opensWith = (line: Line, isFirst: boolean): boolean =>
  isFirst && balanceLabels(line.folded).some(({ kind }) => kind === 'opening');

function isFurniture(line: Line, { layout, manner, isFirst }: Standing): boolean {
  return (
    layout.furniture.has(line.index) ||
    isSkipped(line, layout.bank) ||
    (isCarry(line) && !opensWith(line, isFirst) && !isTransfer(layout, manner, line)) ||
    isHeading(line)
  );
}

export function classOf(line: Line, standing: Standing): LineClass {
  const { layout, columns, isOpen } = standing;
  if (isFurniture(line, standing)) return { kind: 'furniture' };
  const mentions = balanceMentions(layout.lines, line, isOpen ? columns : null);
  if (mentions.length > 0) return { kind: 'balances', mentions };
  if (totalKinds(line).length > 0) return { kind: 'totals', totals: totalsIn(layout.lines, line, columns) };
  if (isScalarTitle(line)) return { kind: 'scalar' };
  return line.days.length === 0 && saysEmpty(line) ? { kind: 'empty' } : { kind: 'text' };
}
