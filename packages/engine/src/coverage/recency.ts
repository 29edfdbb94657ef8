import { addDays, daysBetween } from '@vesta/domain/dates/add-days';
import type { Day } from '@vesta/domain/dates/day';
import { type DaySpan, lengthOf } from './span.ts';

/** A month and a few days for the bank to draw up the next statement. */
const RECENT_DAYS = 35;
/** Italian banks that draw up statements by the quarter need longer. */
const RECENT_DAYS_BY_QUARTER = 45;
const SHORTEST_QUARTER = 80;
/** Older papers are not looked at. */
const OLDEST_DAYS = 366;

export interface Recency {
  readonly lastDay: Day;
  readonly age: number;
  readonly limit: number;
  readonly isRecent: boolean;
}

const limitFor = (newest: DaySpan, country: string | null): number =>
  country === 'IT' && lengthOf(newest) >= SHORTEST_QUARTER ? RECENT_DAYS_BY_QUARTER : RECENT_DAYS;

/** How old the last covered day is, and whether that is still recent. */
export function recencyOf(newest: DaySpan, country: string | null, today: Day): Recency | null {
  const age = daysBetween(newest.to, today);
  if (age === null) return null;
  const limit = limitFor(newest, country);
  return { lastDay: newest.to, age, limit, isRecent: age <= limit };
}

/** The first day that papers are looked at from. */
export const oldestDay = (today: Day): Day => addDays(today, -OLDEST_DAYS) ?? today;
