import type { Page } from '../../../evidence/page.ts';
import type { Found } from '../../found.ts';
import { folded } from '../../recognise/folded.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import { linesOf, type PagedWord } from '../../recognise/page-text.ts';
import { moneyRuns } from '../ground/money-runs.ts';
import { amountsAhead } from './amounts-ahead.ts';
import { anchorsOf, columnStarts, marginOf, numberShape } from './margin.ts';

/** A numbered line of the certificate, or the part a), b), c) of one, with all its words and amounts. */
export interface Item {
  readonly number: number;
  readonly part: string;
  readonly label: string;
  readonly amount: Found<number> | null;
}

const partShape = /^([abc])\)/;
/** A part that is printed with the number: "22.a". */
const partOfNumber = /^\d{1,2}\.([abc])\)?$/;

function amountIn(rows: readonly (readonly PagedWord[])[]): Found<number> | null {
  const runs = rows.flatMap((row) => moneyRuns(row, { centsColumn: true }));
  const only = runs[0];
  return only && runs.length === 1 ? foundFrom(only.cents, only.words) : null;
}

const labelOf = (rows: readonly (readonly PagedWord[])[]): string =>
  rows
    .flat()
    .filter((word) => /\p{L}/u.test(word.text))
    .map((word) => folded(word.text))
    .join(' ');

/** A numbered line cut at its a), b), c); what stands before the first of them is the heading of all. */
function partsOf(number: number, rows: readonly (readonly PagedWord[])[]): Item[] {
  const starts = rows.flatMap((row, index) => (row.some((word) => partShape.test(word.text)) ? [index] : []));
  if (starts.length === 0) return [{ number, part: '', label: labelOf(rows), amount: amountIn(rows) }];
  const heading = labelOf(rows);
  return starts.map((start, nth) => {
    const own = rows.slice(start, starts[nth + 1] ?? rows.length);
    const part = own[0]?.map((word) => partShape.exec(word.text)?.[1]).find(Boolean) ?? '';
    return { number, part, label: `${heading} | ${labelOf(own)}`, amount: amountIn(own) };
  });
}

/** Letter sizes before the number of a cell; within a sentence it follows a word closely. */
const CELL_GAP = 1.15;

/** Whether cells with numbers of their own stand beside those of the margin, so that a row belongs to several. */
function isGrid(lines: readonly (readonly PagedWord[])[], margin: readonly PagedWord[]): boolean {
  const rows = lines.filter((line) =>
    line.some((word, at) => {
      const [before, next] = [line[at - 1], line[at + 1]];
      const isApart = before !== undefined && word.box.left - before.box.right > word.size * CELL_GAP;
      const heads = next !== undefined && /^\p{L}{2}/u.test(next.text);
      return (
        isApart &&
        heads &&
        numberShape.test(word.text) &&
        line.some((other) => other !== word && margin.includes(other))
      );
    }),
  );
  return rows.length * 2 >= margin.length;
}

/** Whether rows of captions end with a number: forms with cells print it in the corner behind each of them. */
const areInCorners = (lines: readonly (readonly PagedWord[])[], margin: readonly PagedWord[]): boolean => {
  const numbered = lines.filter((line) => line.some((word) => margin.includes(word)));
  const ending = numbered.filter((line) => {
    const [first, last] = [line[0]?.text ?? '', line.at(-1)?.text ?? ''];
    return /^\p{L}{3}/u.test(first) && /^\d{1,2}\.$/.test(last);
  });
  return ending.length * 2 > numbered.length;
};

/** The rows of each column of a form, which has one or several. */
function columnsOf(lines: readonly (readonly PagedWord[])[]): (readonly (readonly PagedWord[])[])[] {
  const starts = columnStarts(lines.flat());
  if (starts.length === 0) return [lines];
  return starts.map((start, at) => {
    const end = starts[at + 1] ?? Number.POSITIVE_INFINITY;
    return lines.map((line) => line.filter(({ box }) => box.left >= start && box.left < end));
  });
}

export function itemsOf(page: Page): Item[] {
  const lines = linesOf(page).map((line) => line.wordsAt(0, line.text.length));
  const columns = columnsOf(lines);
  const ahead = amountsAhead(
    lines,
    columns.map((column) => marginOf(column.flat())),
  );
  return columns.flatMap((column) => itemsIn(column, ahead));
}

function itemsIn(lines: readonly (readonly PagedWord[])[], ahead: ReturnType<typeof amountsAhead>): Item[] {
  const margin = marginOf(lines.flat());
  if (isGrid(lines, margin) || areInCorners(lines, margin)) return [];
  const anchors = anchorsOf(lines, margin);
  return anchors.flatMap(({ word: anchor, number }, index) => {
    const next = anchors[index + 1]?.word;
    const top = anchor.baseline - anchor.size * 0.6;
    const bottom = next ? next.baseline - next.size * 0.6 : anchor.baseline + anchor.size * 4;
    const rows = lines
      .map((line) =>
        line.filter((word) => word.box.left >= anchor.box.left && word.baseline >= top && word.baseline < bottom),
      )
      .filter((line) => line.length > 0);
    const parts = partsOf(
      number,
      rows.map((row) => row.filter((word) => word !== anchor || !/^\d{1,2}\.?$/.test(word.text))),
    );
    const [only, ...more] = parts;
    if (!only || more.length > 0) return ahead.size > 0 ? [] : parts;
    const part = only.part || (partOfNumber.exec(anchor.text)?.[1] ?? '');
    return [{ ...only, part, amount: ahead.size > 0 ? (ahead.get(anchor) ?? null) : only.amount }];
  });
}
