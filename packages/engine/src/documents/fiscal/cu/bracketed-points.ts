import type { Page } from '../../../evidence/page.ts';
import { folded } from '../../recognise/folded.ts';
import { linesOf, type PagedWord } from '../../recognise/page-text.ts';

/** Letter sizes: between words of one caption, and from a caption down to its figure. */
const NEXT_WORD = 1.1;
const DEEPEST = 4;
/** So many captions that end with a number in brackets are the way of a print. */
const FEWEST = 4;

const inBrackets = /^\((\d{1,3})\)$/;

/** A caption that ends with the number of its point, and the words below it. */
export interface BracketedPoint {
  readonly number: number;
  readonly label: string;
  readonly rows: readonly (readonly PagedWord[])[];
}

type Row = readonly PagedWord[];

function captionOf(row: Row, at: number): Row {
  let from = at;
  for (let before = row[from - 1]; before; before = row[from - 1]) {
    const next = row[from];
    if (!next || next.box.left - before.box.right > next.size * NEXT_WORD || inBrackets.test(before.text)) break;
    from -= 1;
  }
  return row.slice(from, at);
}

function pointsIn(rows: readonly Row[]): BracketedPoint[] {
  return rows.flatMap((row, place) =>
    row.flatMap((word, at): BracketedPoint[] => {
      const number = inBrackets.exec(word.text)?.[1];
      const caption = captionOf(row, at);
      const [first] = caption;
      if (!number || !first || !caption.some(({ text }) => /\p{L}{2}/u.test(text))) return [];
      const right = row[at + 1]?.box.left ?? Number.POSITIVE_INFINITY;
      const below = rows
        .slice(place + 1)
        .map((lower) =>
          lower.filter(
            ({ box, baseline, size }) =>
              box.left >= first.box.left - size && box.left < right - size && baseline - word.baseline < size * DEEPEST,
          ),
        )
        .filter(({ length }) => length > 0);
      // Words below are the next caption: this one was left empty.
      const end = below.findIndex((lower) => lower.some(({ text }) => /\p{L}{3}/u.test(text)));
      return [
        {
          number: Number(number),
          label: caption.map(({ text }) => folded(text)).join(' '),
          rows: end < 0 ? below : below.slice(0, end),
        },
      ];
    }),
  );
}

/** "Addizionale comunale acconto (26)" over its figure: some prints set the number of a point behind its caption. */
export function bracketedPoints(pages: readonly Page[]): readonly BracketedPoint[] {
  const points = pages.flatMap((page) => pointsIn(linesOf(page).map((line) => line.wordsAt(0, line.text.length))));
  return points.length >= FEWEST ? points : [];
}
