import type { Word } from '../../evidence/page.ts';
import type { Sheet } from '../../extraction/labels.ts';

interface OverRowEnd {
  readonly value: string;
  readonly words: readonly Word[];
  readonly page: number;
}

const bare = (word: Word): string => word.text.replace(/[.,;:]+$/, '');

/** In running text the value of a label that ends its row stands first in the next one. */
export function overRowEnd(
  sheets: readonly Sheet[],
  label: string,
  parse: (text: string) => string | null,
): OverRowEnd | null {
  for (const { page, rows, byName } of sheets) {
    for (const { row, words } of byName.get(label) ?? []) {
      const next = rows[row + 1]?.words[0];
      const isLast = rows[row]?.words.at(-1) === words.at(-1);
      const value = isLast && next ? parse(bare(next)) : null;
      if (next && value !== null) return { value, words: [next], page: page.number };
    }
  }
  return null;
}
