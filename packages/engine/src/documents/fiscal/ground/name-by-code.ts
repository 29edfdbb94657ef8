import { fiscalCodeAgreement } from '@vesta/domain/fiscal-code/agreement';
import type { Found } from '../../found.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import { contiguous, type Line, type PagedWord } from '../../recognise/page-text.ts';
import { fiscalCodesIn } from './identifiers.ts';

const nameWord = /^\p{Lu}[\p{L}\p{M}'’-]*[,;:.]?$/u;
/** Captions between the two names of a form. */
const caption = /^(?:cognome|nome|nachname|vorname|name)[,;:.]?$/i;
const SHORTEST = 2;
const LONGEST = 5;
const CERTAIN = 0.95;

/** Where two fonts meet, a bracket behind a name may stand too close to be a word of its own. */
const bare = (word: Pick<PagedWord, 'text'>): string => word.text.replace(/(?<=.)\(.*$/, '').replace(/[,;:.]$/, '');

const joined = (words: readonly Pick<PagedWord, 'text'>[]): string => words.map(bare).join(' ');

function fits(code: string, lastName: string, firstName: string): boolean {
  const agreement = fiscalCodeAgreement(code, { firstName, lastName, birthDay: null });
  return agreement?.lastName === 'agrees' && agreement.firstName === 'agrees';
}

/** Whether some of the words are the surname and the others the given name that the code was made from. */
export function isNameOf(code: string, words: readonly Pick<PagedWord, 'text'>[]): boolean {
  return words.slice(1).some((_, index) => {
    const [first, second] = [joined(words.slice(0, index + 1)), joined(words.slice(index + 1))];
    return fits(code, first, second) || fits(code, second, first);
  });
}

/**
 * The name that a fiscal code was made from, wherever it is printed and in whatever order. The fewest words that fit
 * are taken: a further one behind the name would fit as a second given name.
 */
export function nameByCode(lines: readonly Line[], code: string): Found<string> | null {
  const ofCodes = new Set(fiscalCodesIn(lines).flatMap(({ words }) => words));
  const rows = lines.map((line) => ({
    page: line.page,
    words: line.wordsAt(0, line.text.length).filter((word) => !caption.test(word.text) && !ofCodes.has(word)),
  }));
  return nameInRows(code, rows) ?? nameInRows(code, broken(rows));
}

interface WordRow {
  readonly page: number;
  readonly words: readonly PagedWord[];
}

/** The last words of a row, back to the last gap that parts columns. */
function endOf(words: readonly PagedWord[]): readonly PagedWord[] {
  const from = words.findLastIndex((_, at) => contiguous(words.slice(at)).length < words.length - at);
  return words.slice(from + 1).slice(1 - LONGEST);
}

/** Where a row ends and the next begins: a name may be broken there, but not what stands in other columns. */
const broken = (rows: readonly WordRow[]): WordRow[] =>
  rows.flatMap(({ page, words }, at) => {
    const next = rows[at + 1];
    const [end, start] = [endOf(words), next?.page === page ? contiguous(next.words).slice(0, LONGEST - 1) : []];
    return end.length > 0 && start.length > 0 ? [{ page, words: [...end, ...start] }] : [];
  });

/** Of a block that is nothing but a name in capitals, such as the first row of an address, all words are of the name. */
function inWholeBlock(
  code: string,
  words: readonly PagedWord[],
  start: number,
  count: number,
): readonly PagedWord[] | null {
  const block = contiguous(words.slice(start));
  const opens = start === 0 || contiguous(words.slice(start - 1)).length === 1;
  const isName =
    block.length > count &&
    block.length <= LONGEST &&
    block.every((word) => nameWord.test(word.text) && /^\p{Lu}{2}/u.test(word.text) && !/\p{Ll}/u.test(word.text));
  return opens && isName && isNameOf(code, block) ? block : null;
}

function nameInRows(code: string, rows: readonly WordRow[]): Found<string> | null {
  for (let count = SHORTEST; count <= LONGEST; count += 1) {
    for (const { words } of rows) {
      for (let start = 0; start + count <= words.length; start += 1) {
        const window = words.slice(start, start + count);
        if (!window.every((word) => nameWord.test(bare(word))) || !isNameOf(code, window)) continue;
        const whole = inWholeBlock(code, words, start, count) ?? window;
        return foundFrom(joined(whole), whole, CERTAIN);
      }
    }
  }
  return null;
}
