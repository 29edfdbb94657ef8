import { numberInWords } from '@vesta/domain/money/number-words';
import { plainText } from '@vesta/domain/text/fold';

/** "(in Worten: dreitausend Euro)", "(euro cinquantaquattromilaseicento/00)", "(diconsi euro duemila)". */
const inBrackets =
  /\(\s*(?:in worten|in lettere|diconsi|dicasi|euro|eur)[:\s]+(?:euro\s+)?([\p{L}\s]{6,90}?)(?:\s*euro)?\s*(?:\/\s*(\d{2}))?\s*\)/giu;
/** What is paid for the work, in the words before. */
const ofPay =
  /\b(?:brutto\w*|vergutung\w*|gehalt\w*|entgelt\w*|lohn\w*|retribuzion\w*|stipendi\w*|lord[aoie]|compens\w*|ral|salary|wage)\b/;
/** The same words beside what is paid if something else happens. */
const ofOther =
  /\b(?:vertragsstrafe\w*|strafe|penal[ei]|pramie\w*|bonus|premi[oi]|rimbors\w*|darlehen\w*|abfindung\w*|zuschuss\w*|indennit\w*|hochst\w*|massim\w*|bis zu|fino a)\b/;
const BEFORE = 140;
const CENTS = 100;
/** Smaller sums are no pay of a month. */
const LEAST = 30_000;

/** Cents of every pay that a text writes out in words, whatever figures stand before them. */
export function paysInWords(text: string): number[] {
  const found: number[] = [];
  for (const match of text.matchAll(inBrackets)) {
    const before = plainText(text.slice(Math.max(0, match.index - BEFORE), match.index));
    const euros = numberInWords(match[1] ?? '');
    if (euros === null || !ofPay.test(before) || ofOther.test(before)) continue;
    const cents = euros * CENTS + Number(match[2] ?? 0);
    if (cents >= LEAST) found.push(cents);
  }
  return found;
}
