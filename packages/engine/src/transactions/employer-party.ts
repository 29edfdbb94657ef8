import { compareEmployers, EMPLOYER_MATCH_FROM, employerNameOf } from '@vesta/domain/names/compare-employers';
import { commonCompanyWords } from '@vesta/domain/names/legal-forms';
import type { Booking } from './booking.ts';
import { plainWords } from './plain-words.ts';

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

/** Finds which of the employers paid, by the payer's name or, where none is printed, by the text. */
export function employerBy(employerNames: readonly string[]): (booking: Booking) => string | null {
  const employers = employerNames
    .map((name): Employer => ({ name, words: plainWords(employerNameOf(name)) }))
    .filter(({ words }) => words.length > 0);
  const known = new Map<string, string | null>();

  const employerNamed = (payer: string): string | null => {
    const answer = known.get(payer);
    if (answer !== undefined) return answer;
    const found = employers.find(({ name }) => compareEmployers(payer, name) >= EMPLOYER_MATCH_FROM)?.name ?? null;
    known.set(payer, found);
    return found;
  };

  return ({ transaction, words, direction }) => {
    if (direction === 'out' || employers.length === 0) return null;
    if (transaction.counterparty) return employerNamed(transaction.counterparty);
    return employers.find((employer) => isTelling(employer) && standsIn(employer.words, words))?.name ?? null;
  };
}
