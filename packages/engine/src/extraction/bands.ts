import { around, type Box } from '../evidence/geometry.ts';
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

/** Rows of a page by the line that the letters stand on; turned text in the margins is left out. */
export function bandsOf(words: readonly Word[]): Band[] {
  const upright = words.filter((word) => word.angle === 0).sort((a, b) => a.baseline - b.baseline);
  const bands: Band[] = [];
  let open: Word[] = [];
  for (const word of upright) {
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
