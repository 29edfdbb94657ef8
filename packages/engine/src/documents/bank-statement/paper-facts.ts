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

const numberShapes: readonly RegExp[] = [
  /\b(?:Kontoauszug|Auszug)(?:\s*-?\s*(?:Nummer|Nr\.?|No\.?))?:?\s*0*(\d{1,4}\s*\/\s*\d{2,4})\b/i,
  /\b(?:Auszugsnummer|Auszug-?Nr\.?|Auszug\s+Nr\.?|Kontoauszug\s+Nr\.?|Finanzreport\s+Nr\.?)\s*:?\s*0*(\d{1,5})\b/i,
  /\b(?:estratto(?:\s+conto(?:\s+corrente)?)?|e\/c)\s+(?:n[.°ºr]{0,2}|num(?:ero|\.)?)\s*:?\s*0*(\d{1,5}(?:\s*\/\s*\d{2,4})?)\b/i,
  /\b(?:n[.°ºr]{0,2}|num(?:ero|\.)?|progr(?:essivo|\.)?)\s+(?:(?:di|dell')\s*)?(?:estratto(?:\s+conto)?|e\/c)\s*:?\s*0*(\d{1,5}(?:\s*\/\s*\d{2,4})?)\b/i,
];

export function statementNumber(lines: readonly Line[]): Found<string> | null {
  for (const line of lines) {
    for (const shape of numberShapes) {
      const value = shape.exec(line.text)?.[1]?.replace(/\s/g, '');
      if (value) return found(line, value, 0.85);
    }
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
