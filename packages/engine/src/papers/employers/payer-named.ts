import { commonCompanyWords } from '@vesta/domain/names/legal-forms';
import type { Transaction } from '../../documents/reading.ts';
import { plainWords } from '../../transactions/plain-words.ts';
import { legalForms } from '../../transactions/words/fillers.ts';

const WORDS_OF_A_FIRM = 3;
/** AG, SE and their like are words of their own in other texts; these two are not. */
const SHORTEST_FORM = 3;
const shortForms: ReadonlySet<string> = new Set(['UG', 'KG']);
const bank = /^(?:BANCA|BANCO|BANK|\w*SPARKASSE|\w*BANK)$/;

/** The words before the first legal form in a text: LANTERNA LOGISTICA S.P.A. */
function firmIn(words: readonly string[]): string | null {
  const isForm = (word: string): boolean =>
    legalForms.has(word) && (word.length >= SHORTEST_FORM || shortForms.has(word));
  const end = words.findIndex((word, place) => place > 0 && isForm(word));
  const name = words.slice(Math.max(0, end - WORDS_OF_A_FIRM), end);
  // The bank that passes the money on says nothing about who sent it.
  return end < 0 || name.some((word) => bank.test(word)) ? null : name.join(' ');
}

type Named = Pick<Transaction, 'counterparty' | 'description'>;

/** Who sent a credit: the payer that the bank names, else a firm that the text names by its legal form. */
export const payerNamed = ({ counterparty, description }: Named): string | null =>
  counterparty ?? firmIn(plainWords(description));

/** Whether a text without a payer of its own names this employer by any word that tells it from others. */
export function tellsEmployer({ counterparty, description }: Named, employer: string): boolean {
  if (counterparty !== null) return false;
  const text = plainWords(description);
  return plainWords(employer).some(
    (word) => word.length > 2 && !legalForms.has(word) && !commonCompanyWords.has(word) && text.includes(word),
  );
}
