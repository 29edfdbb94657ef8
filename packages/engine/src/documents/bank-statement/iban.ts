import { countrySpecs, electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { around } from '../../evidence/geometry.ts';
import { repairedIban } from '../../evidence/scan/repaired-ibans.ts';
import type { Found } from '../found.ts';
import type { Line } from './lines.ts';

const start = /^(?:IBAN:?)?([A-Z]{2}\d{2}[A-Z0-9]*)[.,;)]?$/i;
const part = /^[A-Z0-9]{1,27}(?:[.\-/][A-Z0-9]{1,27})*[.,;)]?$/i;
/** How many letters an account number of the country has. */
export const ibanLength = (country: string): number | null => countrySpecs[country]?.chars ?? null;

export interface PrintedIban extends Found<string> {
  readonly valid: boolean;
  readonly labelled: boolean;
  readonly line: number;
}

const clean = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

const letters = /^(?:IBAN:?)?([A-Z]{2})$/;

/** Some forms print country, check digits and bank apart: IT 60 X 05428 11101 000000123456. */
const parted = (line: Line, index: number): string | null =>
  /^\d{2}$/.test(line.words[index + 1]?.text ?? '') ? (letters.exec(line.words[index]?.text ?? '')?.[1] ?? null) : null;

function from(line: Line, index: number): PrintedIban | null {
  const apart = parted(line, index);
  const head = apart ?? clean(start.exec(line.words[index]?.text ?? '')?.[1] ?? '');
  const length = ibanLength(head.slice(0, 2));
  if (length === null) return null;
  let text = head;
  let last = index;
  while (text.length < length && part.test(line.words[last + 1]?.text ?? '')) {
    last += 1;
    text += clean(line.words[last]?.text ?? '');
  }
  // Groups of four hide which of their signs are letters, so that what a scan confuses is put right in the whole.
  text = isValidIBAN(text) ? text : (repairedIban(text) ?? text);
  if (text.length !== length) return null;
  // Two letters and two digits are easily met: apart they count only where the check digits bear them out.
  if (apart && !isValidIBAN(text)) return null;
  const words = line.words.slice(index, last + 1);
  const before = line.words
    .slice(Math.max(0, index - 3), index + 1)
    .map((word) => word.text)
    .join(' ');
  return {
    value: electronicFormatIBAN(text) ?? text,
    raw: words.map((word) => word.text).join(' '),
    page: line.page,
    box: around(words.map((word) => word.box)),
    confidence: 0.97,
    valid: isValidIBAN(text),
    labelled: /iban/i.test(before),
    line: line.index,
  };
}

/** Every account number of the line, its check digits right or not. */
export function ibansIn(line: Line): PrintedIban[] {
  const found: PrintedIban[] = [];
  line.words.forEach((_, index) => {
    const iban = from(line, index);
    if (iban) found.push(iban);
  });
  return found;
}

/** Numbers of accounts that are named beside the statement's own: where salary is paid from, where savings go, the bank's. */
const otherAccount =
  /\b(?:(?:ein)?zahlungen (?:an|auf)|(?:ein)?zahlung an die|uberweisungen an|an die bank|versament[io] (?:a|su)|pagament[io] (?:alla|a favore della) banca|referenzkonto|gegenkonto|conto di appoggio|glaubiger|creditore|ordinante|beneficiario)\b/;

/** A foot is printed on every page: more often than this tells nothing more. */
const OFTEN = 3;

/** Forms print the caption above its number. */
export const isCaptioned = ({ box, line }: PrintedIban, lines: readonly Line[]): boolean =>
  lines.some(
    ({ index, words }) =>
      (index === line - 1 || index === line - 2) &&
      words.some((word) => /^\W*iban\W*$/i.test(word.text) && word.box.left < box.right && word.box.right > box.left),
  );

/**
 * The account of the statement: what is printed outside the bookings, most often, and labelled as such. Whose paper it is
 * stands first on it; the bank's own number stands in its foot.
 */
export function ownIban(lines: readonly Line[]): PrintedIban | null {
  const found = lines.filter((line) => !otherAccount.test(line.folded)).flatMap(ibansIn);
  const score = (iban: PrintedIban): number => {
    const same = found.filter((other) => other.value === iban.value);
    const isLabelled = same.some((other) => other.labelled || isCaptioned(other, lines));
    return (
      Math.min(OFTEN, same.length) +
      (isLabelled ? 2 : 0) +
      (iban.valid ? 2 : 0) +
      (found[0]?.value === iban.value ? 2 : 0)
    );
  };
  return found.reduce<PrintedIban | null>((best, iban) => (best && score(best) >= score(iban) ? best : iban), null);
}

const bicShape = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/;

/** The BIC that is printed most often behind its own label; one beside the account number counts more. */
export function ownBic(lines: readonly Line[]): Found<string> | null {
  const found = lines.flatMap((line, at) => bicIn(line) ?? bicBelow(line, lines.slice(at + 1, at + 3)) ?? []);
  const own = ownIban(lines);
  const score = (bic: Found<string> & { line: number }): number =>
    found.filter((other) => other.value === bic.value).length + (own && Math.abs(own.line - bic.line) <= 2 ? 2 : 0);
  const best = found.reduce<(typeof found)[number] | null>((a, b) => (a && score(a) >= score(b) ? a : b), null);
  return best && { value: best.value, raw: best.raw, page: best.page, box: best.box, confidence: best.confidence };
}

type PrintedBic = Found<string> & { readonly line: number };

const bicCaption = /^\(?(?:BIC|SWIFT|BIC\/SWIFT)\b/i;

/** Forms print the number under its caption; a line of the address beside it may stand between them. */
function bicBelow(line: Line, below: readonly Line[]): PrintedBic | null {
  const caption = line.words.find(({ text }) => bicCaption.test(text));
  if (!caption) return null;
  for (const { page, index, words } of below) {
    const word = words.find(
      ({ text, box }) => bicShape.test(text) && box.left < caption.box.right && caption.box.left < box.right,
    );
    if (word && page === line.page)
      return { value: word.text, raw: word.text, page, box: word.box, confidence: 0.9, line: index };
  }
  return null;
}

function bicIn(line: Line): PrintedBic | null {
  const index = line.words.findIndex((word) => bicCaption.test(word.text));
  if (index < 0) return null;
  const glued = /^BIC:([A-Z0-9]{8,11})$/.exec(line.words[index]?.text ?? '')?.[1];
  const word = glued
    ? line.words[index]
    : line.words.slice(index + 1, index + 4).find((next) => bicShape.test(next.text));
  const value = glued ?? word?.text;
  if (!word || !value || !bicShape.test(value)) return null;
  return { value, raw: word.text, page: line.page, box: word.box, confidence: 0.95, line: line.index };
}
