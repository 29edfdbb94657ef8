import type { Word } from './page.ts';

/** Right edge of the last digit, on which columns are aligned: marks behind it hang over the column. */
export function digitEdge({ text, box }: Pick<Word, 'text' | 'box'>): number {
  const behind = text.length - (text.search(/\d\D*$/) + 1);
  return box.right - ((box.right - box.left) * behind) / Math.max(text.length, 1);
}
