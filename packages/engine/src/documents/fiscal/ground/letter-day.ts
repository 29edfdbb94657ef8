import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Found } from '../../found.ts';
import type { Line, PagedWord } from '../../recognise/page-text.ts';
import { dayIn } from '../cu/read-points.ts';
import { type Block, blocksOf, plainBlocksOf } from './form-cells.ts';

/** Part of the first page that is the head of a letter. */
const HEAD = 0.45;
/** Paper is at least this much taller than its print reaches to the right: a short letter leaves most of it empty. */
const TALLER = 1.3;

const town = /^\p{Lu}[\p{L}.-]+,?$/u;
/** One word before a day may be what the day is of, and no town. */
const ofDay =
  /^(?:decorrenza|scadenza|inizio|fine|termine|nascita|nat[oa]|dal|al|valuta|beginn|rentenbeginn|ende|ablauf|ab|bis|geburtsdatum|geboren|geb\.|eintritt|austritt|g[üu]ltig|f[äa]llig|stichtag|valid|start|until|from):?$/i;
/** The same in a caption of several words, beside the day or above it: "Data di nascita", "Decorrenza della pensione". */
const saysOfWhat =
  /(?:decorrenza|scadenza|nascita|\bnat[oa]\b|inizio|cessazione|beginn|geburt|geboren|ablauf|stichtag|eintritt|austritt)/;
const link = /^(?:den|li|lì|il|,)$/i;

/** A cell that is nothing but a day, with a town before it at most. */
function dayOfCell(words: readonly PagedWord[]): Found<string> | null {
  const digits = words.findIndex(({ text }) => /\d/.test(text));
  const before = words.slice(0, Math.max(0, digits));
  const isNamed = before.every(({ text }) => !ofDay.test(text) && (town.test(text) || link.test(text)));
  // Forms have cells for the digits of a day, a letter has none: digits without a sign between them are a number.
  const isNumber = /^\d{5,}$/.test(words[digits]?.text ?? '');
  const day = digits >= 0 && isNamed && !isNumber ? dayIn(words.slice(digits)) : null;
  return day && { ...day, confidence: 0.75 };
}

/** Whether what stands before a day in its row, or in the cell above it, says that it is another day than the letter's. */
function isCaptioned(lines: readonly Line[], line: Line, cell: Block): boolean {
  const before = blocksOf(line).filter(({ box }) => box.right <= cell.box.left);
  const above = lines[lines.indexOf(line) - 1];
  const over = (above ? blocksOf(above) : []).filter(
    ({ box }) => box.left < cell.box.right && box.right > cell.box.left,
  );
  return [...before.slice(-1), ...over].some(({ words }) =>
    saysOfWhat.test(plainWordsOf(words.map(({ text }) => text).join(' '))),
  );
}

/** The day of a letter that stands in its head without a caption; null where several stand there. */
export function letterDay(lines: readonly Line[]): Found<string> | null {
  const first = lines.filter(({ page }) => page === lines[0]?.page);
  const bottom = Math.max(0, ...first.map(({ band }) => band.baseline));
  const right = Math.max(0, ...first.map(({ band }) => band.box.right));
  const above = (depth: number): Found<string>[] =>
    first
      .filter(({ band }) => band.baseline <= depth * HEAD)
      .flatMap((line) =>
        plainBlocksOf(line).flatMap((cell) => (isCaptioned(first, line, cell) ? [] : (dayOfCell(cell.words) ?? []))),
      );
  const head = above(bottom);
  const found = head.length > 0 ? head : above(right * TALLER);
  const [only] = found;
  return only && found.every(({ value }) => value === only.value) ? only : null;
}
