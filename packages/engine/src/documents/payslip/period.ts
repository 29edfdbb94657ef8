import type { Day } from '@vesta/domain/dates/day';
import type { Word } from '../../evidence/page.ts';
import { monthOf, parseDay } from '../../extraction/day-text.ts';
import { type Candidate, candidatesNamed } from '../../extraction/label-values.ts';
import { CELL_GAP, gapBetween, type Sheet, sizeOf } from '../../extraction/labels.ts';
import { certainty, type Draft, put, putCandidate } from './draft.ts';
import { extraMonths } from './extra-month.ts';

const EARLIEST = 1995;
const LATEST = 2099;

function monthText(year: number, month: number): string | null {
  if (year < EARLIEST || year > LATEST || month < 1 || month > 12) return null;
  return `${year}-${String(month).padStart(2, '0')}`;
}

const spelled = /^(\p{L}{3,9})\.?[\s/-]*((?:20|19)\d{2}|\d{2})$/u;
const numeric = /^(\d{1,2})[/.-]((?:20|19)\d{2})$/;
/** 2026-10 or 2026/3; 2026.3 is the version of a program. */
const sorted = /^((?:20|19)\d{2})(?:[/-](\d{1,2})|\.(\d{2}))$/;
const spaced = /^(\d{1,2}) ((?:20|19)\d{2})$/;
const range = /^(\S+)\s*(?:-|–|al|bis)\s*(\S+)$/i;

/** Oktober 2026, OTTOBRE 26, 10/2026, 2026-10, or the first and last day of one month, as '2026-10'. */
export function parsePeriod(text: string): string | null {
  const trimmed = text
    .replace(/^(?:dal|vom|von|per)\s+/i, '')
    .replace(/(?<=\d)\s*\/\s*(?=\d)/g, '/')
    .trim();
  const words = spelled.exec(trimmed);
  if (words) {
    const month = monthOf(words[1] ?? '');
    const year = Number(words[2]);
    return month === null ? null : monthText(year < 100 ? 2000 + year : year, month);
  }
  const plain = numeric.exec(trimmed) ?? spaced.exec(trimmed);
  if (plain) return monthText(Number(plain[2]), Number(plain[1]));
  const turned = sorted.exec(trimmed);
  if (turned) return monthText(Number(turned[1]), Number(turned[2] ?? turned[3]));
  const days = range.exec(trimmed);
  const [from, to] = days ? [parseDay(days[1] ?? ''), parseDay(days[2] ?? '')] : [null, null];
  return from && to && from.slice(0, 7) === to.slice(0, 7) ? from.slice(0, 7) : null;
}

const short = /^(\d{1,2})\/(\d{2})$/;
const unparted = /^((?:20|19)\d{2})(\d{2})$/;
const sayingMonth = /mese|monat|periodo|period|zeitraum|month/i;

function shortPeriod(text: string): string | null {
  const match = short.exec(text.trim());
  if (match) return monthText(2000 + Number(match[2]), Number(match[1]));
  const sortedMonth = unparted.exec(text.trim());
  return sortedMonth ? monthText(Number(sortedMonth[1]), Number(sortedMonth[2])) : null;
}

/** 10/26 or 202610 is a month only behind a label that says so: behind others it counts instalments. */
const isMonthByLabel = ({ raw, label }: Candidate<string>): boolean =>
  !(short.test(raw) || unparted.test(raw)) || label.words.some((word) => sayingMonth.test(word.text));

interface SpelledMonth {
  readonly period: string;
  readonly words: readonly Word[];
  readonly titled: boolean;
}

/** The first and the last day of a month with what joins them: "01.10.2026 - 31.10.2026", "01/10/2026 al 31/10/2026". */
function monthFromDays(words: readonly Word[], at: number): { period: string; words: readonly Word[] } | null {
  const run = words.slice(at, at + 3);
  const period = run.length === 3 ? parsePeriod(run.map(({ text }) => text).join(' ')) : null;
  return period && parseDay(run[0]?.text ?? '') && parseDay(run[2]?.text ?? '') ? { period, words: run } : null;
}

