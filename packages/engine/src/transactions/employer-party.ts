import { compareEmployers, EMPLOYER_MATCH_FROM } from '@vesta/domain/names/compare-employers';
import { commonCompanyWords } from '@vesta/domain/names/legal-forms';
import type { Booking } from './booking.ts';
import { plainWords } from './plain-words.ts';
import { legalForms } from './words/fillers.ts';

interface Employer {
  readonly name: string;
  readonly words: readonly string[];
}

/** Whether these words stand one behind the other somewhere in the text. */
function standsIn(words: readonly string[], text: readonly string[]): boolean {
  const [first = ''] = words;
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + 1)) {
    if (words.every((word, offset) => text[at + offset] === word)) return true;
  }
  return false;
}

/** A name of one short or common word is found in too many texts. */
const isTelling = ({ words }: Employer): boolean =>
  words.some((word) => word.length >= 4 && !commonCompanyWords.has(word));

const ENDS = 3;

/**
 * Comparing names takes time, and most payers share nothing with any employer: no word that begins or ends alike, no
 * word that is the other's initials.
 */
function marksOf(words: readonly string[]): string[] {
  const own = words.filter((word) => !legalForms.has(word));
  const initials = own.map((word) => word.charAt(0)).join('');
  const ends = own.flatMap((word) => [`${word.slice(0, ENDS)}-`, `-${word.slice(-ENDS)}`]);
  return [...ends, own.length === 1 ? (own[0] ?? '') : initials];
}

/** Finds which of the employers paid, by the payer's name or, where none is printed, by the text. */
export function employerBy(employerNames: readonly string[]): (booking: Booking) => string | null {
  const employers = employerNames
    .map((name): Employer => ({ name, words: plainWords(name).filter((word) => !legalForms.has(word)) }))
    .filter(({ words }) => words.length > 0);
  const known = new Map<string, string | null>();
  const marks = new Set(employers.flatMap(({ words }) => marksOf(words)));

  const employerNamed = (payer: string, words: readonly string[]): string | null => {
    const answer = known.get(payer);
    if (answer !== undefined) return answer;
    const found = marksOf(words).some((mark) => marks.has(mark))
      ? employers.find(({ name }) => compareEmployers(payer, name) >= EMPLOYER_MATCH_FROM)
      : undefined;
    known.set(payer, found?.name ?? null);
    return found?.name ?? null;
  };

  return ({ transaction, words, partyText, direction }) => {
    if (direction === 'out' || employers.length === 0) return null;
    if (transaction.counterparty) return employerNamed(transaction.counterparty, partyText);
    return employers.find((employer) => isTelling(employer) && standsIn(employer.words, words))?.name ?? null;
  };
}
