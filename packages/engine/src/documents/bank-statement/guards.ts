import type { PaperType } from '@vesta/domain/papers/kinds';
import { ibansIn } from './iban.ts';
import type { Line } from './lines.ts';
import { outsideBookings } from './outside-bookings.ts';

type Guarded = Extract<PaperType, 'card_statement' | 'loan_statement' | 'securities_statement' | 'scalar_statement'>;

/** Titles of papers that look like a statement of an account and are none. */
const titles: readonly (readonly [Guarded, RegExp])[] = [
  [
    'scalar_statement',
    /\b(?:riassunto scalare|conto scalare|estratto conto scalare|prospetto scalare|scalare interessi|zinsstaffel|staffelrechnung|numeri (?:debitori|creditori|a debito|a credito))\b/,
  ],
  [
    'card_statement',
    /\b(?:kreditkarten?(?:abrechnung|umsatze|konto)|(?:kontoauszug|abrechnung|umsatzaufstellung)\b.{0,40}\b(?:kreditkarte|mastercard|visa karte|american express|barclays)|ihrer? .{0,30}kreditkarte|estratto conto (?:della |di |delle )?(?:carta|carte|nexi|cartasi)|(?:carta di credito|carta nexi|nexi) .{0,20}estratto conto|rendiconto (?:della )?carta|credit card statement)\b/,
  ],
  [
    'loan_statement',
    /\b(?:darlehens?(?:konto)?auszug|kreditkontoauszug|(?:konto|jahres)auszug\b.{0,25}\b(?:darlehen|kredit|baufinanzierung)|tilgungsplan|zins und tilgungsplan|piano (?:di )?ammortamento|estratto conto (?:del )?(?:mutuo|finanziamento|prestito)|rendiconto (?:del )?(?:mutuo|finanziamento|prestito))\b/,
  ],
  [
    'securities_statement',
    /\b(?:(?:jahres)?depotauszug|depotubersicht|depotaufstellung|estratto conto titoli|rendiconto titoli|(?:dossier|deposito) titoli|portfolio breakdown|securities statement|positions value)\b/,
  ],
];

/** "Estratto conto scalare/ordinario": one form for both, of which the list tells which it is. */
const isOfBoth = (title: string): boolean => /\b(?:scalare e? ?ordinari\w*|ordinari\w* e? ?scalare)\b/.test(title);

/** Where the interest sums of an Italian statement begin, the list of bookings has ended. */
export const isScalarTitle = (line: Line): boolean =>
  !isOfBoth(line.folded) &&
  /^(?:riassunto|prospetto|conto|estratto conto) scalare\b|^elementi per il conteggio|^prospetto (?:delle )?competenze|^zinsstaffel/.test(
    line.folded,
  );

const TITLE_LINES = 25;
const TITLE_WORDS = 14;

const cardLimits = /\b(?:kreditrahmen|verfugungsrahmen|verfugungslimit|plafond|massimale|fido carta|credit limit)\b/;
const cardNumbers = /\b(?:karten? ?(?:nr|nummer)|card nummer|hauptkarte|numero carta|carta n|card number)\b/;
/** Only the statement of a card tells the cards apart that are paid from it. */
const cardsInUse = /\bhauptkarten?\b|\bcarta principale\b/;
/** Owed to the issuer of a card and paid back in parts. */
const paidBack = /\b(?:ruckzahlungsoption\w*|teilzahlung\w*|mindestrate|minimum payment|rata minima)\b/;
const cardHolder = /\b(?:karteninhaber(?:in)?|titolare (?:della )?carta|card ?holder)\b/;
const maskedCard = /\b\d{4}[ -]?(?:\d{2}[xX*•]{2}|[xX*•]{4})[ -]?[xX*•]{4}[ -]?\d{4}\b/;
const holdings = /\bisin\b/;
const perPiece = /\b(?:quantity|stuck|quantita|kurs|price)\b/;
const accountTitle =
  /\b(?:kontoauszug|kontoubersicht|umsatzubersicht|estratto conto|anfangssaldo|saldo iniziale|opening balance)\b/;

/** What a page is instead of a statement of an account; null where nothing says so. */
export function guardOf(all: readonly Line[]): Guarded | null {
  // Bookings name cards, loans and papers too: only what stands around them says what the page is.
  const lines = outsideBookings(all);
  const isRow = (line: Line): boolean => line.days[0]?.first === 0 && line.moneys.length > 0;
  const firstRow = all.find(isRow)?.index ?? Number.POSITIVE_INFINITY;
  const head = lines.filter(({ index }) => index < firstRow).slice(0, TITLE_LINES);
  const top = head.filter((line) => line.words.length <= TITLE_WORDS);
  for (const [type, words] of titles)
    if (top.some((line) => words.test(line.folded) && !isOfBoth(line.folded))) return type;
  const says = (words: RegExp): boolean => lines.some((line) => line.days.length === 0 && words.test(line.folded));
  if (says(cardsInUse) || (says(cardLimits) && says(cardNumbers))) return 'card_statement';
  const headSays = (words: RegExp): boolean => top.some((line) => words.test(line.folded));
  if (headSays(cardLimits) && headSays(paidBack)) return 'card_statement';
  // Cards that are accounts as well have a number of that account.
  if (
    headSays(cardHolder) &&
    top.some(({ text }) => maskedCard.test(text)) &&
    head.every((line) => ibansIn(line).length === 0)
  )
    return 'card_statement';
  const holds = lines.some((line) => holdings.test(line.folded) && perPiece.test(line.folded));
  return holds && !top.some((line) => accountTitle.test(line.folded)) ? 'securities_statement' : null;
}
