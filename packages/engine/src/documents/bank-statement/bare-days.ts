import type { Word } from '../../evidence/page.ts';

/** Day and month without anything between them: 0104 is the first of April. */
const bare = /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])$/;

/** Fewer rows that begin so may begin with any number. */
const FEWEST_ROWS = 3;
/** Letter sizes by which such days may stand off each other. */
const ALIGNED = 1;

const beginsBare = ([first, second]: readonly Word[]): boolean =>
  first !== undefined && second !== undefined && bare.test(first.text) && bare.test(second.text);

/** The rows of a page with days in columns of four digits written out, where booking and value begin many rows so. */
export function withBareDays(rows: readonly (readonly Word[])[]): readonly (readonly Word[])[] {
  const lefts = rows.filter(beginsBare).map(([first]) => first?.box.left ?? 0);
  if (lefts.length < FEWEST_ROWS) return rows;
  const [left = 0] = lefts.toSorted((a, b) => a - b);
  const isColumn = (row: readonly Word[]): boolean =>
    beginsBare(row) && (row[0]?.box.left ?? 0) - left <= ALIGNED * (row[0]?.size ?? 1);
  const written = (word: Word): Word => ({ ...word, text: word.text.replace(bare, '$1.$2.') });
  return rows.map((row) => (isColumn(row) ? [...row.slice(0, 2).map(written), ...row.slice(2)] : row));
}
