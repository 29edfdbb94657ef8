import { type Day, dayOf, daysInMonth } from '@vesta/domain/dates/day';
import { monthOf, type Span } from '../../extraction/day-text.ts';

const QUARTER = '(?<quarter>i{1,3}|iv|[1-4]|primo|secondo|terzo|quarto|erstes|zweites|drittes|viertes)';
const quarters: readonly RegExp[] = [
  new RegExp(String.raw`\b${QUARTER} (?:trimestre|quartal) (?:del |dell anno |anno )?(?<year>20\d\d)\b`),
  new RegExp(String.raw`\b(?:trimestre|quartal) ${QUARTER} (?<year>20\d\d)\b`),
  /\bq(?<quarter>[1-4]) (?<year>20\d\d)\b/,
];
const ordinals: readonly (readonly string[])[] = [
  ['i', '1', 'primo', 'erstes'],
  ['ii', '2', 'secondo', 'zweites'],
  ['iii', '3', 'terzo', 'drittes'],
  ['iv', '4', 'quarto', 'viertes'],
];
const months =
  /\b(?<first>[a-z]{3,10}) (?:(?<own>20\d\d) )?(?:a |al |ad |bis |fino a |und |e )?(?<last>[a-z]{3,10}) (?<year>20\d\d)\b/g;

const spanOf = (year: number, first: number, endYear: number, last: number): Span | null => {
  const [start, end] = [
    dayOf({ year, month: first, day: 1 }),
    dayOf({ year: endYear, month: last, day: daysInMonth(endYear, last) }),
  ] satisfies (Day | null)[];
  return start && end && start < end ? { start, end } : null;
};

function quarterIn(folded: string): Span | null {
  const groups = quarters.map((shape) => shape.exec(folded)?.groups).find((found) => found !== undefined);
  const [quarter, year] = [groups?.quarter ?? '', groups?.year];
  const place = ordinals.findIndex((names) => names.includes(quarter));
  return place < 0 ? null : spanOf(Number(year), place * 3 + 1, Number(year), place * 3 + 3);
}

function rangeIn(folded: string): Span | null {
  for (const { groups } of folded.matchAll(months)) {
    const [first, last] = [monthOf(groups?.first ?? ''), monthOf(groups?.last ?? '')];
    const year = Number(groups?.year);
    // "dicembre - febbraio 2026" begins in the year before.
    const own = groups?.own ? Number(groups.own) : year - (first && last && first > last ? 1 : 0);
    const span = first && last ? spanOf(own, first, year, last) : null;
    if (span) return span;
  }
  return null;
}

/** The time that a line names by a quarter, or from one month to another: `III trimestre 2026`, `Juli - September 2026`. */
export const monthsNamed = (folded: string): Span | null => quarterIn(folded) ?? rangeIn(folded);
