import { addDays } from '@vesta/domain/dates/add-days';
import { type Day, dayOf, daysInMonth } from '@vesta/domain/dates/day';
import { plainWordsOf } from '@vesta/domain/text/fold';
import { around } from '../../evidence/geometry.ts';
import { monthOf, type Span } from '../../extraction/day-text.ts';
import type { Found } from '../found.ts';
import { type DayWord, dayMeant } from './day-words.ts';
import type { Line } from './lines.ts';
import { monthsNamed } from './months-named.ts';

export interface Period {
  readonly start: Found<Day> | null;
  readonly end: Found<Day> | null;
  /** Called the time of the statement, both days in one line. */
  readonly isNamed?: boolean;
}

/** Where two languages are spoken the word stands in both: "bis/al". */
const until =
  /^(?:(?:al|bis|to|a|bis zum|bis einschl(?:iesslich)?|(?:fino|sino) (?:al?|a tutto il)|until)(?: giorno)?(?: (?=\S)|$)){1,2}$/;
/** Interest and fees are settled for times of their own. */
const interest = /\b(?:p a|abrechnung\w*|zins\w*|entgelte?|zeit|competenze|interessi|liquidazione)\b/;
/** A time zone may stand in brackets behind the first day. */
const dash = /^\s*(?:\[[^\]]*\]\s*)?[-–—]\s*$/;
const stroke = /^\s*\/\s*$/;
const named = /\b(?:zeitraum|periodo|period)\b/;

function foundDay(line: Line, word: DayWord, day: Day, confidence: number): Found<Day> {
  const raw = line.words.slice(word.first, word.last + 1).map((w) => w.text);
  return { value: day, raw: raw.join(' '), page: line.page, box: word.box, confidence };
}

/** `dal 01/10/2026 al 31/10/2026`, `vom … bis …`, `01.10.2026 - 31.10.2026`; the first may leave out its year. */
function spanIn(line: Line): Period | null {
  return interest.test(line.folded) ? null : anySpanIn(line);
}

/** The day of the paper itself may stand before the two: "Auszug vom 31.10.2026, Umsätze 01.10.2026 - 31.10.2026". */
function anySpanIn(line: Line): Period | null {
  const [first, second, third] = line.days;
  if (line.days.length > 3 || line.text.includes('%')) return null;
  return linkedSpan(line, first, second) ?? (third ? linkedSpan(line, second, third) : null);
}

const backTo = /^[-–—]?\s*(?:dal|vom|from)$/i;

/** "Estratto conto al 30/09/2026 - dal 01/07/2026": the last day may come first. */
function linkedSpan(line: Line, one: DayWord | undefined, other: DayWord | undefined): Period | null {
  const words = one && other ? line.words.slice(one.last + 1, other.first).map(({ text }) => text) : [];
  return backTo.test(words.join(' '))
    ? spanOfDays(line, other, one, '-')
    : spanOfDays(line, one, other, words.join(' '));
}

function spanOfDays(line: Line, from: DayWord | undefined, to: DayWord | undefined, between: string): Period | null {
  if (!from || !to?.day) return null;
  if (line.moneys.length > 0 && !from.day) return null;
  const isLinked =
    dash.test(between) || until.test(plainWordsOf(between)) || (stroke.test(between) && named.test(line.folded));
  if (!isLinked) return null;
  const start = dayMeant(from, { start: addDays(to.day, -366) ?? to.day, end: to.day });
  if (!start || start > to.day) return null;
  const days = { start: foundDay(line, from, start, 0.95), end: foundDay(line, to, to.day, 0.95) };
  return { ...days, isNamed: named.test(line.folded) && line.moneys.length === 0 };
}

const glued = /^\(?(\d{1,2})[./](\d{1,2})[./]?(\d{4}|\d{2})?[-–—](\d{1,2})[./](\d{1,2})[./](\d{4}|\d{2})[).,;]*$/;
const CENTURY = 2000;
const inFull = (year: number): number => (year > 0 && year < 100 ? CENTURY + year : year);

/** `Zeitraum 01.08.–31.10.2026`, in one word; the first day may leave out its year. */
function spanInWord(line: Line): Period | null {
  if (interest.test(line.folded) || line.moneys.length > 0) return null;
  for (const { text, box } of line.words) {
    const [, ...parts] = glued.exec(text) ?? [];
    const [day1, month1, from = 0, day2, month2, to = 0] = parts.map((part) => Number(part ?? 0));
    const [year1, year2] = [inFull(from), inFull(to)];
    if (!day1 || !month1 || !day2 || !month2 || !year2) continue;
    const end = dayOf({ year: year2, month: month2, day: day2 });
    const start = dayOf({ year: year1 || year2 - (month1 > month2 ? 1 : 0), month: month1, day: day1 });
    if (!start || !end || start > end) continue;
    const place = { raw: text, page: line.page, box, confidence: 0.95 };
    return { start: { value: start, ...place }, end: { value: end, ...place }, isNamed: named.test(line.folded) };
  }
  return null;
}

