import { around, middleX } from '../../../evidence/geometry.ts';
import type { Found } from '../../found.ts';
import { folded } from '../../recognise/folded.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import type { Line, PagedWord } from '../../recognise/page-text.ts';
import { cellsOf } from '../ground/form-cells.ts';
import { rowsOf } from '../ground/labelled-amount.ts';
import type { MoneyRun } from '../ground/money-runs.ts';

/** The heads of the two people's columns, first the one whom the notice names first. */
const heads: readonly (readonly [RegExp, RegExp])[] = [
  [/\behemann(?:es)?\b/, /\behefrau\b/],
  [/\b(?:stpfl\.?|steuerpfl\.?|steuerpflichtiger?) ?person\b/, /\behegatten?\b(?!\/)|\bpartner(?:in)?\b/],
  [/\b(?:person|ehegatte|partner(?:in)?) ?(?:a|1)\b/, /\b(?:person|ehegatte|partner(?:in)?) ?(?:b|2)\b/],
];

interface Columns {
  readonly line: Line;
  readonly first: number;
  readonly second: number;
  /** Where the column of both stands; a notice may have none. */
  readonly both: number | null;
}

function columnsOf(line: Line): Columns | null {
  const placeOf = (pattern: RegExp): number | null => {
    const match = pattern.exec(line.text);
    const words = match ? line.wordsAt(match.index, match.index + match[0].length) : [];
    const [start, end] = [words[0], words.at(-1)];
    return start && end ? (start.box.left + end.box.right) / 2 : null;
  };
  for (const [one, other] of heads) {
    const [first, second] = [placeOf(one), placeOf(other)];
    // A sentence names both too; columns stand apart, and no figures are beside their names.
    if (first === null || second === null || second <= first || /\d/.test(line.text)) continue;
    return { line, first, second, both: placeOf(ofBoth) };
  }
  return columnsByNames(line);
}

const ofBoth = /\b(?:ins)?gesamt\b|\bzusammen\b|\bsumme\b/;
const isName = (words: readonly PagedWord[]): boolean =>
  words.length >= 2 && words.length <= 4 && words.every(({ text }) => /^\p{Lu}[\p{L}'’.-]+,?$/u.test(text));

/** Columns that are headed by the names of the two: "Muster, Erika", "Muster, Max", "zusammen". */
function columnsByNames(line: Line): Columns | null {
  const [first, second, both, ...more] = cellsOf(line).slice(-3);
  if (!first || !second || !both || more.length > 0 || !isName(first) || !isName(second)) return null;
  const middle = (words: readonly PagedWord[]): number => middleX(around(words.map(({ box }) => box)));
  const isTotal = new RegExp(`^(?:${ofBoth.source})$`).test(both.map(({ text }) => folded(text)).join(' '));
  return isTotal ? { line, first: middle(first), second: middle(second), both: middle(both) } : null;
}

interface OfTwo {
  readonly first: Found<number> | null;
  readonly second: Found<number> | null;
  readonly both: Found<number> | null;
}

const found = (run: MoneyRun | undefined): Found<number> | null => (run ? foundFrom(run.cents, run.words) : null);

/** Which of the columns an amount stands in: amounts end at one edge, whatever their captions do. */
function shared(runs: readonly MoneyRun[], { first, second, both }: Columns): OfTwo {
  const under = (x: number | null): MoneyRun | undefined => {
    if (x === null) return undefined;
    const others = [first, second, both].filter((place) => place !== null && place !== x);
    const near = runs.filter((run) =>
      others.every((place) => Math.abs(middleX(run.box) - x) < Math.abs(middleX(run.box) - (place ?? 0))),
    );
    return near.length === 1 ? near[0] : undefined;
  };
  return { first: found(under(first)), second: found(under(second)), both: found(under(both)) };
}

/** The figures of a couple in the rows with this label, below the heads of their columns; null for one person alone. */
export function ofTwo(lines: readonly Line[], label: RegExp, within: readonly Line[] = lines): OfTwo | null {
  for (const { line, amounts } of rowsOf(within, label, { whole: true })) {
    if (amounts.length === 0) continue;
    const columns = lines
      .slice(0, lines.indexOf(line))
      .filter(({ page }) => page === line.page)
      .flatMap((above) => columnsOf(above) ?? [])
      .at(-1);
    if (columns) return shared(amounts, columns);
  }
  return null;
}
