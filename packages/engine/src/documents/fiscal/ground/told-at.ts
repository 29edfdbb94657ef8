import type { Line, PagedWord } from '../../recognise/page-text.ts';
import { captionsLike } from './captions.ts';

export interface Told {
  readonly text: string;
  readonly words: readonly PagedWord[];
}

/** What a caption tells that is of the kind looked for: right behind it, in the next cell, or in the row below. */
export function toldAt(
  lines: readonly Line[],
  label: RegExp,
  accept: (words: readonly PagedWord[]) => boolean,
): Told | null {
  for (const { rest, next, below } of captionsLike(lines, label)) {
    const words = [rest, next, below[0] ?? []].find(accept);
    const text = words?.map((word) => word.text).join(' ');
    if (words && text) return { text: text.replace(/[,;.]$/, ''), words };
  }
  return null;
}
