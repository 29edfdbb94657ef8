import { median } from '../../../evidence/median.ts';
import { folded } from '../../recognise/folded.ts';
import type { PagedWord } from '../../recognise/page-text.ts';

export const numberShape = /^(\d{1,2})\.(?=$|\p{L})/u;
/** A picture may lose the full stop, which is a pixel or two. */
const bareNumber = /^\d{1,2}$/;
/** So many numbers under each other make the margin of the form; fewer are references inside sentences. */
const FEWEST_NUMBERS = 4;

const numberOf = (word: PagedWord): number => Number.parseInt(word.text, 10);

const inOrder = (words: readonly PagedWord[]): PagedWord[] => [...words].sort((a, b) => a.baseline - b.baseline);

/** Numbers in the same margin that come in order between those above and below them. */
function withoutStop(words: readonly PagedWord[], margin: readonly PagedWord[]): PagedWord[] {
  return words.filter((word) => {
    if (!bareNumber.test(word.text)) return false;
    const isBeside = margin.some((other) => Math.abs(other.box.left - word.box.left) < other.size);
    const number = numberOf(word);
    const isInOrder = margin.every(
      (other) => number !== numberOf(other) && number < numberOf(other) === word.baseline < other.baseline,
    );
    return isBeside && isInOrder;
  });
}

/** The numbers that stand under each other in the margin of the form. */
export function marginOf(words: readonly PagedWord[]): PagedWord[] {
  // "ohne 9. und 10." may begin a row of its caption, and numbers nothing.
  const numbers = words.filter(
    (word, at) => numberShape.test(word.text) && !/^(?:und|bis|oder)$/.test(words[at + 1]?.text ?? ''),
  );
  const columns = numbers.map((word) =>
    numbers.filter((other) => Math.abs(other.box.left - word.box.left) < word.size),
  );
  const margin = columns.sort((a, b) => b.length - a.length)[0] ?? [];
  return margin.length < FEWEST_NUMBERS ? [] : inOrder([...margin, ...withoutStop(words, margin)]);
}

/** Where a numbered line of the form begins. */
export interface Anchor {
  readonly word: PagedWord;
  readonly number: number;
}

/** Captions that say which line they head without its number, by what they begin with. */
const openings: readonly (readonly [RegExp, number])[] = [
  [/^bruttoarbeitslohn/, 3],
  [/^einbehaltene lohnsteuer/, 4],
  [/^einbehaltener solidarita/, 5],
  [/^einbehaltene kirchensteuer des arbeitnehmers/, 6],
  [/^einbehaltene kirchensteuer des ehegatten/, 7],
  [/^ermassigt besteuerter/, 10],
  [/^arbeitgeberanteil/, 22],
  [/^arbeitnehmeranteil/, 23],
  [/^arbeitnehmerbeitrage zur gesetzlichen/, 25],
  [/^arbeitnehmerbeitrage zur sozialen/, 26],
  [/^arbeitnehmerbeitrage zur arbeitslosen/, 27],
  [/^beitrage zur? privaten/, 28],
];

const textFrom = (line: readonly PagedWord[], at: number): string =>
  folded(
    line
      .slice(at)
      .map((word) => word.text)
      .join(' '),
  );

/**
 * Where the lines of the form begin: at the numbers of the margin, and at captions in the column beside it whose numbers
 * a picture has lost; without those, the amounts of two lines would seem to belong to one.
 */
export function anchorsOf(lines: readonly (readonly PagedWord[])[], margin: readonly PagedWord[]): Anchor[] {
  const numbered = margin.map((word) => ({ word, number: numberOf(word) }));
  const heads = lines.flatMap((line) =>
    line.flatMap((word, at) => (margin.includes(line[at - 1] ?? word) ? [word] : [])),
  );
  const column = median(heads.filter((word) => !margin.includes(word)).map((word) => word.box.left));
  if (column === null) return numbered;
  const lost = lines.flatMap((line) =>
    line.flatMap((word, at): Anchor[] => {
      const number = openings.find(([opening]) => opening.test(textFrom(line, at)))?.[1];
      const isHead = number !== undefined && Math.abs(word.box.left - column) < word.size;
      const isNumbered = margin.some(
        (other) => number === numberOf(other) || Math.abs(other.baseline - word.baseline) < word.size,
      );
      return isHead && !isNumbered ? [{ word, number }] : [];
    }),
  );
  return [...numbered, ...lost].sort((a, b) => a.word.baseline - b.word.baseline);
}
