import type { Day } from '@vesta/domain/dates/day';
import { dayNumber, monthNumber, yearOf } from '../calendar.ts';
import type { Country } from '../people/person.ts';
import { dayAndMonth, germanDay, italianDay, numeric, numericShort } from '../wording/dates.ts';
import type { Draw, Way } from './draw.ts';

export type DayFormat = (day: Day) => string;

const short = {
  IT: ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'],
  DE: ['Jan', 'Feb', 'Mär', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez'],
} as const;
const two = (value: number): string => String(value).padStart(2, '0');
const shortMonth = (country: Country, day: Day): string => short[country][monthNumber(day) - 1] ?? '';

const named =
  (country: Country, withYear: boolean, end = ''): DayFormat =>
  (day) =>
    `${two(dayNumber(day))} ${shortMonth(country, day)}${end}${withYear ? ` ${yearOf(day)}` : ''}`;

const full: Record<Country, readonly Way<DayFormat>[]> = {
  IT: [
    ['days dd/mm/yyyy', (day) => numeric(day), 4],
    ['days dd/mm/yy', (day) => numericShort(day), 3],
    ['days dd.mm.yyyy', (day) => numeric(day, '.'), 2],
    ['days dd.mm.yy', (day) => numericShort(day, '.'), 2],
    ['days dd-mm-yyyy', (day) => numeric(day, '-'), 1],
    ['days dd MMM yyyy', named('IT', true), 1],
  ],
  DE: [
    ['days dd.mm.yyyy', (day) => numeric(day, '.'), 5],
    ['days dd.mm.yy', (day) => numericShort(day, '.'), 3],
    ['days dd/mm/yyyy', (day) => numeric(day), 0.4],
    ['days dd-mm-yyyy', (day) => numeric(day, '-'), 0.6],
    ['days dd MMM yyyy', named('DE', true, '.'), 1],
  ],
};

const withoutYear: Record<Country, readonly Way<DayFormat>[]> = {
  IT: [
    ['days dd/mm', (day) => dayAndMonth(day, '/', ''), 2],
    ['days dd.mm', (day) => dayAndMonth(day, '.', ''), 1],
    ['days dd MMM', named('IT', false), 1],
  ],
  DE: [
    ['days dd.mm.', (day) => dayAndMonth(day), 4],
    ['days dd.mm', (day) => dayAndMonth(day, '.', ''), 1],
    ['days dd MMM', named('DE', false), 1],
  ],
};

/** How the days of bookings are written: about every third issuer leaves the year to the heading. */
export const rowDays = (draw: Draw, country: Country): DayFormat =>
  draw.one([...full[country], ...withoutYear[country]]);

/** How the days of headings are written, which always tell the year. */
export const headDays = (draw: Draw, country: Country): DayFormat =>
  draw.word<DayFormat>(
    country === 'IT'
      ? [
          (day) => numeric(day),
          (day) => numeric(day),
          (day) => numeric(day, '.'),
          (day) => numericShort(day),
          italianDay,
        ]
      : [(day) => numeric(day, '.'), (day) => numeric(day, '.'), (day) => numericShort(day, '.'), germanDay],
  );
