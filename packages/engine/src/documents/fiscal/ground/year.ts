import type { Day } from '@vesta/domain/dates/day';
import type { Found } from '../../found.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import type { Line } from '../../recognise/page-text.ts';
import { computed } from './computed.ts';

/** The first four digits that a pattern catches as its group, plus `shift`: a form of 2026 tells of 2025. */
export function yearFrom(lines: readonly Line[], pattern: RegExp, shift = 0): Found<number> | null {
  for (const line of lines) {
    const match = pattern.exec(line.text);
    const digits = match?.slice(1).find((group) => group !== undefined);
    if (!match || !digits) continue;
    const start = match.index + match[0].lastIndexOf(digits);
    const found = foundFrom(Number(digits) + shift, line.wordsAt(start, start + digits.length));
    if (found) return found;
  }
  return null;
}

/** The year of the first day that is known: letters about benefits tell of no year of income. */
export function yearOfDay(...days: readonly (Found<Day> | null)[]): Found<number> | null {
  const day = days.find((one) => one !== null);
  return day ? computed(Number(day.value.slice(0, 4)), [day]) : null;
}

/** Of several statements of the year, the one that none of the others contradicts. */
export function agreedYear(...years: readonly (Found<number> | null)[]): Found<number> | null {
  const told = years.filter((year) => year !== null);
  const first = told[0];
  return first && told.every((year) => year.value === first.value) ? first : null;
}
