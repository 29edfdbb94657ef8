import { around } from '../../evidence/geometry.ts';
import type { Found } from '../found.ts';
import type { Line } from './lines.ts';

const found = <T>(line: Line, value: T, confidence: number): Found<T> => ({
  value,
  raw: line.text,
  page: line.page,
  box: around(line.words.map((word) => word.box)),
  confidence,
});

const ofYear = String.raw`(\d{1,4}(?:\s*\/\s*|\s+von\s+)\d{2,4})\b`;
const plain = String.raw`(\d{1,5})\b`;
/** "Kontoauszug", "Periodenauszug", "Finanzreport": banks call it by what it covers. */
const german = '(?:[a-zäöüß]*Auszugs?|(?:Finanz)?report)';
const italian = String.raw`(?:estratto(?:\s+conto(?:\s+corrente)?)?|e\/c)`;
/** Where two languages are spoken the word stands in both: "Nr./N.". */
const numero = String.raw`(?:(?:nr\.?\s?\/\s?)?n[.°ºr]{0,2}|num(?:ero|\.)?)`;

const numberShapes: readonly RegExp[] = [
  String.raw`\b${german}(?:\s*-?\s*(?:Nummer|Nr\.?|No\.?))?:?\s*${ofYear}`,
  String.raw`\b${german}(?:\s*-\s*|\s*)(?:nummer|Nr\.?|No\.?)\s*:?\s*${plain}`,
  String.raw`\bStatement\s+(?:Nr|No|Number)\.?\s*:?\s*${ofYear}`,
  // Behind the kind of the account, before the page.
  String.raw`\bNr\.?\s*(\d{1,4})\s+(?:Seite|Blatt)\b`,
  // Without a word for number the page behind it says that it is one.
  String.raw`\bAuszug\s+(\d{1,4})\s+(?:Seite|Blatt)\b`,
  String.raw`^(?:Nr\.|Nummer)\s*(\d{1,4}(?:\s*\/\s*\d{2,4})?)(?:\s+(?:Seite|Blatt)\b.*)?$`,
  // Behind the days that it covers, or between other facts of one row.
  String.raw`(?:^|\s)Nr\.?\s*(\d{1,4}\/20\d{2})\s*$`,
  String.raw`[·|•]\s*Nr\.?\s*(\d{1,4}(?:\/\d{2,4})?)\s*(?:[·|•]|$)`,
  ...[ofYear, plain].flatMap((number) => [
    String.raw`\b${italian}\s+${numero}\s*:?\s*${number}`,
    String.raw`\b(?:${numero}|progr(?:essivo|\.)?)\s+(?:(?:di|dell')\s*)?${italian}\s*:?\s*${number}`,
    String.raw`\b${italian}\s+(?:dal\s+\S+\s+)?al\s+\S+\s+${numero}\s*:?\s*${number}`,
  ]),
  // Under the title, before the day it was drawn.
  String.raw`^\s*${numero}\s*${ofYear}\s+(?:al|del)\b`,
].map((shape) => new RegExp(shape, 'i'));

/** "Estratto conto al … Numero": the last caption of the row, over the last of its values. */
const lastCaption = /\bestratto\b.*\b(?:numero|num\.|n\.)\s*$/i;
const lastOfYear = new RegExp(String.raw`(?:^|\s)${ofYear}\s*$`);

/** "Auszug" over its number, as one of several captions with their values below them, or all of them above. */
function besideCaption(lines: readonly Line[], line: Line, step: 1 | -1): string | null {
  const caption = line.words.find(({ text }) => /^(?:Konto)?Auszugs?(?:nummer|-?nr\.?)?:?$/i.test(text));
  const below = lines.find(({ index, page }) => index === line.index + step && page === line.page);
  if (!caption || !below || line.words.length < 2) return null;
  const first = below.words.findIndex(({ box }) => Math.abs(box.left - caption.box.left) < line.size);
  const text =
    first < 0
      ? ''
      : below.words
          .slice(first)
          .map((word) => word.text)
          .join(' ');
  return /^(\d{1,4}(?:(?: ?\/ ?| von )\d{2,4})?)$/.exec(text)?.[1] ?? null;
}

