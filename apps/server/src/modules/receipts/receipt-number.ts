/** The books are kept by the calendar of both countries. */
export const BOOKS_TIME_ZONE = 'Europe/Rome';

const DIGITS = 6;
const year = new Intl.DateTimeFormat('en', { timeZone: BOOKS_TIME_ZONE, year: 'numeric' });

/** The year of the books in which a moment falls: on New Year's Eve the clock of the country counts. */
export const bookYear = (moment: Date): number => Number(year.format(moment));

/** As it is printed: `2026-000017`. */
export const receiptNumber = ({ year, number }: { year: number; number: number }): string =>
  `${year}-${String(number).padStart(DIGITS, '0')}`;
