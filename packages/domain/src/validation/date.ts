import { dayFromSlashDate, isSlashDate } from '../dates/slash-date.ts';
import type { ValidationCode } from './codes.ts';
import { tidy } from './tidy.ts';

const dayFirst = /^(\d{1,2})[./\- ](\d{1,2})[./\- ](\d{4})$/;
const yearFirst = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/;

const written = (day = '', month = '', year = ''): string =>
  `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`;

/** DD/MM/YYYY of the usual ways to write a date; other text is left for the validator to refuse. */
export function normaliseDate(value: string): string {
  const text = tidy(value).replace(/ ?([./-]) ?/g, '$1');
  const front = dayFirst.exec(text);
  if (front) return written(front[1], front[2], front[3]);
  const back = yearFirst.exec(text);
  return back ? written(back[3], back[2], back[1]) : text;
}

/** A day of the calendar, past or future. */
export function validateDate(value: string): ValidationCode | null {
  const date = normaliseDate(value);
  if (date === '') return 'required';
  if (!isSlashDate(date)) return 'pattern';
  return dayFromSlashDate(date) === null ? 'noSuchDay' : null;
}
