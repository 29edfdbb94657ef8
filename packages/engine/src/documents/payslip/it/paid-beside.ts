import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Sheet } from '../../../extraction/labels.ts';
import type { SlipAmount } from '../draft.ts';
import { likely } from '../likely.ts';
import { amountsIn } from '../row-amounts.ts';
import { type Solution, TOLERANCE } from '../solve.ts';
import type { Sum } from '../sums.ts';

/** Paid out with the pay and no part of it: refunds of tax and expenses, and what the state adds. */
const added =
  /\b(?:rimbors[oi]|conguaglio (?:a )?(?:credito|730|irpef)|credito 730|trattamento integrativo|tratt integrativo|somma (?:aggiuntiva|esente|art\b|ex|non imponibile)|bonus|esente l 207|l 207 2024|assegn[oi])\b/;
/** More rows than these come to almost any sum. */
const MOST_ROWS = 4;

/** What rows with such words add, by the last amount of each. */
function additionsOn(sheets: readonly Sheet[]): number[] {
  const rows = sheets.flatMap(({ rows: all }) => all).filter((row) => added.test(plainWordsOf(row.text)));
  return rows.flatMap((row) => amountsIn(row.words).at(-1)?.value ?? []).filter((value) => value > 0);
}

/** Every sum of one or more of these. */
function sumsOfSome(values: readonly number[]): number[] {
  const sums: number[] = [];
  for (const value of values) sums.push(value, ...sums.map((sum) => sum + value));
  return sums;
}

/** The total of the pay leaves out what is paid beside it: what is left over is what those rows add. */
export function solveWithBeside(
  sheets: readonly Sheet[],
  month: (field: string) => readonly Sum[],
): Solution<SlipAmount> | null {
  const [gross, taken, net] = [
    likely(month('gross')),
    likely(month('total_deductions')),
    likely(month('net')),
  ] as const;
  const additions = additionsOn(sheets);
  if (!gross || !taken || !net || additions.length > MOST_ROWS) return null;
  const rest = net.value - (gross.value - Math.abs(taken.value));
  if (!sumsOfSome(additions).some((sum) => Math.abs(sum - rest) <= TOLERANCE)) return null;
  const values = new Map<SlipAmount, Sum>([
    ['gross', gross],
    ['total_deductions', taken],
    ['net', net],
  ]);
  return { values, cost: 0, rest: 0 };
}
