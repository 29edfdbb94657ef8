import type { Found } from '../../found.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import type { Line } from '../../recognise/page-text.ts';
import { ibansIn } from './identifiers.ts';

/** How letters and forms lead up to the account of the person: what is paid goes there, or came from there. */
const ofPerson =
  /uberw(?:eisung|iesen)|auszahlung|ausgezahlt|gezahlt|zahlung(?:en)? (?:erfolg|auf)|zahlungsweg|erstatt|gutgeschrieben|ihr(?:em|es)? (?:giro)?konto|ihre (?:bank|konto)verbindung|accredit|pagat[oa]|pagamento|addebit|versament/;
/** The account of an office, to which somebody is to pay. */
const ofOffice =
  /\bbitte\b|uberweisen sie|(?:finanz|bundes|stadt|landes|gerichts)kasse|unser(?:e|em)? |\bda versare|versare (?:a|su)|intestato a/;

const isOf = (text: string): boolean => ofPerson.test(text) && !ofOffice.test(text);

/** The one account that a line, or the line that leads up to it, says to be that of the person. */
export function accountTold(lines: readonly Line[]): Found<string> | null {
  const found = lines.flatMap((line, at) => {
    const above = lines[at - 1];
    const led = above?.page === line.page ? `${above.text} ${line.text}` : line.text;
    return ibansIn([line]).filter(() => isOf(ofPerson.test(line.text) ? line.text : led));
  });
  const [first] = found;
  if (!first || found.some(({ value }) => value !== first.value)) return null;
  return foundFrom(first.value, first.words, 0.95);
}
