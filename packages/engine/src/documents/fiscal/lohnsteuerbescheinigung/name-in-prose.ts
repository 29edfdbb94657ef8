import { isLegalForm } from '../../../extraction/legal-forms.ts';
import { contiguous, type Line, type PagedWord } from '../../recognise/page-text.ts';
import { isReadOn, marginOf } from '../../work-contract/broken-rows.ts';

/** Words that a name may have in the row below the one it began in. */
const MOST_BELOW = 6;
/** The last words of a sentence; what is shortened within a name ends with a stop as well. */
const closing = /[,;]$|^[^.]{4,}\.$/;
const shortened = /^(?:gebr|nachf|städt|staatl|evang|kath|bayer|inh|prof)\.$/i;

const isEnding = (word: string): boolean => closing.test(word) && !shortened.test(word);
const isEnd = ({ text }: PagedWord): boolean => isEnding(text);

/** The words of a name up to the one that ends its part of a sentence. */
export const untilStop = (words: readonly PagedWord[]): readonly PagedWord[] => {
  const end = words.findIndex(isEnd);
  return end < 0 ? words : words.slice(0, end + 1);
};

export const withoutStop = (text: string): string =>
  isEnding(text.split(' ').at(-1) ?? '') ? text.replace(/[,;.]$/, '') : text;

const partOfName = /^(?:[\p{Lu}&„"(].*|am|an|auf|bei|de[mnrs]|die|für|im|in|und|u\.|vo[mn]|zu[mr]?)$/u;

/** A row without gaps between columns. */
function isProse(line: Line): boolean {
  const words = line.wordsAt(0, line.text.length);
  return contiguous(words).length === words.length;
}

/**
 * A name that a sentence breaks at the margin, with its part in the row below; none where nobody can tell how far it goes
 * on there. What does not reach the margin is whole.
 */
export function readOn(lines: readonly Line[], name: readonly PagedWord[]): readonly PagedWord[] {
  const last = name.at(-1);
  const at = lines.findIndex((line) => last !== undefined && line.wordsAt(0, line.text.length).at(-1) === last);
  const [row, below] = [lines[at], lines[at + 1]];
  if (!last || !row || !below || isEnd(last)) return name;
  const next = below.wordsAt(0, below.text.length);
  const [begin, first] = [row.band.words[0], next[0]];
  const isAtMargin = begin && first && Math.abs(begin.box.left - first.box.left) < begin.size;
  const margin = marginOf(lines.filter((line) => line.page === row.page && isProse(line)));
  if (!isAtMargin || !isProse(row) || !isReadOn([...name, first], margin)) return name;
  if (isLegalForm(last.text) && !/^(?:&|und|u\.)$/.test(first.text)) return name;
  const own = untilStop(next.slice(0, MOST_BELOW));
  const end = own.at(-1);
  const isName = end && isEnd(end) && own.every(({ text }) => partOfName.test(text) || isLegalForm(withoutStop(text)));
  return isName ? [...name, ...own] : [];
}
