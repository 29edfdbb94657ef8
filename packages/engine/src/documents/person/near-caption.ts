import type { Line, PagedWord } from '../recognise/page-text.ts';

/** Rows below a caption in which its value may stand. */
const ROWS_BELOW = 2;

const isSaying = ({ text }: PagedWord): boolean => /\p{L}|\d/u.test(text);

/** Words under a caption, up to where the next caption of its row begins. */
function below(lines: readonly Line[], place: number, left: number, right: number): PagedWord[] {
  const page = lines[place]?.page;
  return lines
    .slice(place + 1, place + 1 + ROWS_BELOW)
    .filter((line) => line.page === page)
    .flatMap((line) => line.wordsAt(0, line.text.length))
    .filter(({ box }) => box.right > left && box.left < right);
}

/** The word beside or under a caption that is of the kind looked for: the first behind it, else the first in its column. */
export function wordNear(
  lines: readonly Line[],
  caption: RegExp,
  accept: (word: PagedWord) => boolean,
): PagedWord | null {
  for (const [place, line] of lines.entries()) {
    const match = caption.exec(line.text);
    const label = match ? line.wordsAt(match.index, match.index + match[0].length) : [];
    const [first, last] = [label[0], label.at(-1)];
    if (!match || !first || !last) continue;
    const behind = line
      .wordsAt(match.index + match[0].length, line.text.length)
      .filter((word) => !label.includes(word) && isSaying(word));
    const [next] = behind;
    if (next && accept(next)) return next;
    const right = next ? next.box.left - last.size : Number.POSITIVE_INFINITY;
    const under = below(lines, place, first.box.left - first.size, right).find(accept);
    if (under) return under;
  }
  return null;
}
