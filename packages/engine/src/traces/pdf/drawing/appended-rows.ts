import { around, type Box } from '../../../evidence/geometry.ts';
import type { Drawing, Run } from '../../../evidence/pdf/drawing/drawing.ts';
import type { LettersOf } from '../../../evidence/pdf/drawing/letters-of-runs.ts';

/** A row of a list that was drawn after everything else on its page. */
export interface AppendedRow {
  readonly box: Box;
  readonly text: string;
}

const FEWEST_RUNS = 30;
/** Whoever draws more than this at the end draws in another order altogether. */
const LONGEST_TAIL = 16;
const SAME_LINE = 1.5;
/** A booking may take several lines, of which only the one with its amount is looked at. */
const NEAREST_ROWS = 90;
const FEWEST_IN_ROW = 2;
const amount = /\d,\d{2}(?!\d)/;
const day = /\d{2}[./-]\d{2}/;

const isOnLine = (a: Run, b: Run): boolean => Math.abs(a.baseline - b.baseline) <= SAME_LINE;

/** Where the pen went back up to write a little more; the number of runs where it did not. */
function tailStart(runs: readonly Run[]): number {
  const late = Math.max(0, runs.length - LONGEST_TAIL);
  let lowest = Number.NEGATIVE_INFINITY;
  for (const { baseline } of runs.slice(0, late)) if (baseline > lowest) lowest = baseline;
  for (const [place, run] of runs.slice(late).entries()) {
    // A foot that was drawn first lies below the whole list: only what goes up from the run before it goes back. Where
    // its line was begun already, the amount of a booking follows the last line of its text.
    const before = runs[late + place - 1]?.baseline ?? lowest;
    const isBack = run.baseline < Math.min(lowest, before) - 2 * run.size;
    if (isBack && !runs.slice(0, late + place).some((other) => isOnLine(other, run))) return late + place;
    lowest = Math.max(lowest, run.baseline);
  }
  return runs.length;
}

/** Rows above and below that were drawn in their turn, in the same columns. */
function isAmongRows(row: Box, before: readonly Run[]): boolean {
  const beside = before.filter(({ box }) => box.left < row.right && box.right > row.left);
  const isNear = (gap: number): boolean => gap > 0 && gap < NEAREST_ROWS;
  return (
    beside.some(({ box }) => isNear(row.top - box.top)) && beside.some(({ box }) => isNear(box.bottom - row.bottom))
  );
}

/**
 * Programs draw a list from its top to its end. A whole row amid others that was drawn last of all was put there
 * afterwards. Heads, feet and columns that are drawn late have no day and amount on a line of their own.
 */
export function appendedRows({ runs: all }: Drawing, lettersOf: LettersOf): AppendedRow[] {
  if (all.length < FEWEST_RUNS) return [];
  const runs = all.filter(({ isUpright, hasNoInk }) => isUpright && !hasNoInk);
  const start = tailStart(runs);
  if (start === runs.length) return [];
  const [before, tail] = [runs.slice(0, start), runs.slice(start)];
  const firsts = tail.filter((run, place) => tail.findIndex((other) => isOnLine(run, other)) === place);
  return firsts.flatMap((first) => {
    const row = tail.filter((run) => isOnLine(run, first));
    const box = around(row.map((run) => run.box));
    if (row.length < FEWEST_IN_ROW || before.some((run) => isOnLine(run, first)) || !isAmongRows(box, before))
      return [];
    const texts = row.map(({ handle }) =>
      lettersOf(handle)
        .map((letter) => letter.text)
        .join(''),
    );
    const isBooking = texts.some((text) => amount.test(text)) && texts.some((text) => day.test(text));
    return isBooking ? [{ box, text: texts.join(' ') }] : [];
  });
}
