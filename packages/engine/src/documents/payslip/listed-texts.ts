import type { Candidate } from '../../extraction/label-values.ts';
import { type Cell, type Label, type Row, type Sheet, sizeOf } from '../../extraction/labels.ts';

/** Letter sizes by which cells of one column may begin apart. */
const ALIGNED = 1;
/** Rows above and below in which a list goes on. */
const ROWS_AROUND = 2;
/** So many of them show that it is one. */
const FEWEST = 2;

/** In a grid the row next to captions holds values; in a list it begins with another caption. */
const startsWithLabel = ({ labels, cells }: Row, left: number, slack: number): boolean =>
  cells.some(
    (cell) =>
      beginsAt(left, slack, cell) &&
      labels.some(({ words }) => words.length === cell.words.length && words[0] === cell.words[0]),
  );

const beginsAt = (left: number, slack: number, cell: Cell): boolean => Math.abs(cell.box.left - left) < slack;

/** The cell behind a label, which fills the cell before. */
function behind({ cells, labels }: Row, { words }: Label): Cell | null {
  const at = cells.findIndex((cell) => cell.words.length === words.length && cell.words[0] === words[0]);
  const next = at < 0 ? undefined : cells[at + 1];
  const isLabelled = labels.some((other) => other.words.some((word) => next?.words.includes(word)));
  return next && !isLabelled ? next : null;
}

/**
 * What a list of captions and values says at one of its captions, however wide the room between the two columns is:
 * the rows around begin at the same two places. What stands below a caption there is the next caption.
 */
export const listedTexts = (sheets: readonly Sheet[], name: string): Candidate<string>[] =>
  sheets.flatMap((sheet) =>
    (sheet.byName.get(name) ?? []).flatMap((label) => {
      const row = sheet.rows[label.row];
      const value = row ? behind(row, label) : null;
      const [first] = label.words;
      if (!value || !first) return [];
      const slack = sizeOf(first) * ALIGNED;
      const around = sheet.rows
        .slice(Math.max(0, label.row - ROWS_AROUND), label.row + ROWS_AROUND + 1)
        .filter((other) => other !== row)
        .filter(({ cells }) =>
          [label.box.left, value.box.left].every((left) => cells.some((cell) => beginsAt(left, slack, cell))),
        );
      const next = [sheet.rows[label.row - 1], sheet.rows[label.row + 1]].filter((other) => other !== undefined);
      if (around.length < FEWEST || !next.some((other) => startsWithLabel(other, label.box.left, slack))) return [];
      const { words, text, box } = value;
      return [{ value: text, raw: text, words, box, page: sheet.page.number, side: 'right', cost: 0, label } as const];
    }),
  );
