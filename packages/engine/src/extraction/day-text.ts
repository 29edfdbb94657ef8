import { type Day, dayOf } from '@vesta/domain/dates/day';

const names: readonly (readonly string[])[] = [
  ['gennaio', 'januar', 'jänner', 'january', 'gen', 'jan', 'jän'],
  ['febbraio', 'februar', 'february', 'feb', 'febb'],
  ['marzo', 'märz', 'maerz', 'march', 'mar', 'mär', 'mrz'],
  ['aprile', 'april', 'apr'],
  ['maggio', 'mai', 'may', 'mag'],
  ['giugno', 'juni', 'june', 'giu', 'jun'],
  ['luglio', 'juli', 'july', 'lug', 'jul'],
  ['agosto', 'august', 'ago', 'aug'],
  ['settembre', 'september', 'set', 'sett', 'sep', 'sept'],
  ['ottobre', 'oktober', 'october', 'ott', 'okt', 'oct'],
  ['novembre', 'november', 'nov'],
  ['dicembre', 'dezember', 'december', 'dic', 'dez', 'dec'],
];

const byName = new Map(names.flatMap((list, index) => list.map((name) => [name, index + 1] as const)));

/** 1 to 12 for the name of a month in Italian, German or English, short or long; null for any other word. */
export const monthOf = (word: string): number | null =>
  byName.get(
    word
      .normalize('NFC')
      .toLowerCase()
      .replace(/[.,:]+$/, ''),
  ) ?? null;

export interface Span {
  readonly start: Day;
  readonly end: Day;
}

/** Two digits of a year: a paper of today never means 1926, and never a day far ahead. */
const fullYear = (digits: string, latest: number): number => {
  if (digits.length === 4) return Number(digits);
  const year = 2000 + Number(digits);
  return year > latest ? year - 100 : year;
};

const LATEST_YEAR = 2099;
const numeric = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})$/;
const iso = /^(\d{4})-(\d{2})-(\d{2})$/;
const compact = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
const sortedCompact = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
const shortDay = /^(\d{1,2})[./](\d{1,2})\.?$/;
const spelled = /^(\d{1,2})[.°]?\s*(\p{L}{3,10})\.?\s*(\d{4})$/u;

/** A complete date: 03/10/2026, 03.10.26, 3-10-2026, 2026-10-03, 3 ottobre 2026, 3. Oktober 2026. */
export function parseDay(text: string, latestYear: number = LATEST_YEAR): Day | null {
  const trimmed = text.trim().replace(/[,;:]$/, '');
  const plain = numeric.exec(trimmed);
  if (plain) {
    const [, day = '', month = '', year = ''] = plain;
    return dayOf({ year: fullYear(year, latestYear), month: Number(month), day: Number(day) });
  }
  const sorted = iso.exec(trimmed);
  if (sorted) return dayOf({ year: Number(sorted[1]), month: Number(sorted[2]), day: Number(sorted[3]) });
  const words = spelled.exec(trimmed);
  const month = words ? monthOf(words[2] ?? '') : null;
  return words && month ? dayOf({ year: Number(words[3]), month, day: Number(words[1]) }) : null;
}

/** DDMMYY or DDMMYYYY without separators, as German payslips print it. */
export function parseCompactDay(text: string, latestYear: number): Day | null {
  const match = compact.exec(text.trim());
  if (!match) return null;
  const [, day = '', month = '', year = ''] = match;
  return dayOf({ year: fullYear(year, latestYear), month: Number(month), day: Number(day) });
}

/** YYYYMMDD without separators, as lists of large programs print it. */
export function parseSortedDay(text: string): Day | null {
  const match = sortedCompact.exec(text.trim());
  return match ? dayOf({ year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) }) : null;
}

/** A day without a year, such as 29.12. or 03/10, set into the span that the paper covers. */
export function parseShortDay(text: string, span: Span): Day | null {
  const match = shortDay.exec(text.trim());
  if (!match) return null;
  const month = Number(match[2]);
  const day = Number(match[1]);
  const years = [Number(span.end.slice(0, 4)), Number(span.start.slice(0, 4))];
  const inside = years
    .map((year) => dayOf({ year, month, day }))
    .find((d) => d !== null && d >= span.start && d <= span.end);
  if (inside) return inside;
  // Outside the span, by a booking day just before or after it: the year that comes nearest.
  const near = [years[0] ?? 0, (years[0] ?? 0) - 1].map((year) => dayOf({ year, month, day }));
  return near.find((d) => d !== null && d <= span.end) ?? near[0] ?? null;
}
