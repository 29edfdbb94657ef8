import type { Bank } from '../../banks/bank.ts';
import { bankCodeOf } from '../../banks/bank-of-iban.ts';
import { recogniseBank } from '../../banks/recognise-bank.ts';
import type { Page } from '../../evidence/page.ts';
import type { Recognition } from '../reading.ts';
import { balanceLabels } from './balance-labels.ts';
import { phrasesFor } from './captions-of-line.ts';
import { bareHeadings, groupDay, trailingDays } from './group-day.ts';
import { guardOf } from './guards.ts';
import { headerOf } from './header.ts';
import { ownBic, ownIban } from './iban.ts';
import { leadingDays } from './leading-days.ts';
import { type Line, linesOf } from './lines.ts';
import { outsideBookings } from './outside-bookings.ts';

const title =
  /\b(?:kontoauszug\w*|kontoauszuge|finanzreport|finanzstatus|estratto (?:di |del )?conto(?! (?:previdenziale|contributivo|certificativo))|estratto (?:conto )?del periodo|estratto c c|e c n|rendiconto conto|(?:account|bank|eur|money) statement|statement of account|consolidated statement|rendiconto consolidato|(?:lista|elenco|dettaglio|storico|estratto|riepilogo) (?:de[il]l?[ei]? )?(?:movimenti|operazioni|transazioni)|(?:i )?(?:tuoi|miei|ultimi) movimenti|movimenti (?:del )?conto|rendiconto (?:periodico|mensile|trimestrale|del conto)|umsatzliste|umsatzubersicht|kontoumsatze|transaktionsubersicht|extracto de cuenta|estado de cuenta)\b/;
const otherPaper =
  /\b(?:rechnungsnummer|rechnung nr|invoice|fattura n|fattura elettronica|busta paga|cedolino|lohnabrechnung|entgeltabrechnung|gehaltsabrechnung|verdienstabrechnung|certificazione unica|lohnsteuerbescheinigung|mietvertrag|arbeitsvertrag|estratto conto (?:previdenziale|contributivo|certificativo))\b/;

/** What screens of online banking head their lists with: words that stand in sentences too, and so count only as a line of their own. */
const screenTitle =
  /^(?:(?:ihre|meine|letzte|alle|gebuchte) )?(?:umsatze|kontoumsatze|buchungen|kontobewegungen|transaktionen|umsatzanzeige|umsatzabfrage|umsatz(?:\w* )?suche|finanzubersicht|kontoubersicht)(?: (?:anzeigen|girokonto|ihres kontos|drucken|suchen))?$/;

const SPACED_LETTERS = /\b(?:[a-z] ){5,}[a-z]\b/g;

/** Titles are set with blanks between their letters. */
const tightened = (folded: string): string => folded.replace(SPACED_LETTERS, (word) => word.replaceAll(' ', ''));

/** Texts of bookings whose day stands below them are this long at most. */
const LINES_TO_DAY = 3;

/** Lists without a column of days print each under the text of its booking. */
function isDatedBelow(lines: readonly Line[], line: Line): boolean {
  if (line.days.length > 0) return false;
  const at = lines.indexOf(line);
  const below = lines.slice(at + 1, at + 1 + LINES_TO_DAY);
  const next = below.findIndex(({ moneys }) => moneys.length > 0);
  return (next < 0 ? below : below.slice(0, next)).some((one) => trailingDays(one).length > 0);
}

/** What a bank says of itself: above the first booking and below the last, where no other bank is named. */
function aroundBookings(lines: readonly Line[]): Line[] {
  const isRow = (line: Line): boolean =>
    line.moneys.length > 0 && (leadingDays(line, null).length > 0 || isDatedBelow(lines, line));
  const [first, last] = [lines.findIndex(isRow), lines.findLastIndex(isRow)];
  return lines.filter((_, index) => first < 0 || index < first || index > last);
}

export function bankOf(lines: readonly Line[]): Bank | null {
  const outside = aroundBookings(lines);
  const iban = ownIban(outside) ?? ownIban(lines);
  return recogniseBank({
    code: iban?.valid ? bankCodeOf(iban.value) : null,
    bic: ownBic(outside)?.value ?? null,
    text: outside.map((line) => line.folded).join(' '),
  });
}

const pageNumber = /\b(?:seite|blatt(?:nummer|nr)?|seiten(?:nummer|zahl)|pagina|pag|page|foglio)\b\D{0,8}0*(\d{1,4})\b/;

/** Speaks of the page before or behind it, not of its own. */
const otherPage =
  /\b(?:ubertrag|\w*vortrag|riport[oa]\w*|fortsetzung|fortgesetzt|weiter auf|siehe|segue|continua|continued)\b/;

/** Below its own caption. */
const numberBelow = /\b0*(\d{1,3}) (?:von|di|of) \d{1,3}$/;
const captionAbove = /\b(?:seite|blatt(?:nummer|nr)?|pagina|page|foglio)$/;

const pageNumberOf = (lines: readonly Line[]): number | null => {
  for (const [index, line] of lines.entries()) {
    const match = otherPage.test(line.folded) ? null : pageNumber.exec(line.folded);
    const below = captionAbove.test(lines[index - 1]?.folded ?? '') ? numberBelow.exec(line.folded) : null;
    if (match ?? below) return Number((match ?? below)?.[1]);
  }
  return null;
};

