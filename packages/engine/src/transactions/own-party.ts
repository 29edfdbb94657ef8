import { normaliseIban } from '@vesta/domain/identifiers/iban';
import { compareNames, MATCH_FROM } from '@vesta/domain/names/compare-names';
import type { Booking } from './booking.ts';
import type { CategoriseContext } from './categorised.ts';
import { plainWords } from './plain-words.ts';
import { legalForms } from './words/fillers.ts';

export type Ownership = 'own account' | 'own name' | 'somebody else' | 'unknown';

/** Tells whether the other side of a booking is the holder: by account number, else by name. */
export function ownershipBy({ holderNames, ownIbans }: CategoriseContext): (booking: Booking) => Ownership {
  const ibans = new Set(ownIbans.map(normaliseIban));
  const holderWords = new Set(holderNames.flatMap(plainWords).filter((word) => word.length > 1));
  const known = new Map<string, boolean>();

  const isHolder = (name: string, words: readonly string[]): boolean => {
    const answer = known.get(name);
    if (answer !== undefined) return answer;
    // A firm that bears its owner's name is a payer of its own.
    const possible = words.some((word) => holderWords.has(word)) && !words.some((word) => legalForms.has(word));
    const own = possible && holderNames.some((holder) => compareNames(holder, name).score >= MATCH_FROM);
    known.set(name, own);
    return own;
  };

  return ({ transaction, partyText }) => {
    const { counterparty, counterparty_iban } = transaction;
    if (counterparty_iban && ibans.has(normaliseIban(counterparty_iban))) return 'own account';
    if (!counterparty || partyText.length === 0) return 'unknown';
    return isHolder(counterparty, partyText) ? 'own name' : 'somebody else';
  };
}
