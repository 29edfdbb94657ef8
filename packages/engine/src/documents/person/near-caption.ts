import type { Line, PagedWord } from '../recognise/page-text.ts';

/** Rows below a caption in which its value may stand. */
const ROWS_BELOW = 2;

const isSaying = ({ text }: PagedWord): boolean => /\p{L}|\d/u.test(text);

/** The words of each row under a caption, up to where the next caption of its row begins. */
function below(lines: readonly Line[], place: number, left: number, right: number): (readonly PagedWord[])[] {
  const page = lines[place]?.page;
  return lines
    .slice(place + 1, place + 1 + ROWS_BELOW)
    .filter((line) => line.page === page)
    .map((line) => line.wordsAt(0, line.text.length).filter(({ box }) => box.right > left && box.left < right));
}

/** In letter sizes: a word this close before another one is part of what it says. */
const SAME_PHRASE = 0.8;

/** A day or number within a phrase belongs to that: "Domicilio al 1/1/2025". */
const isInPhrase = (before: PagedWord | undefined, word: PagedWord): boolean =>
  before !== undefined &&
  /\p{L}{2}/u.test(before.text) &&
  !/:$|^(?:il|am|on|del|den)$/i.test(before.text) &&
  word.box.left - before.box.right < Math.max(before.size, word.size) * SAME_PHRASE;

type Pick = (words: readonly PagedWord[]) => readonly PagedWord[] | null;

function pickedIn(row: readonly PagedWord[], pick: Pick): readonly PagedWord[] | null {
  for (const [at, word] of row.entries()) {
    const picked = isInPhrase(row[at - 1], word) ? null : pick(row.slice(at));
    if (picked) return picked;
  }
  return null;
}

/** What `pick` takes from where it is asked to begin: right behind a caption, else the first in the caption's column. */
export function wordsNear(lines: readonly Line[], caption: RegExp, pick: Pick): readonly PagedWord[] | null {
  for (const [place, line] of lines.entries()) {
    const match = caption.exec(line.text);
    const label = match ? line.wordsAt(match.index, match.index + match[0].length) : [];
    const [first, last] = [label[0], label.at(-1)];
    if (!match || !first || !last) continue;
    const behind = line
      .wordsAt(match.index + match[0].length, line.text.length)
      .filter((word) => !label.includes(word) && isSaying(word));
    const [next] = behind;
    const beside = pick(behind);
    if (beside) return beside;
    const right = next ? next.box.left - last.size : Number.POSITIVE_INFINITY;
    const rows = below(lines, place, first.box.left - first.size, right);
    const under = rows.map((row) => pickedIn(row, pick)).find((picked) => picked !== null);
    if (under) return under;
  }
  return null;
}

/** The word beside or under a caption that is of the kind looked for. */
export const wordNear = (
  lines: readonly Line[],
  caption: RegExp,
  accept: (word: PagedWord) => boolean,
): PagedWord | null => wordsNear(lines, caption, ([word]) => (word && accept(word) ? [word] : null))?.[0] ?? null;
