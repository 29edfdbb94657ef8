import { hasFiscalCodeShape } from '@vesta/domain/fiscal-code/shape';
import type { Word } from '../../evidence/page.ts';
import { type Candidate, wordsRightOf } from '../../extraction/label-values.ts';
import { gapBetween, type Sheet } from '../../extraction/labels.ts';
import { isPartOfCell, isWithinName, isWithinOffice, NEXT_WORD } from './ends-of-names.ts';
import { companyIn, nameOf } from './names-in-cells.ts';
import { amountsIn } from './row-amounts.ts';
import { stamps } from './stamps.ts';

/** The caption of the next field, where the name itself is missing or stands elsewhere. */
const caption =
  /^(?:indirizzo|aut\.|sede|codice|cod\.?|c\.f\.|matricola|steuerklasse|kinderfreibetr|konfession|personalnummer|anschrift|abteilung)/i;

/** A sentence about employers goes on in small letters behind the word; no name begins so, unless a legal form ends it. */
const isSentence = (words: readonly Word[]): boolean => /^\p{Ll}/u.test(words[0]?.text ?? '') && !companyIn(words);

/** "… trägt der Dienstgeber. Die Belegschaft …": the word ends a sentence, and another begins behind it. */
const endsSentence = ({ side, label }: Candidate<string>): boolean =>
  side === 'right' && /^\p{L}{6,}\.$/u.test(label.words.at(-1)?.text ?? '');

/** The code of a person stands where the name of a household would; it is nobody's name. */
const isNumberOfPerson = ([first]: readonly Word[]): boolean => hasFiscalCodeShape(first?.text.toUpperCase() ?? '');

/** What stands in brackets, or is nothing but a legal form, names nobody; nor does a sector that several agencies share. */
const isNoName = ({ words, label }: Candidate<string>): boolean =>
  words[0]?.text.startsWith('(') === true ||
  // "ditta 0114 dip. 0009 fil. 00": numbers of an office.
  words.filter(({ text }) => /\d/.test(text)).length * 2 >= words.length ||
  words.every(({ text }) => /^(?:soc|societ[aà]|coop|cooperativa|a|r\.?l)\.?$/i.test(text)) ||
  /^agenzie$/i.test(label.words[0]?.text ?? '');

/** "INTEGRAZIONE DITTA MALATTIA   241,00": words of a line that ends with what it pays or takes. */
function isInPayLine(sheets: readonly Sheet[], { page, label, side }: Candidate<string>): boolean {
  const row = sheets.find((sheet) => sheet.page.number === page)?.rows[label.row];
  return side === 'right' && /\d,\d{2}-?$/.test(row?.words.at(-1)?.text ?? '');
}

/** "ditta 0114 dip. 0009": a caption with a number right behind it heads that, and no name below. */
function isOfNumber(sheets: readonly Sheet[], { page, label, side }: Candidate<string>): boolean {
  const words = sheets.find((sheet) => sheet.page.number === page)?.rows[label.row]?.words ?? [];
  const last = label.words.at(-1);
  const next = last && words[words.indexOf(last) + 1];
  return (
    side === 'below' &&
    last !== undefined &&
    next !== undefined &&
    /^\d{2,}$/.test(next.text) &&
    gapBetween(last, next) <= NEXT_WORD
  );
}

/** "Mandant 2150 · Abrechnung Nr. 10": what is counted is no name. */
const isNumbered = (words: readonly Word[]): boolean =>
  words.some(({ text }, at) => /^(?:nr|no|n°)\.?$/i.test(text) && /^\d/.test(words[at + 1]?.text ?? ''));

/** "VL Anteil Arbeitgeber (im Entgelt nicht enthalten)   6,65": a line of pay may speak of the employer. */
function isLineOfPay(sheets: readonly Sheet[], { page, label, side }: Candidate<string>): boolean {
  const sheet = sheets.find((one) => one.page.number === page);
  const [first] = label.words;
  const before = first ? (sheet?.rows[label.row]?.words ?? []) : [];
  const isBehindWords =
    first !== undefined && before.slice(0, before.indexOf(first)).some(({ text }) => /\p{L}{2}/u.test(text));
  return side === 'right' && isBehindWords && sheet !== undefined && amountsIn(wordsRightOf(sheet, label)).length > 0;
}

/** "Azienda / Studio": behind the stroke the caption goes on. */
function isOtherCaption(sheets: readonly Sheet[], { page, label, side, words: [first] }: Candidate<string>): boolean {
  const row = sheets.find((sheet) => sheet.page.number === page)?.rows[label.row]?.words ?? [];
  return side === 'right' && first !== undefined && row[row.indexOf(first) - 1]?.text === '/';
}

/** Words of a sentence right before the word for an employer: "wird vom Arbeitgeber als Pflichtbeitrag getragen". */
const inSentence = /^(?:vom|durch|den|dem|der|des|wird|dal|dalla|del|della|il|al|alla|un|una)$/;
/** In letter sizes: what stands below but this far aside is in the column of something else. */
const FAR_ASIDE = 6;

function isElsewhere(sheets: readonly Sheet[], { page, label, side, box }: Candidate<string>): boolean {
  const words = sheets.find((sheet) => sheet.page.number === page)?.rows[label.row]?.words ?? [];
  const [first] = label.words;
  const before = first && words[words.indexOf(first) - 1];
  const isAside = side === 'below' && first !== undefined && box.left - label.box.right > first.size * FAR_ASIDE;
  return isAside || (before !== undefined && inSentence.test(before.text));
}

/** Where somebody works tells who pays only where no letterhead does. */
const placeOfWork = /^(?:dienststelle|einrichtung|niederlassung|filiale|betriebsst[aä]tte)[:.]?$/i;
const ROWS_OF_HEAD = 3;

function isPlaceBelowHead(sheets: readonly Sheet[], { label, words }: Candidate<string>): boolean {
  if (!placeOfWork.test(label.words.map(({ text }) => text).join(' ')) || companyIn(words)) return false;
  const cells = sheets[0]?.rows.slice(0, ROWS_OF_HEAD).flatMap((row) => row.cells) ?? [];
  return cells.some((cell) => {
    const name = companyIn(cell.words);
    return name !== null && !stamps.test(nameOf(name));
  });
}

/** What stands where an employer would be named, and names none. */
export const isNoEmployer = (sheets: readonly Sheet[], found: Candidate<string>): boolean =>
  isNumberOfPerson(found.words) ||
  isNoName(found) ||
  isOfNumber(sheets, found) ||
  isPartOfCell(sheets, found) ||
  isOtherCaption(sheets, found) ||
  isPlaceBelowHead(sheets, found) ||
  isElsewhere(sheets, found) ||
  isInPayLine(sheets, found) ||
  isSentence(found.words) ||
  endsSentence(found) ||
  caption.test(found.words[0]?.text ?? '') ||
  isWithinOffice(sheets, found) ||
  isWithinName(sheets, found) ||
  isNumbered(found.words) ||
  isLineOfPay(sheets, found);
