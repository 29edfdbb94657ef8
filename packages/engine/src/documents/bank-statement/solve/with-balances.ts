import type { BalanceMention } from '../balance-mentions.ts';
import { type Ledger, sumOf } from '../ledger.ts';
import type { Line } from '../lines.ts';
import type { Section } from '../section.ts';
import { balancePair } from './balance-pair.ts';
import { type PrintedSum, printedSums } from './printed-sums.ts';

const FEWEST_ROWS = 2;

const sides = (ledger: Ledger, side: 1 | -1): number =>
  ledger.rows.reduce((sum, { cents }) => (cents !== null && cents * side > 0 ? sum + Math.abs(cents) : sum), 0);

const namedSums = (mentions: readonly BalanceMention[], named: 'opening' | 'closing'): PrintedSum[] =>
  mentions.map((mention) => ({ cents: mention.cents, named, mention }));

/**
 * The section with the balances that its bookings lead from and to, wherever and in whatever words the paper prints
 * them; null where it names both already, or where no single pair of sums fits to the cent.
 */
export function withBalances(ledger: Ledger, lines: readonly Line[]): Section | null {
  const { section, rows } = ledger;
  const { openings, closings } = section;
  const moved = sumOf(rows);
  if (rows.length < FEWEST_ROWS || moved === null || (openings.length > 0 && closings.length > 0)) return null;
  // The sums of both sides differ by what was moved as well, and are no balances.
  const totals = new Set([sides(ledger, 1), -sides(ledger, -1), sides(ledger, -1)]);
  for (const either of [false, true]) {
    const free = printedSums(lines, section.rows, either).filter(({ cents }) => !totals.has(cents));
    const pair = balancePair([...namedSums(openings, 'opening'), ...namedSums(closings, 'closing'), ...free], moved);
    if (!pair) continue;
    const [opening, closing] = pair;
    return {
      ...section,
      openings: [{ ...opening.mention, kind: 'opening' }],
      closings: [{ ...closing.mention, kind: 'closing' }],
    };
  }
  return null;
}
