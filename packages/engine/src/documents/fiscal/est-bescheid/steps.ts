import type { Found } from '../../found.ts';
import type { Confirmation } from '../../reading.ts';
import type { Line, PagedWord } from '../../recognise/page-text.ts';
import { confirm } from '../ground/confirm.ts';
import { moneyRuns } from '../ground/money-runs.ts';

/** Figures are in whole euros, and each may be rounded. */
const ROUNDING = 200;
/** Lines from one result to the next at most, and how many of them lead there together. */
const LONGEST = 16;
const MOST_PARTS = 3;

interface Result {
  readonly label: RegExp;
  readonly found: Found<number> | null | undefined;
}

const EURO = 100;
/** In letter sizes. */
const CELL_GAP = 2;

/** What stands in brackets explains the row, also where the bracket opens above it or closes below. */
function outsideBrackets(line: Line): readonly PagedWord[] {
  const words = line.wordsAt(0, line.text.length);
  let isInside = words.some(({ text }) => /\)/.test(text)) && !words.some(({ text }) => /\(/.test(text));
  return words.filter(({ text, box, size }, at) => {
    const before = words[at - 1];
    // A bracket that is closed in the next row ends with its cell.
    if (before && box.left - before.box.right > size * CELL_GAP) isInside = false;
    const wasInside = isInside || text.includes('(');
    isInside = wasInside && !text.includes(')');
    return !wasInside;
  });
}

/** The amounts of a row; a few euros at its end are one as well: "ab Sonderausgaben-Pauschbetrag 36". */
function figuresOf(line: Line): readonly number[] {
  const figures = moneyRuns(outsideBrackets(line), { whole: true }).map(({ cents }) => Math.abs(cents));
  const few = /\p{L}.* -?(\d{1,3})$/u.exec(line.text)?.[1];
  return figures.length === 0 && few ? [Number(few) * EURO] : figures;
}

const tells = (line: Line, { label, found }: Result): boolean =>
  label.test(line.text) && figuresOf(line).some((cents) => cents === found?.value);

/** Whether up to so many of some figures come to a sum. */
function comeTo(figures: readonly number[], sum: number, most = MOST_PARTS): boolean {
  if (Math.abs(sum) <= ROUNDING) return true;
  if (most === 0) return false;
  return figures.some(
    (figure, at) => figure <= sum + ROUNDING && comeTo(figures.slice(at + 1), sum - figure, most - 1),
  );
}

/** What is taken off on the way from one result to the next, in rows of one figure each; null where the way is not told. */
function stepsBetween(lines: readonly Line[], from: Result, to: Result): readonly number[] | null {
  const first = lines.findLastIndex((line) => tells(line, from));
  const last = lines.findIndex((line, at) => at > first && tells(line, to));
  if (first < 0 || last < 0 || last - first > LONGEST) return null;
  const rows = lines.slice(first + 1, last).map(figuresOf);
  return rows.every(({ length }) => length <= 2) ? rows.flatMap((figures) => figures.at(-1) ?? []) : null;
}

/**
 * From one result to the next a notice takes off what it prints between them: where a way is printed, and no part of it
 * leads there, one of its ends was not always what it is.
 */
export function stepsCheck(lines: readonly Line[], results: readonly (readonly [Result, Result])[]): Confirmation[] {
  const ways = results.flatMap(([from, to]) => {
    if (!from.found || !to.found || from.found.value < to.found.value) return [];
    const steps = stepsBetween(lines, from, to);
    if (!steps || steps.length === 0) return [];
    const taken = from.found.value - to.found.value;
    const sumOf = (figures: readonly number[]): number => figures.reduce((sum, cents) => sum + cents, 0);
    const all = sumOf(steps);
    // "Einkommen 43.243" before the income that is taxed: the result may be told once more on the way to it.
    const end = to.found.value;
    const sums = [all, sumOf(steps.filter((cents) => cents !== end))];
    const fits = comeTo(steps, taken) || sums.some((sum) => Math.abs(sum - taken) <= ROUNDING);
    return [{ from: from.found, to: to.found, fits, all }];
  });
  const wrong = ways.find(({ fits }) => !fits);
  if (wrong) return confirm('est_steps', Math.max(0, wrong.from.value - wrong.all), wrong.to);
  const [right] = ways;
  return right ? confirm('est_steps', right.to.value, right.to) : [];
}
