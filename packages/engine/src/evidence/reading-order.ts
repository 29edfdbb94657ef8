import type { Word } from './page.ts';

/** How far words of one line may stand apart, in letter sizes. */
const SAME_LINE = 0.4;

/** Top to bottom by the line that words stand on, then left to right. */
export function inReadingOrder(words: readonly Word[]): Word[] {
  const sorted = words.toSorted((a, b) => a.baseline - b.baseline);
  const lines: Word[][] = [];
  for (const word of sorted) {
    const first = lines.at(-1)?.[0];
    const reach = first ? Math.max(first.size, word.size) * SAME_LINE : 0;
    if (first && word.baseline - first.baseline <= reach) lines.at(-1)?.push(word);
    else lines.push([word]);
  }
  return lines.flatMap((line) => line.sort((a, b) => a.box.left - b.box.left));
}
