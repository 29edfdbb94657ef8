import { around } from '../../../evidence/geometry.ts';
import type { Word } from '../../../evidence/page.ts';
import type { Candidate, Search } from '../../../extraction/label-values.ts';
import { gapBetween } from '../../../extraction/labels.ts';

const WIDEST_GAP = 1.5;

const isClose = (run: readonly Word[], widest: number): boolean =>
  run.every((word, index) => {
    const before = run[index - 1];
    return before === undefined || gapBetween(before, word) <= widest;
  });

/** The first value that neighbouring words of a row spell, beginning under the label, the longest run first. */
export function foundRun<T>(
  row: readonly Word[],
  starts: readonly Word[],
  search: Search<T>,
): Pick<Candidate<T>, 'value' | 'raw' | 'words' | 'box'> | null {
  for (const start of starts) {
    const from = row.indexOf(start);
    const before = row[from - 1];
    // A value begins where a gap ends, never in the middle of another one.
    if (before && gapBetween(before, start) <= WIDEST_GAP) continue;
    for (let count = Math.min(search.words ?? 1, row.length - from); count > 0; count -= 1) {
      const words = row.slice(from, from + count);
      const raw = words.map((word) => word.text).join(' ');
      const value = isClose(words, search.gap ?? WIDEST_GAP) ? search.parse(raw) : null;
      if (value !== null) return { value, raw, words, box: around(words.map((word) => word.box)) };
    }
  }
  return null;
}
