import type { Page } from '../../evidence/page.ts';
import { linesOf, type PagedWord, type RunningText, runningText } from './page-text.ts';

/** In letter sizes: rows nearer than this cannot follow each other; they are cells of one row, set at different heights. */
const INTERLEAVED = 0.9;
const CELL_GAP = 1.6;

/** The words of one row of a table by its cells, each cell read to its end before the next. */
function byCells(words: readonly PagedWord[]): readonly PagedWord[] {
  const cells: { right: number; words: PagedWord[] }[] = [];
  for (const word of words.toSorted((a, b) => a.box.left - b.box.left)) {
    const cell = cells.at(-1);
    if (!cell || word.box.left - cell.right > word.size * CELL_GAP)
      cells.push({ right: word.box.right, words: [word] });
    else {
      cell.words.push(word);
      cell.right = Math.max(cell.right, word.box.right);
    }
  }
  return cells.flatMap((cell) => cell.words.toSorted((a, b) => a.baseline - b.baseline || a.box.left - b.box.left));
}

/**
 * Pages as running text where a value may lie higher or lower than its caption, as tables set cells of different
 * height: what is caught between two rows is read with the cell that it belongs to.
 */
export function proseByCells(pages: readonly Page[]): RunningText {
  const words = pages.flatMap((page) => {
    const rows: { baseline: number; words: PagedWord[]; lines: number }[] = [];
    for (const line of linesOf(page)) {
      const own = line.wordsAt(0, line.text.length);
      const row = rows.at(-1);
      const size = Math.max(1, ...own.map((word) => word.size));
      if (row && line.band.baseline - row.baseline < size * INTERLEAVED) {
        row.words.push(...own);
        row.baseline = line.band.baseline;
        row.lines += 1;
      } else rows.push({ baseline: line.band.baseline, words: [...own], lines: 1 });
    }
    return rows.flatMap((row) => (row.lines > 1 ? byCells(row.words) : row.words));
  });
  return runningText(words);
}