const fromUntil = /^(?:von|vom|dal|from|data inizio|beginn)\b.{0,12}\b(?:bis|al|to|until|fine|ende)\b/;

/** Both days below their own captions. */
function spanBelow(lines: readonly Line[], line: Line): Period | null {
  const [from, to] = line.days;
  const above = lines.find(({ index, page }) => index === line.index - 1 && page === line.page);
  if (!above || !fromUntil.test(above.folded) || !from?.day || !to?.day) return null;
  if (from.first !== 0 || to.first !== from.last + 1 || from.day > to.day) return null;
  return { start: foundDay(line, from, from.day, 0.9), end: foundDay(line, to, to.day, 0.9) };
}

const startWords = /\b(?:dal|vom|ab|inizio periodo|periodo dal|von|from)$/;
const untilWords = /^(?:al|bis(?: zum)?|(?:fino|sino) al?|to|until)$/;
const wordsBefore = (line: Line, { first }: DayWord): string =>
  plainWordsOf(
    line.words
      .slice(0, first)
      .map(({ text }) => text)
      .join(' '),
  );

/** From a day to that of the line below. */
function spanOverLines(lines: readonly Line[], line: Line): Period | null {
  const below = lines.find(({ index, page }) => index === line.index + 1 && page === line.page);
  const [from, to] = [line.days.at(-1), below?.days[0]];
  if (!below || !from?.day || !to?.day || from.day > to.day || line.moneys.length + below.moneys.length > 0)
    return null;
  const isLinked = startWords.test(wordsBefore(line, from)) && untilWords.test(wordsBefore(below, to));
  return isLinked ? { start: foundDay(line, from, from.day, 0.9), end: foundDay(below, to, to.day, 0.9) } : null;
}

const closingWords = /\b(?:data (?:di )?chiusura|chiuso (?:al|il)|fine periodo)$/;
const beginningWords = /\b(?:inizio periodo|data (?:di )?inizio(?: periodo)?)$/;

/** Both ends of the time in one line, each with its own word, in whatever order. */
function spanNamed(line: Line): Period | null {
  const named = (words: RegExp): DayWord | undefined => line.days.find((day) => words.test(wordsBefore(line, day)));
  const [from, to] = [named(beginningWords), named(closingWords)];
  if (!from?.day || !to?.day || from.day > to.day) return null;
  return { start: foundDay(line, from, from.day, 0.9), end: foundDay(line, to, to.day, 0.9) };
}

const MONTHS = 12;

const endWords =
  /\b(?:estratto (?:di |del )?conto (?:corrente )?(?:di corrispondenza )?(?:trimestrale |semestrale |mensile )?(?:n \d+ )?al|situazione al|finanzreport .*per|kontoauszug (?:\w+ ){0,4}(?:per|zum))\b/;

/** The day of a paper is that of its last booking where it is the last one of a month. */
const paperDay = /\bestratto (?:di |del )?conto (?:corrente )?(?:n |nr |numero )?(?:\d+ )*del\b/;
const isMonthEnd = (day: Day): boolean => addDays(day, 1)?.endsWith('-01') ?? false;

/** How many months a paper covers by its name. */
const terms: readonly (readonly [number, RegExp])[] = [
  [1, /\b(?:mensile|monatsauszug|monatlicher?)\b/],
  [3, /\b(?:trimestrale|quartalsauszug|vierteljahrlicher?)\b/],
  [6, /\b(?:semestrale|halbjahresauszug)\b/],
];

/** The first day of a paper that is named by how long it is and by the month that it ends with. */
function firstOfTerm(folded: string, end: Day): Day | null {
  const months = terms.find(([, name]) => name.test(folded))?.[0];
  if (!months || !isMonthEnd(end)) return null;
  const last = Number(end.slice(0, 4)) * MONTHS + Number(end.slice(5, 7)) - 1;
  const first = last - months + 1;
  return dayOf({ year: Math.floor(first / MONTHS), month: (first % MONTHS) + 1, day: 1 });
}

function endIn(line: Line): Period | null {
  const [day] = line.days;
  if (!day?.day || line.moneys.length > 0) return null;
  if (!endWords.test(line.folded) && !(paperDay.test(line.folded) && isMonthEnd(day.day))) return null;
  const first = firstOfTerm(line.folded, day.day);
  return { start: first === null ? null : foundDay(line, day, first, 0.7), end: foundDay(line, day, day.day, 0.85) };
}

