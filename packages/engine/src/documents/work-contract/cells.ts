import { parseAmount } from '../../extraction/amount.ts';
import { dayIn } from '../fiscal/cu/read-points.ts';
import { type Caption, captionsLike, figureLike } from '../fiscal/ground/captions.ts';
import type { Found } from '../found.ts';
import { readFineAmount } from '../payslip/amount-text.ts';
import { folded } from '../recognise/folded.ts';
import { foundFrom } from '../recognise/found-from.ts';
import type { Line, PagedWord } from '../recognise/page-text.ts';
import { countOf } from './blocks.ts';
import { paychecksOf } from './salary.ts';
import type { Wording } from './wording.ts';

interface Cells {
  readonly start: Found<string> | null;
  readonly end: Found<string> | null;
  readonly paychecks: Found<number> | null;
  readonly hours: Found<number> | null;
  /** What an hour is paid with, all parts of it together. */
  readonly hourPay: Found<number> | null;
  readonly probation: Found<number> | null;
  readonly monthPay: Found<number> | null;
}

/** A count that is all there is in its cell: figures, words or both, "14 (quattordici)". */
function countIn(words: readonly PagedWord[]): Found<number> | null {
  const counts = words.map(({ text }) => paychecksOf(folded(text).replace(/^\(|[).,]+$/g, '')));
  const [first] = counts;
  return first !== undefined && first !== null && counts.every((count) => count === first)
    ? foundFrom(first, words, 0.85)
    : null;
}

/** Months; longer ones are misread. */
export const LONGEST_PROBATION = 24;

const MOST_HOURS = 60;
const unit = /^(?:ore|h|hh|std|stunden|hours|settimanali|wochentlich)\.?$/;

/** Hours of a week that are all there is in their cell: "39 ore", "38,5". */
function hoursIn([first, ...more]: readonly PagedWord[]): Found<number> | null {
  const text = first && /^\d{1,2}(?:,\d{1,2})?$/.test(first.text) ? first.text : '0';
  const hours = Number(text.replace(',', '.'));
  const isAlone = more.every((word) => unit.test(folded(word.text)));
  return first && isAlone && hours >= 1 && hours <= MOST_HOURS ? foundFrom(hours, [first, ...more], 0.85) : null;
}

/** Where the caption does not ask for months, its cell says that it counts them: "1 mese". */
const probationHead = /^(?:durata (?:del |der )?)?(?:periodo di prova|probezeit):?$/;
const withUnit = (words: readonly PagedWord[]): Found<number> | null => (words.length > 1 ? monthsIn(words) : null);

/** A count of months that is all there is in its cell. */
function monthsIn([only, ...more]: readonly PagedWord[]): Found<number> | null {
  const months = only && more.every(({ text }) => /^(?:mes[ei]|monate?n?)\.?$/i.test(text)) ? countOf(only.text) : null;
  return only && months !== null && months >= 1 && months <= LONGEST_PROBATION ? foundFrom(months, [only], 0.85) : null;
}

type Read<T> = (words: readonly PagedWord[]) => Found<T> | null;

/** What all cells with this caption tell: behind it, in the next cell or in the first row below, with the words around a figure. */
function worded<T>(lines: readonly Line[], label: RegExp, read: Read<T>): Found<T> | null {
  const told = captionsLike(lines, label).flatMap(
    ({ next, below }) => (next.length > 0 ? read(next) : null) ?? read(below[0] ?? []) ?? [],
  );
  const [first] = told;
  return first && told.every(({ value }) => value === first.value) ? first : null;
}

/** The pay of an hour is printed to five decimals; it is rounded to cents. */
function moneyIn(words: readonly PagedWord[]): Found<number> | null {
  const [only, ...more] = words.filter(({ text }) => !/^(?:€|euro|eur)$/i.test(text));
  const cents = only && more.length === 0 ? readFineAmount(only.text) : null;
  return only && cents !== null && /^\d+[.,]\d{2,5}$/.test(only.text) ? foundFrom(cents, [only], 0.85) : null;
}

/** The pay of a month, of hundreds and more. */
function monthsPayIn(words: readonly PagedWord[]): Found<number> | null {
  const [only, ...more] = words.filter(({ text }) => !/^(?:€|euro|eur|brutto|lord[io])$/i.test(text));
  const cents = only && more.length === 0 ? parseAmount(only.text) : null;
  const isMoney = only !== undefined && /^\d{1,2}(?:\.?\d{3})+,\d{2}$|^\d{3},\d{2}$/.test(only.text);
  return only && cents !== null && isMoney ? foundFrom(cents, [only], 0.85) : null;
}

/** Of a column of days, such as the steps of a pay that rises, none is that of the contract. */
const isOneDay = ({ below }: Caption): boolean => below.filter((row) => dayIn(row.slice(0, 1)) !== null).length < 2;

/** What a form in boxes tells below or beside captions that are cells of their own. */
export const cellsOf = (lines: readonly Line[], { cells }: Wording): Cells => ({
  start: figureLike(lines, cells.start, dayIn, isOneDay),
  end: figureLike(lines, cells.end, dayIn, isOneDay),
  paychecks: worded(lines, cells.paychecks, countIn),
  hours: worded(lines, cells.hours, hoursIn),
  hourPay: cells.hourPay ? figureLike(lines, cells.hourPay, moneyIn) : null,
  probation:
    (cells.probation ? worded(lines, cells.probation, monthsIn) : null) ?? worded(lines, probationHead, withUnit),
  monthPay: cells.monthPay ? worded(lines, cells.monthPay, monthsPayIn) : null,
});
