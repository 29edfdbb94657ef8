import { counterpartyIn } from '../../documents/bank-statement/counterparty.ts';
import type { Transaction } from '../../documents/reading.ts';
import { plainWords } from '../../transactions/plain-words.ts';
import { fillers, legalForms } from '../../transactions/words/fillers.ts';

/** How the texts of transfers caption the one who pays and the one who is paid. */
const captions =
  /(?<![\p{L}\p{N}])(?:(?<payer>anagrafica ordinante|nome ordinante|ordinante|ordin|ord|mittente|mitt|auftraggeber|absender)|(?<payee>beneficiario|benef|ben|empfänger|empfaenger|begünstigter|beguenstigter))\s*(?:\.\s*:?|:)\s*/giu;

interface Side {
  readonly isPayer: boolean;
  readonly text: string;
}

function sidesIn(description: string): Side[] {
  const found = [...description.matchAll(captions)];
  return found.map(({ 0: { length }, index, groups }, place) => ({
    isPayer: groups?.payer !== undefined,
    text: description.slice(index + length, found[place + 1]?.index).trim(),
  }));
}

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
  const sides = sidesIn(transaction.description);
  const isOther = ({ isPayer }: Side): boolean => isPayer === transaction.amount > 0;
  if (sides.every(isOther)) return named(transaction);
  const other = sides.find(isOther);
  const own = sides.find((side) => !isOther(side));
  // Only the own caption: where that gave the name, nobody has named the other side.
  const isOwn = transaction.counterparty !== null && own?.text.startsWith(transaction.counterparty) === true;
  if (!other) return isOwn ? { ...transaction, counterparty: null } : transaction;
  return { ...transaction, counterparty: counterpartyIn([`Ordinante: ${other.text}`], null) };
}
