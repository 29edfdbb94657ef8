import type { Found } from '../../found.ts';
import { type Line, runningText } from '../../recognise/page-text.ts';
import { AMOUNT, ANY_DATE, CURRENCY, pattern } from '../../work-contract/blocks.ts';
import { centsOfHit, search } from '../../work-contract/search.ts';

const sum = String.raw`(?:insgesamt |${CURRENCY} ?)?${AMOUNT}(?: ?${CURRENCY})?(?![\d,.]*\d)`;
/** The rest of the sentence; a bank account in it has stops and figures of its own. */
const rest = String.raw`(?:(?!\bverrechnet|\bumgebucht|\baufgerechnet|\. )[^;]){0,220}?`;
const isPaidOut = String.raw`(?:erstattet|uberwiesen|ausgezahlt|zuruckgezahlt|gutgeschrieben)\b`;
const of = String.raw`(?:von|in hohe von|i\. ?h\. ?v\.|uber)`;

/** What a sentence promises to give back. What is set off against something else is not given back. */
const givenBack = [
  pattern(
    String.raw`\b(?:guthaben|(?:erstattungs|uberzahlungs)?betrag|uberzahlung|erstattung) ${of} ${sum}${rest}\b${isPaidOut}`,
  ),
  pattern(String.raw`\b(?:es|ihnen) (?:wird|werden)(?: ihnen)? ${sum}${rest}\b${isPaidOut}`),
  pattern(String.raw`\b(?:erstatten|uberweisen) wir(?: ihnen)?(?: den betrag ${of}| einen betrag ${of})? ${sum}`),
  pattern(String.raw`\bwir (?:erstatten|uberweisen)(?: ihnen)?(?: den betrag ${of}| einen betrag ${of})? ${sum}`),
];

const until = `(?:(?:spatestens )?(?:bis(?: spatestens)?(?: zum)?|am|zum) ${ANY_DATE}:?)`;
/** What a sentence asks for. The day until which it is to be paid stands before or behind it. */
const askedFor = [
  pattern(
    String.raw`\bbitte (?:zahlen|uberweisen|entrichten) sie(?: ${until})?(?: (?:den|einen) (?:rest|fehl|nachzahlungs)?betrag ${of})? ${sum}`,
  ),
  pattern(
    String.raw`\bbitte (?:zahlen|uberweisen|entrichten) sie (?:den|einen) (?:rest|fehl|nachzahlungs)?betrag ${of} ${sum}`,
  ),
];

export interface InWords {
  readonly refund: Found<number> | null;
  readonly due: Found<number> | null;
}

/** What a notice gives back or asks for in a sentence; none of the two where sentences tell both. */
export function settledInWords(lines: readonly Line[]): InWords {
  const prose = runningText(lines.flatMap((line) => line.wordsAt(0, line.text.length)));
  const [refund, due] = [givenBack, askedFor].map((told) => search(prose, told, centsOfHit));
  return refund && due ? { refund: null, due: null } : { refund: refund ?? null, due: due ?? null };
}
