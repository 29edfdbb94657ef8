import { around, type Box } from '../evidence/geometry.ts';
import { median } from '../evidence/median.ts';
import type { Word } from '../evidence/page.ts';

/** Words that stand on one line across the page, from left to right. */
export interface Band {
  readonly words: readonly Word[];
  readonly baseline: number;
  readonly box: Box;
  readonly text: string;
}

/** Some banks print the cells of one row up to three points apart. */
const LARGEST_STEP = 0.4;

const bandOf = (words: readonly Word[]): Band => {
  const sorted = [...words].sort((a, b) => a.box.left - b.box.left);
  return {
    words: sorted,
    baseline: sorted.reduce((sum, word) => sum + word.baseline, 0) / sorted.length,
    box: around(sorted.map((word) => word.box)),
    text: sorted.map((word) => word.text).join(' '),
  };
};

function rowsOf(words: readonly Word[]): Band[] {
  const bands: Band[] = [];
  let open: Word[] = [];
  for (const word of words.toSorted((a, b) => a.baseline - b.baseline)) {
    const first = open[0];
    if (first && word.baseline - first.baseline > Math.max(first.size, word.size) * LARGEST_STEP) {
      bands.push(bandOf(open));
      open = [];
    }
    open.push(word);
  }
  if (open.length > 0) bands.push(bandOf(open));
  return bands;
}

/** So many times the usual size is a mark across the page, whose letters stand in no row of the text. */
const ACROSS = 5;

/** Rows of a page by the line that the letters stand on; turned text in the margins is left out. */
export function bandsOf(words: readonly Word[]): Band[] {
  const upright = words.filter((word) => word.angle === 0);
  const largest = (median(upright.map(({ size }) => size)) ?? 0) * ACROSS;
  const isAcross = ({ size }: Word): boolean => size > largest;
  const text = rowsOf(upright.filter((word) => !isAcross(word)));
  const marks = rowsOf(upright.filter(isAcross));
  return marks.length === 0 ? text : [...text, ...marks].sort((a, b) => a.baseline - b.baseline);
}
