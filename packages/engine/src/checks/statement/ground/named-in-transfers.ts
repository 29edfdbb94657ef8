import { isGivenName } from '@vesta/domain/names/given-sex';
import { plainText } from '@vesta/domain/text/fold';
import type { Transaction } from '../../../documents/reading.ts';

/** How banks and people call what they move between accounts of their own. */
const ownTransfer =
  /\b(?:umbuchung|eigene[sn]? konto|eigenubertrag|tagesgeld(?:konto)?|sparkonto|giroconto|giro ?fondi|trasferimento tra conti|risparmio)\b/;
/** Words that stand beside a name and are none. */
const noName =
  /^(?:umbuchung|interne?|eigene[sn]?|konto|tagesgeld|tagesgeldkonto|sparkonto|giroconto|giro|fondi|risparmio|conto|corrente|deposito|trasferimento|tra|conti|iban|eref|mref|kref|svwz|abwa|cred|motivo|causale|note|nota|per|rif|cro|trn|del|dal|di|da|a|al|beneficiario|benef|favore|ordinante|ord|an|auf|von|vom|zu|fur|und|e|ed|sepa|uberweisung|ubertrag|gutschrift|bonifico|mandato)$/;

const wordsOf = (text: string): string[] =>
  plainText(text)
    .split(/[^a-z'’-]+/)
    .filter((word) => word !== '');

const isNamePart = (word: string | undefined): boolean => word !== undefined && word.length > 1 && !noName.test(word);

/** Whether the text names a person by a given name with another word of a name beside it. */
function namesPerson(words: readonly string[]): boolean {
  return words.some(
    (word, place) => isGivenName(word) && (isNamePart(words[place + 1]) || isNamePart(words[place - 1])),
  );
}

/** Moves between one's own accounts that name a person, and whether that is the holder by any part of the name. */
export function namedTransfers(
  rows: readonly Transaction[],
  holder: string,
): readonly { readonly row: Transaction; readonly isHolder: boolean }[] {
  const own = wordsOf(holder).filter((word) => word.length > 1 && !noName.test(word));
  return rows
    .filter(({ description }) => ownTransfer.test(plainText(description)))
    .flatMap((row) => {
      const words = wordsOf(row.description);
      const isHolder = own.some((word) => words.includes(word));
      return isHolder || namesPerson(words) ? [{ row, isHolder }] : [];
    });
}
