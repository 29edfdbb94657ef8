import type { Day } from '@vesta/domain/dates/day';
import { dayNumber, type Month, monthNumber, yearOf } from '../calendar.ts';

const italianMonths = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
];
const germanMonths = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

const two = (value: number): string => String(value).padStart(2, '0');

/** 03/10/2026, or with another mark between. */
export const numeric = (day: Day, mark = '/'): string =>
  [two(dayNumber(day)), two(monthNumber(day)), String(yearOf(day))].join(mark);
/** 03/10/26. */
export const numericShort = (day: Day, mark = '/'): string =>
  [two(dayNumber(day)), two(monthNumber(day)), two(yearOf(day) % 100)].join(mark);
/** 03.10., the year being told elsewhere on the page. */
export const dayAndMonth = (day: Day, mark = '.', end = '.'): string =>
  `${two(dayNumber(day))}${mark}${two(monthNumber(day))}${end}`;
/** 031026: six boxes without marks. */
export const sixDigits = (day: Day): string => numericShort(day, '');

export const italianMonth = (month: Month): string => italianMonths[monthNumber(month) - 1] ?? '';
export const germanMonth = (month: Month): string => germanMonths[monthNumber(month) - 1] ?? '';
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
export const italianMonthYear = (month: Month): string => `${capital(italianMonth(month))} ${yearOf(month)}`;
export const germanMonthYear = (month: Month): string => `${germanMonth(month)} ${yearOf(month)}`;
/** 10/2026. */
export const slashMonth = (month: Month, mark = '/'): string => `${two(monthNumber(month))}${mark}${yearOf(month)}`;
export const italianDay = (day: Day): string => `${dayNumber(day)} ${italianMonth(day)} ${yearOf(day)}`;
export const germanDay = (day: Day): string => `${dayNumber(day)}. ${germanMonth(day)} ${yearOf(day)}`;
