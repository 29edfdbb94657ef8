import { fiscalCodeAgreement } from '@vesta/domain/fiscal-code/agreement';
import type { Page } from '../../evidence/page.ts';

const LONGEST_NAME = 3;
const name = /^\p{Lu}[\p{L}'’.-]*$/u;

/** Runs of up to three words that may be a name, on any of the pages. */
function phrasesOn(pages: readonly Page[]): Set<string> {
  const phrases = new Set<string>();
  for (const { words } of pages) {
    for (const [index] of words.entries()) {
      for (let length = 1; length <= LONGEST_NAME; length += 1) {
        const part = words.slice(index, index + length).map(({ text }) => text.replace(/[,;:]$/, ''));
        if (part.length === length && part.every((text) => name.test(text))) phrases.add(part.join(' '));
      }
    }
  }
  return phrases;
}

/**
 * Whether a surname and a given name that the code may have been made of stand anywhere on the pages. Other words may
 * fit by chance, so that a yes says little; a no says that the code and the names on the paper are of two people.
 */
export function showsNameOf(code: string, pages: readonly Page[]): boolean {
  let [hasSurname, hasGiven] = [false, false];
  for (const phrase of phrasesOn(pages)) {
    const agreement = fiscalCodeAgreement(code, { firstName: phrase, lastName: phrase, birthDay: null });
    hasSurname ||= agreement?.lastName === 'agrees';
    hasGiven ||= agreement?.firstName === 'agrees';
    if (hasSurname && hasGiven) return true;
  }
  return false;
}
