import { fiscalCodeAgreement } from '@vesta/domain/fiscal-code/agreement';
import type { Found } from '../../found.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import type { Line, PagedWord } from '../../recognise/page-text.ts';
import { fiscalCodesIn } from './identifiers.ts';

const nameWord = /^\p{Lu}[\p{L}\p{M}'’-]*[,;:.]?$/u;
/** Captions between the two names of a form. */
const caption = /^(?:cognome|nome|nachname|vorname|name)[,;:.]?$/i;
const SHORTEST = 2;
const LONGEST = 5;
const CERTAIN = 0.95;

const bare = (word: PagedWord): string => word.text.replace(/[,;:.]$/, '');

const joined = (words: readonly PagedWord[]): string => words.map(bare).join(' ');

function fits(code: string, lastName: string, firstName: string): boolean {
  const agreement = fiscalCodeAgreement(code, { firstName, lastName, birthDay: null });
  return agreement?.lastName === 'agrees' && agreement.firstName === 'agrees';
}

/** Whether some of the words are the surname and the others the given name that the code was made from. */
function isNameOf(code: string, words: readonly PagedWord[]): boolean {
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
  for (let count = SHORTEST; count <= LONGEST; count += 1) {
    for (const line of lines) {
      const words = line.wordsAt(0, line.text.length).filter((word) => !caption.test(word.text) && !ofCodes.has(word));
      for (let start = 0; start + count <= words.length; start += 1) {
        const window = words.slice(start, start + count);
        if (!window.every((word) => nameWord.test(word.text)) || !isNameOf(code, window)) continue;
        return foundFrom(joined(window), window, CERTAIN);
      }
    }
  }
  return null;
}