/** A month and its year with a stroke between blanks: "2026 / 04". */
function monthInThree(words: readonly Word[], at: number): { period: string; words: readonly Word[] } | null {
  const run = words.slice(at, at + 3);
  const period = run[1]?.text === '/' ? parsePeriod(run.map(({ text }) => text).join(' ')) : null;
  return period && run.length === 3 ? { period, words: run } : null;
}

/** "14 ottobre 2026" is a day; a house number at the end of the column beside it is none. */
const isDayBefore = (before: Word | undefined, month: Word): boolean =>
  before !== undefined && /^\d{1,2}[.°]?$/.test(before.text) && gapBetween(before, month) <= CELL_GAP;

/** "1. – 31. Oktober 2026": the first and the last day of the month before its name. */
function isWholeMonth(words: readonly Word[], at: number): boolean {
  const [first, to, last] = words.slice(Math.max(0, at - 3), at).map(({ text }) => text);
  return (
    /^0?1[.°]?$/.test(first ?? '') && /^(?:[-–]|bis|al)$/i.test(to ?? '') && /^(?:28|29|30|31)[.°]?$/.test(last ?? '')
  );
}

/** Letter sizes from the title down to the month below it, and by which their edges differ. */
const BELOW_TITLE = 3;
const ALIGNED = 1;

/** Whether a month is all that stands in its cell, right below the title and set to one of its edges. */
function isBelowTitle(sheet: Sheet, place: number, month: readonly Word[]): boolean {
  const row = sheet.rows[place];
  const [first, last] = [month[0], month.at(-1)];
  if (!first || !last) return false;
  const isAlone = row?.cells.some(
    ({ words }) => words.length === month.length && month.every((word, at) => words[at] === word),
  );
  const size = sizeOf(first) * ALIGNED;
  return (
    isAlone === true &&
    (sheet.byName.get('title') ?? []).some(({ row: at, words, box }) => {
      const step = (row?.baseline ?? 0) - (sheet.rows[at]?.baseline ?? 0);
      const isNear = step > 0 && step < BELOW_TITLE * Math.max(...words.map(sizeOf));
      return isNear && (Math.abs(box.left - first.box.left) < size || Math.abs(box.right - last.box.right) < size);
    })
  );
}

