import type { Line } from './lines.ts';

/** Debits, credits and both together are three; a longer run of sums is one of each kind of booking. */
const FEWEST_OF_KINDS = 4;
const balance = /\b(?:sald[oi]|kontostand|guthaben|balance)\b/;

/** Words and one amount without a day; a box of totals may have the balances in the same form. */
const isSum = (line: Line | undefined): boolean =>
  line !== undefined && line.moneys.length === 1 && line.days.length === 0 && !balance.test(line.folded);

/** Whether a line is one of a table of sums, each of another kind of booking: none of them is the sum of a side. */
export function isSumOfKind(lines: readonly Line[], { index, page }: Line): boolean {
  const isBeside = (at: number): boolean => isSum(lines[at]) && lines[at]?.page === page;
  let [first, last] = [index, index];
  while (isBeside(first - 1)) first -= 1;
  while (isBeside(last + 1)) last += 1;
  return isBeside(index) && last - first + 1 >= FEWEST_OF_KINDS;
}

/** The tables of such sums, each as its lines. */
export function sumsOfKinds(lines: readonly Line[]): readonly (readonly Line[])[] {
  const tables: Line[][] = [];
  for (const line of lines) {
    if (!isSumOfKind(lines, line)) continue;
    const last = tables.at(-1);
    const before = last?.at(-1);
    if (last && before?.index === line.index - 1 && before.page === line.page) last.push(line);
    else tables.push([line]);
  }
  return tables;
}