/** The number as it is printed, without blanks around its stroke: "010/2026", "8", "9 von 2026". */
export function statementNumber(lines: readonly Line[]): Found<string> | null {
  for (const [at, line] of lines.entries()) {
    const said = lines.slice(Math.max(0, at - 2), at + 1).map(({ folded }) => folded);
    const isTitled = /auszug|report|statement|estratto|e\/c|e c\b/.test(said.join(' '));
    const last = lastCaption.test(lines[at - 1]?.text ?? '') ? lastOfYear.exec(line.text) : null;
    for (const match of isTitled ? [...numberShapes.map((shape) => shape.exec(line.text)), last] : []) {
      const value = match?.[1]?.replace(/\s*\/\s*/, '/');
      if (value) return found(line, value, 0.85);
    }
    const beside = besideCaption(lines, line, 1) ?? besideCaption(lines, line, -1);
    if (beside) return found(line, beside, 0.85);
  }
  return null;
}

const kinds: readonly (readonly ['savings' | 'current', RegExp])[] = [
  [
    'savings',
    /\b(?:tagesgeld\w*|sparkonto|sparbuch|extra konto|festgeld\w*|conto deposito|libretto (?:di )?(?:risparmio|postale|smart))\b/,
  ],
  [
    'current',
    /\b(?:girokonto|giro|conto corrente|kontokorrent\w*|current account|conto bancoposta|dkb cash|privatgiro\w*|smartkonto|cashkonto)\b/,
  ],
];

/** A booking may name another account of the same person: what is put aside does not say what this account is. */
const isAboveBookings = (line: Line, place: number, all: readonly Line[]): boolean =>
  line.page === all[0]?.page && !all.slice(0, place).some(({ days, moneys }) => days.length > 0 && moneys.length > 0);

/** What kind of account it is, by the first name of one; null where the paper only says account. */
export function accountType(lines: readonly Line[]): Found<string> | null {
  for (const line of lines.filter(isAboveBookings)) {
    const kind = kinds.find(([, words]) => words.test(line.folded));
    if (kind && line.days.length < 2) return found(line, kind[0], 0.8);
  }
  return null;
}

const euro = /(?:^|[^A-Za-z])(?:EUR|EURO|Euro|€)(?:$|[^A-Za-z])/;
const foreign = /\b(?:kontowahrung|divisa|valuta conto|currency|devisen) (usd|gbp|chf|sek|nok|dkk|pln|czk|huf|ron)\b/;

/** Currency of the account: another one where it is named as such, euro where it is printed anywhere. */
export function currencyOf(lines: readonly Line[]): Found<string> | null {
  const other = lines.find((line) => foreign.test(line.folded));
  const named = other ? foreign.exec(other.folded)?.[1] : undefined;
  if (other && named) return found(other, named.toUpperCase(), 0.85);
  const line = lines.find((candidate) => euro.test(candidate.text));
  return line ? found(line, 'EUR', 0.9) : null;
}

const screen =
  /\b(?:(?:lista|elenco|ricerca|storico) (?:dei |delle )?(?:movimenti|operazioni|transazioni)|(?:i )?(?:tuoi|miei|ultimi) movimenti|movimenti (?:del )?conto(?: corrente)?|umsatzliste|umsatzanzeige|umsatzabfrage|umsatzubersicht girokonto|kontoumsatze|ersetzt (?:nicht den|keinen) kontoauszug|kein kontoauszug|non sostituisce l estratto conto)\b|^(?:(?:ihre|meine|letzte|alle|gebuchte) )?(?:umsatze|transaktionen|buchungen)$/;

/** Printed from the screen of online banking instead of issued by the bank. */
export function movementList(lines: readonly Line[]): Found<boolean> | null {
  const line = lines.find((candidate) => screen.test(candidate.folded));
  return line ? found(line, true, 0.85) : null;
}