const parting = /^[/|(–-]+$/;

/** "10.2026 (Oktober)", "01/2026 – GENNAIO": figures that tell the same month as the name behind them. */
const isNamedBehind = (period: string | null, next: Word | undefined): boolean =>
  period !== null && next !== undefined && monthOf(next.text.replace(/[()]/g, '')) === Number(period.slice(-2));

/** A month by its name and its year, wherever it stands, unless a day of the month comes before it; or 10/2026 beside or below the title. */
function spelledOn(sheet: Sheet): SpelledMonth[] {
  const titleRows = new Set((sheet.byName.get('title') ?? []).map((label) => label.row));
  return sheet.rows.flatMap((row, place) =>
    row.words.flatMap((word, index): SpelledMonth[] => {
      const next = row.words[index + 1];
      const named = next && parting.test(next.text) ? row.words[index + 2] : next;
      const single = parsePeriod(word.text);
      const both = next && /^\d{4}$/.test(next.text) ? parsePeriod(`${word.text} ${next.text}`) : null;
      const before = row.words[index - 1]?.text ?? '';
      // "Verdienstabrechnung" over "für 08/2026 Echtabrechnung": the word before goes on from the title.
      const goesOn = /^(?:für|per)$/i.test(before) && titleRows.has(place - 1);
      const isInTitle =
        titleRows.has(place) ||
        goesOn ||
        isBelowTitle(sheet, place, [word]) ||
        isNamedBehind(single, named) ||
        // "05/2026 01.05.2026 – 31.05.2026": its days say that it is a month.
        (single !== null && monthFromDays(row.words, index + 1)?.period === single);
      const titled = isInTitle || /^(?:für|per|mese|del|di)$/i.test(before);
      // In figures alone it is a month only where the slip says what it is.
      const period = both ?? (/\p{L}/u.test(word.text) || isInTitle ? single : null);
      const isTitleRow = titleRows.has(place) || isBelowTitle(sheet, place, row.words.slice(index, index + 3));
      const days = isTitleRow ? (monthFromDays(row.words, index) ?? monthInThree(row.words, index)) : null;
      if (days) return [{ ...days, titled: true }];
      const isWhole = isWholeMonth(row.words, index);
      if (!period || (isDayBefore(row.words[index - 1], word) && !isWhole)) return [];
      return [{ period, words: both && next ? [word, next] : [word], titled: titled || isWhole }];
    }),
  );
}

const monthAndYear =
  /(?:^|\s)(?:mese|mensilit[aà]|monat)[:.]? (\p{L}{3,9}|\d{1,2})[,/]? (?:(?:e|und|dell'?)? ?)(?:anno|jahr)[:.]? (20\d{2})(?=\s|$)/iu;

/** Month and year under captions of their own: "Mese AGOSTO   Anno 2026". */
function monthsAndYears(sheet: Sheet): SpelledMonth[] {
  return sheet.rows.flatMap(({ words }) => {
    const [, name = '', year = ''] = monthAndYear.exec(words.map(({ text }) => text).join(' ')) ?? [];
    const period = parsePeriod(/\d/.test(name) ? `${name}/${year}` : `${name} ${year}`);
    const own = words.filter(({ text }) => text.replace(/[,/]$/, '') === name || text === year);
    return period ? [{ period, words: own, titled: true }] : [];
  });
}

/** Pay may be reckoned ahead, but by no more than a month. */
function latestPeriod(today: Day): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
}

/** "Abrechnung 07/26": the month of a slip that names no other, in two figures each. */
const behindTitle = (sheets: readonly Sheet[]) =>
  sheets.flatMap((sheet) =>
    (sheet.byName.get('title') ?? []).flatMap(({ row, words }) => {
      const own = sheet.rows[row]?.words ?? [];
      const last = words.at(-1);
      const next = last && own[own.indexOf(last) + 1];
      const period = next && /^\d{2}\/\d{2}$/.test(next.text) ? shortPeriod(next.text) : null;
      return next && last && period && gapBetween(last, next) <= CELL_GAP
        ? [{ period, words: [next], page: sheet.page.number }]
        : [];
    }),
  );

/** The month that is paid: behind its label, in the title, or the only month that the slip names. */
export function readPeriod(draft: Draft, sheets: readonly Sheet[], today: Day): void {
  const isPast = (period: string): boolean => period <= latestPeriod(today);
  const labelled = sheets
    .flatMap((sheet) =>
      candidatesNamed(sheet, 'period', { parse: (text) => parsePeriod(text) ?? shortPeriod(text), words: 4 }),
    )
    .filter((found) => isPast(found.value) && isMonthByLabel(found))
    .sort((a, b) => a.cost - b.cost);
  const places = sheets
    .flatMap((sheet) =>
      [...monthsAndYears(sheet), ...spelledOn(sheet)].map((found) => ({ ...found, page: sheet.page.number })),
    )
    .filter(({ period }) => isPast(period));
  const titled = places.filter((found) => found.titled);
  const clear: Candidate<string> | undefined = labelled[0];
  const named = new Set((titled.length > 0 ? titled : places).map((found) => found.period));
  if (clear && clear.cost < 1.7 && (titled.length === 0 || named.has(clear.value))) {
    putCandidate(draft, 'period', clear, named.has(clear.value) ? certainty.confirmed : certainty.labelled);
    return;
  }
  const spare =
    places.length === 0 ? [...extraMonths(sheets), ...behindTitle(sheets).filter(({ period }) => isPast(period))] : [];
  const [first] = titled.length > 0 ? titled : [...places, ...spare];
  if (!first || named.size > 1) return;
  put(
    draft,
    'period',
    first.period,
    first.words,
    first.page,
    titled.length > 0 ? certainty.labelled : certainty.likely,
  );
}
