import { normaliseIban } from '@vesta/domain/identifiers/iban';
import { compareNames, MATCH_FROM } from '@vesta/domain/names/compare-names';
import type { Booking } from './booking.ts';
import type { CategoriseContext } from './categorised.ts';
import type { Ownership } from './ownership.ts';
import { plainWords } from './plain-words.ts';
import { legalForms } from './words/fillers.ts';

/** Comparing names takes time; most have no word of the holder's, or no second one that even begins alike. */
function mayBe(holder: readonly string[], words: readonly string[]): boolean {
  if (!holder.some((word) => words.includes(word))) return false;
  return holder.filter((word) => words.some((other) => other.charAt(0) === word.charAt(0))).length > 1;
}

/** Tells whether the other side of a booking is the holder: by account number, else by name. */
export function ownershipBy({ holderNames, ownIbans }: CategoriseContext): (booking: Booking) => Ownership {
  const ibans = new Set(ownIbans.map(normaliseIban));
  const holders = holderNames.map(plainWords);
  const known = new Map<string, boolean>();

  const isHolder = (name: string, words: readonly string[]): boolean => {
    const answer = known.get(name);
    if (answer !== undefined) return answer;
    // A firm that bears its owner's name is a payer of its own.
    const possible = holders.some((holder) => mayBe(holder, words)) && !words.some((word) => legalForms.has(word));
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
