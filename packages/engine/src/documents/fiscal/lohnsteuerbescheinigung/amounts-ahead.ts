import type { Found } from '../../found.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import type { PagedWord } from '../../recognise/page-text.ts';
import { moneyRuns } from '../ground/money-runs.ts';

type Row = readonly PagedWord[];

/** So many rows of a margin with an amount before the number are no accident. */
const FEWEST_LED = 2;

/** The amount that ends right before a number of the margin, with nothing between the two. */
function amountBefore(rows: readonly Row[], number: PagedWord): Found<number> | null {
  const row = rows.find((words) => words.includes(number)) ?? [];
  const before = row.slice(0, row.indexOf(number));
  const last = before.at(-1);
  const run = moneyRuns(before, { centsColumn: true }).at(-1);
  return run && last && run.words.includes(last) ? foundFrom(run.cents, run.words) : null;
}

/**
 * Some prints set what they tell left of the numbers: there each amount belongs to the number behind it, also where the
 * captions of the column before end in the same row. Empty where the amounts follow their captions as usual.
 */
export function amountsAhead(
  rows: readonly Row[],
  margins: readonly (readonly PagedWord[])[],
): ReadonlyMap<PagedWord, Found<number> | null> {
  const led = margins.map((margin) => margin.map((word) => [word, amountBefore(rows, word)] as const));
  const areLed = led.every((margin) => margin.filter(([, amount]) => amount !== null).length >= FEWEST_LED);
  const last = new Set(margins.at(-1));
  const isBehind = rows.some((row) => {
    const at = row.findIndex((word) => last.has(word));
    return at >= 0 && moneyRuns(row.slice(at + 1), { centsColumn: true }).length > 0;
  });
  return new Map(margins.length > 0 && areLed && !isBehind ? led.flat() : []);
}
