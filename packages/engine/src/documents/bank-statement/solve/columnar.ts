import type { Word } from '../../../evidence/page.ts';
import type { DayWord } from '../day-words.ts';
import type { Line } from '../lines.ts';
import type { Money } from '../money-words.ts';
import { type Cluster, clusterAt, clustersOf } from './clusters.ts';

/** The days and sums of a line that stand in columns, each with the number of its column. */
export interface ColumnarLine {
  readonly line: Line;
  readonly days: readonly { readonly day: DayWord; readonly column: number }[];
  readonly sums: readonly { readonly money: Money; readonly column: number }[];
}

export interface Columnar {
  readonly lines: readonly ColumnarLine[];
  readonly dayColumns: readonly Cluster[];
  readonly sumColumns: readonly Cluster[];
}

/** White space, in letter sizes, that parts a column from a text. */
const APART = 1.1;
/** Figures of one column end within so many letter sizes of each other. */
const ALIGNED = 0.6;
const FEWEST_DAYS = 2;
/** Sums further to the left or right of all others than these are more likely those of a text. */
const MOST_SUM_COLUMNS = 4;
const MOST_DAY_COLUMNS = 3;

interface Range {
  readonly first: number;
  readonly last: number;
}

/** Marks and short codes stand close to days and sums without being their text. */
const mark = /^(?:€|EUR|Euro|[-+−–|/*]|[A-Z]|\d{1,4})$/i;

/** Whether nothing but white space, columns or marks stands on both sides. */
function isApart(line: Line, { first, last }: Range): boolean {
  const others: readonly Range[] = [...line.days, ...line.moneys];
  const isOther = (index: number): boolean => others.some((one) => index >= one.first && index <= one.last);
  const isFree = (near: Word | undefined, index: number, gap: number): boolean =>
    near === undefined || gap >= APART * line.size || isOther(index) || mark.test(near.text);
  const [before, head, tail, next] = [first - 1, first, last, last + 1].map((index) => line.words[index]);
  const gapBefore = (head?.box.left ?? 0) - (before?.box.right ?? 0);
  const gapBehind = (next?.box.left ?? 0) - (tail?.box.right ?? 0);
  return isFree(before, first - 1, gapBefore) && isFree(next, last + 1, gapBehind);
}

const largest = (clusters: readonly Cluster[], most: number): Cluster[] =>
  clusters
    .toSorted((a, b) => b.count - a.count)
    .slice(0, most)
    .toSorted((a, b) => a.from - b.from);

/** What stands in columns, without any caption: by white space around it and by its edges. */
export function columnarOf(lines: readonly Line[]): Columnar {
  const size = lines.map((line) => line.size).toSorted((a, b) => a - b)[Math.floor(lines.length / 2)] ?? 1;
  const step = size * ALIGNED;
  const dayLefts = lines.flatMap((line) => line.days.filter((day) => isApart(line, day)).map(({ box }) => box.left));
  const edges = lines.flatMap((line) => line.moneys.filter((money) => isApart(line, money)).map(({ edge }) => edge));
  const dayColumns = largest(
    clustersOf(dayLefts, step).filter(({ count }) => count >= FEWEST_DAYS),
    MOST_DAY_COLUMNS,
  );
  const sumColumns = largest(clustersOf(edges, step), MOST_SUM_COLUMNS);
  return {
    dayColumns,
    sumColumns,
    lines: lines.map((line) => ({
      line,
      days: line.days
        .filter((day) => isApart(line, day))
        .map((day) => ({ day, column: clusterAt(dayColumns, day.box.left, 0) }))
        .filter(({ column }) => column >= 0),
      // A long text may run up to the figures of its row: their edge tells them from its own.
      sums: line.moneys
        .map((money) => ({ money, column: clusterAt(sumColumns, money.edge, step / 2) }))
        .filter(({ column }) => column >= 0),
    })),
  };
}