const title =
  /\b(?:kontoauszug|estratto (?:di |del )?(?:suo |vostro |tuo )?conto|rendiconto|mese di|mensilita|statement|umsatze|movimenti|auszug)\b/;

/** The month that a line names with its year, from its first day to its last. */
function monthNamed(line: Line): Period | null {
  const index = line.words.findIndex((word) => monthOf(word.text) !== null);
  const [name, number] = [line.words[index], line.words[index + 1]];
  const month = name ? monthOf(name.text) : null;
  if (!name || !number || month === null || !/^20\d{2}$/.test(number.text)) return null;
  const year = Number(number.text);
  const [start, end] = [1, daysInMonth(year, month)].map((day) => dayOf({ year, month, day }));
  if (!start || !end) return null;
  const place = { raw: `${name.text} ${number.text}`, page: line.page, box: around([name.box, number.box]) };
  return { start: { value: start, ...place, confidence: 0.8 }, end: { value: end, ...place, confidence: 0.8 } };
}

/** A statement named by its month: `Kontoauszug Oktober 2024`. */
const monthIn = (line: Line): Period | null =>
  line.days.length > 0 || line.moneys.length > 0 || !title.test(line.folded) ? null : monthNamed(line);

/** Several months, named in the title or in a short line above the list. */
function monthsIn(line: Line, firstRow: number): Period | null {
  const isHead =
    title.test(line.folded) || named.test(line.folded) || (line.words.length <= 5 && line.index < firstRow);
  const span = line.moneys.length > 0 || line.days.length > 0 || !isHead ? null : monthsNamed(line.folded);
  if (!span) return null;
  const place = { raw: line.text, page: line.page, box: line.box, confidence: 0.8 };
  return { start: { value: span.start, ...place }, end: { value: span.end, ...place } };
}

/** The month alone in a line above the list, where no other line names one so: lists by month have several. */
function loneMonth(lines: readonly Line[], firstRow: number): Period | null {
  const alone = lines
    .filter(({ words }) => words.length === 2)
    .flatMap((line) => {
      const period = monthNamed(line);
      return period ? [{ line, period }] : [];
    });
  const [only, ...more] = alone;
  return only && more.length === 0 && only.line.index < firstRow ? only.period : null;
}

/** Words with which a span below the bookings is still that of the bookings. */
const ofList = /\b(?:zeitraum|periodo|period|umsatze|movimenti|kontoauszug|auszug|dal|estratto)\b/;

/** Whoever judges by a settlement's time should know that it is one. */
const SETTLEMENT = 0.85;

function settlementIn(line: Line): Period | null {
  const span = anySpanIn(line);
  if (!span?.start || !span.end) return null;
  return { start: { ...span.start, confidence: SETTLEMENT }, end: { ...span.end, confidence: SETTLEMENT } };
}

/** The time that the paper says it covers: the first span, else the month, else the day it was drawn up to. */
export function periodOf(lines: readonly Line[], firstRow: number): Period {
  const none: Period = { start: null, end: null };
  const first = (read: (line: Line) => Period | null): Period | null => {
    for (const line of lines) {
      const period = read(line);
      if (period) return period;
    }
    return null;
  };
  const told = (line: Line): boolean => line.index < firstRow || ofList.test(line.folded);
  return (
    first((line) =>
      told(line)
        ? (spanIn(line) ?? spanInWord(line) ?? spanNamed(line) ?? spanBelow(lines, line) ?? spanOverLines(lines, line))
        : null,
    ) ??
    // Above the bookings even the time of a settlement is that of the list, if nothing else is.
    first((line) => (Number.isFinite(firstRow) && line.index < firstRow ? settlementIn(line) : null)) ??
    first((line) => monthsIn(line, firstRow)) ??
    first(monthIn) ??
    loneMonth(lines, firstRow) ??
    first(endIn) ??
    none
  );
}

/** A statement covers a quarter at most where it says only when it ends. */
const QUARTER = 100;

/** So many days behind its time a paper may still book. */
const DAYS_AFTER = 7;
/** No day and month comes twice within so many days. */
const ONE_YEAR = 364;

function withDaysAfter({ start, end }: Period): Span | null {
  const after = start && end ? addDays(end.value, DAYS_AFTER) : null;
  if (!start || !after || after > (addDays(start.value, ONE_YEAR) ?? '')) return null;
  return { start: start.value, end: after };
}

/** Time in which days without a year are looked for. */
export function spanOf(period: Period, hints: readonly Day[], today: Day): Span | null {
  const told = period.end ? withDaysAfter(period) : null;
  if (told) return told;
  const end =
    period.end?.value ??
    hints
      .filter((day) => day <= today)
      .sort()
      .at(-1) ??
    null;
  if (end === null) return null;
  return { start: period.start?.value ?? addDays(end, -QUARTER) ?? end, end };
}