const country = (lines: readonly Line[], bank: Bank | null): string | null => {
  const iban = ownIban(lines);
  if (iban) return iban.value.slice(0, 2);
  if (bank) return bank.country;
  const text = lines.map((line) => line.folded).join(' ');
  const count = (words: RegExp): number => text.match(words)?.length ?? 0;
  const [it, de] = [
    count(/\b(?:saldo|conto|data|valuta|dare|avere|importo)\b/g),
    count(/\b(?:konto\w*|datum|betrag|buchung|soll|haben|und)\b/g),
  ];
  return it === de ? null : it > de ? 'IT' : 'DE';
};

const carriedOver = /\b(?:ubertrag|riporto|riportato|brought forward|carried forward)\b/;

/** A head that names the paper it goes on with; where a page is named, it is the next one. */
const goesOnWith =
  /\b(?:segue|seguito|continua(?:zione)?|fortsetzung|continued)\b(?! (?:\w+ ){0,3}(?:pagina|pag|seite|blatt|foglio|page|retro|ruckseite)\b)/;

/**
 * A list that goes on from the page before: it has no head above its bookings, the head says so, or it begins with a sum
 * taken over.
 */
function goesOnFromBefore(lines: readonly Line[]): boolean {
  const isDated = (line: Line): boolean => leadingDays(line, null).length > 0;
  const first = lines.findIndex((line) => line.moneys.length > 0 && isDated(line));
  const head = first < 0 ? lines : lines.slice(0, first);
  if (head.some((line) => line.moneys.length > 0 && !isDated(line) && carriedOver.test(line.folded))) return true;
  if (first >= 0 && head.some((line) => line.moneys.length === 0 && goesOnWith.test(line.folded))) return true;
  return !head.some((line) => title.test(line.folded) || balanceLabels(line.folded).length > 0);
}

/** A balance that comes before the first booking; one behind the last may stand on any sheet. */
function opens(lines: readonly Line[]): boolean {
  const leading = lines.findIndex((line) => line.moneys.length > 0 && leadingDays(line, null).length > 0);
  // Some lists have the day behind the text.
  const first = leading < 0 ? lines.findIndex((line) => line.moneys.length > 0 && line.days.length > 0) : leading;
  const above = first < 0 ? lines : lines.slice(0, first + 1);
  const labels = above.flatMap((line) => balanceLabels(line.folded));
  // A sheet without bookings that tells only what a list ended with is the end of the one before.
  return labels.some(({ kind }) => first >= 0 || kind !== 'closing');
}

/** Bookings below the day that heads a group of them: they have none of their own. */
function rowsOfGroups(lines: readonly Line[]): readonly Line[] {
  const bare = new Set(bareHeadings(lines));
  const first = lines.findIndex((line) => bare.has(line) || groupDay(line, null) !== null);
  return first < 0 ? [] : lines.slice(first + 1).filter(({ days, moneys }) => days.length === 0 && moneys.length === 1);
}

const FEWEST_ROWS = 3;
const CLEARLY_MONEY = 10_000;

/** Dated rows that end with money, as on a page without head that goes on with a list; hours are small and unmarked. */
function goesOn(rows: readonly Line[]): boolean {
  const money = rows.filter((line) => line.moneys.some(({ marked, cents }) => marked || cents >= CLEARLY_MONEY));
  return rows.length >= FEWEST_ROWS && money.length * 2 >= rows.length;
}

/** What speaks for a bank statement on one page; papers that only resemble one are named as what they are. */
export function recogniseStatement(page: Page): Recognition | null {
  const lines = linesOf([page]);
  if (lines.length === 0) return null;
  const dated = lines.filter((line) => line.moneys.length > 0 && leadingDays(line, null).length > 0);
  const grouped = rowsOfGroups(lines);
  const bookings = dated.length >= grouped.length ? dated : grouped;
  const rows = bookings.length;
  const isListed = rows >= FEWEST_ROWS;
  const titled = lines.some(
    ({ words, folded }) =>
      (words.length <= 14 && title.test(folded)) ||
      title.test(tightened(folded)) ||
      (isListed && screenTitle.test(folded)),
  );
  const header = lines.some((line) => headerOf(line, phrasesFor(null)) !== null);
  const balances = lines.filter((line) => balanceLabels(line.folded).length > 0).length;
  const guard = guardOf(lines);
  if (!guard && !titled && balances === 0 && !(header && rows >= 2) && !goesOn(bookings)) return null;
  if (!titled && outsideBookings(lines).some((line) => otherPaper.test(line.folded))) return null;
  const iban = ownIban(lines);
  const score =
    (titled ? 0.4 : 0) +
    (header ? 0.25 : 0) +
    Math.min(rows, 4) * 0.06 +
    (balances > 0 ? 0.2 : 0) +
    (iban ? 0.08 : 0) +
    (goesOn(bookings) ? 0.2 : 0);
  if (!guard && score < 0.35) return null;
  const bank = bankOf(lines);
  const number = pageNumberOf(lines);
  return {
    type: guard ?? 'account_statement',
    country: country(lines, bank),
    layout: bank?.id ?? null,
    score: Math.min(0.98, guard ? Math.max(0.8, score) : score),
    starts: number === null ? titled && (iban !== null || opens(lines)) && !goesOnFromBefore(lines) : number === 1,
  };
}
