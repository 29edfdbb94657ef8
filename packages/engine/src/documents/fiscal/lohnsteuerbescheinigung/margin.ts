import { median } from '../../../evidence/median.ts';
import { folded } from '../../recognise/folded.ts';
import { contiguous, type PagedWord } from '../../recognise/page-text.ts';

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

/** Words behind which a caption names another line of the form. */
const refers = /^(?:und|von|ohne|bis|oder|in|zu|aus|zeilen?|nr\.)$/i;
/** Letter sizes between two rows of one caption; its amount may stand between them. */
const NEXT_ROW = 3;

/** Whether the caption in the row above breaks off right before this number: "Einbehaltene Lohnsteuer von / 3." */
function isReferredTo(words: readonly PagedWord[], number: PagedWord): boolean {
  const isAbove = ({ box, baseline, size }: PagedWord): boolean =>
    Math.abs(box.left - number.box.left) < size &&
    number.baseline - baseline > size / 2 &&
    number.baseline - baseline < size * NEXT_ROW;
  const begin = words.findLastIndex(isAbove);
  const [first] = words.slice(begin, begin + 1);
  const row = words.slice(begin).filter(({ baseline, size }) => Math.abs(baseline - (first?.baseline ?? 0)) < size / 3);
  return begin >= 0 && refers.test(contiguous(row).at(-1)?.text ?? '');
}

// "ohne 9. und 10." may begin a row of its caption, and numbers nothing; nor does a number that ends its caption there.
const numbersIn = (words: readonly PagedWord[]): PagedWord[] =>
  words.filter(
    (word, at) =>
      numberShape.test(word.text) &&
      !/^(?:und|bis|oder)$/.test(words[at + 1]?.text ?? '') &&
      !isReferredTo(words, word),
  );

const under = (numbers: readonly PagedWord[], word: PagedWord): PagedWord[] =>
  numbers.filter((other) => Math.abs(other.box.left - word.box.left) < word.size);

/** Without a number that is greater than the next and so breaks into their order: a caption goes on with it. */
const withoutReferences = (margin: readonly PagedWord[]): PagedWord[] =>
  margin.filter((word, at) => {
    const [before, next] = [margin[at - 1], margin[at + 1]];
    const breaksIn = next !== undefined && numberOf(word) > numberOf(next);
    return !breaksIn || (before !== undefined && numberOf(before) > numberOf(next));
  });

/**
 * Where the columns of a form begin that lists its first lines on the left and the others on the right of the page:
 * each has a margin of its own whose numbers go on with those of the one before.
 */
export function columnStarts(words: readonly PagedWord[]): readonly number[] {
  const numbers = numbersIn(words);
  const margins = numbers
    .filter((word, at) => under(numbers.slice(0, at), word).length === 0)
    .map((word) => withoutReferences(inOrder(under(numbers, word))))
    .filter((margin) => margin.length >= FEWEST_NUMBERS)
    .toSorted((a, b) => (a[0]?.box.left ?? 0) - (b[0]?.box.left ?? 0));
  const counts = margins.map((margin) => margin.map(numberOf));
  const goesOn = counts.every((own, at) => at === 0 || Math.max(...(counts[at - 1] ?? [])) <= Math.min(...own));
  return margins.length > 1 && goesOn ? margins.map((margin) => Math.min(...margin.map(({ box }) => box.left))) : [];
}

/** So many bare numbers under each other, each greater than the one above, are no column of amounts. */
const FEWEST_BARE = 8;
const HIGHEST = 34;

const rises = (numbers: readonly PagedWord[]): boolean =>
  numbers.every((word, at) => at === 0 || numberOf(word) > numberOf(numbers[at - 1] ?? word));

/** A margin whose numbers have no stop, flush left or flush right. */
function bareMargin(words: readonly PagedWord[]): PagedWord[] {
  const bare = words
    .filter(({ text }) => bareNumber.test(text) && Number(text) >= 1 && Number(text) <= HIGHEST)
    .filter((word) => !isReferredTo(words, word));
  const columns = bare.flatMap((word) => [
    inOrder(under(bare, word)),
    inOrder(bare.filter((other) => Math.abs(other.box.right - word.box.right) < word.size / 2)),
  ]);
  const fitting = columns.filter((column) => column.length >= FEWEST_BARE && rises(column));
  return fitting.sort((a, b) => b.length - a.length)[0] ?? [];
}

/** The numbers that stand under each other in the margin of the form. */
export function marginOf(words: readonly PagedWord[]): PagedWord[] {
  const numbers = numbersIn(words);
  const columns = numbers.map((word) => under(numbers, word));
  const margin = columns.sort((a, b) => b.length - a.length)[0] ?? [];
  return margin.length < FEWEST_NUMBERS ? bareMargin(words) : inOrder([...margin, ...withoutStop(words, margin)]);
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
