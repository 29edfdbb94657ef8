import { bothSides } from '../../documents/bank-statement/both-sides.ts';
import { counterpartyIn } from '../../documents/bank-statement/counterparty.ts';
import type { Transaction } from '../../documents/reading.ts';
import { plainWords } from '../../transactions/plain-words.ts';
import { fillers, legalForms } from '../../transactions/words/fillers.ts';

/** Words for a kind of booking that stand where a name is looked for name nobody. */
function isKindAlone(name: string): boolean {
  const words = plainWords(name);
  return words.length > 0 && words.every((word) => fillers.has(word) && !legalForms.has(word));
}

/** The name of the other side where one was found that is a name. */
function named(transaction: Transaction): Transaction {
  const { counterparty } = transaction;
  return counterparty !== null && isKindAlone(counterparty) ? { ...transaction, counterparty: null } : transaction;
}

/**
 * A text that captions both sides of a transfer names the holder as well: as the one who is paid where money comes in,
 * as the one who pays where it goes out. The other side is the other caption's, however the name was first found.
 */
export function withOtherSide(transaction: Transaction): Transaction {
  const { own, other } = bothSides(transaction.description, transaction.amount);
  if (own === null) return named(transaction);
  // Only the own caption: where that gave the name, nobody has named the other side.
  const isOwn = transaction.counterparty !== null && own.startsWith(transaction.counterparty);
  if (other === null) return isOwn ? { ...transaction, counterparty: null } : transaction;
  return { ...transaction, counterparty: counterpartyIn([`Ordinante: ${other}`], null) };
}
