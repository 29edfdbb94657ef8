import { addDays, daysBetween } from '@vesta/domain/dates/add-days';
import type { Day } from '@vesta/domain/dates/day';
import type { Reading } from '../documents/reading.ts';
import type { DaySpan } from './span.ts';

/** What a statement says about the time it covers, and the balances at both ends. */
export interface CoveredSpan extends DaySpan {
  readonly opening: number | null;
  readonly closing: number | null;
}

const earliest = (days: readonly Day[]): Day | null => days.toSorted()[0] ?? null;
const latest = (days: readonly Day[]): Day | null => days.toSorted().at(-1) ?? null;

/**
 * The days that a statement covers: the period that it prints, else its balances' days, else its bookings. It never
 * reaches beyond today, and bookings after the printed end carry it on.
 */
export function spanOfStatement(reading: Reading<'account_statement'>, today: Day): CoveredSpan | null {
  const { period_start, period_end, opening_date, opening_balance, closing_date, closing_balance } = reading.fields;
  const booked = reading.transactions.map(({ date }) => date).filter((day) => day <= today);
  const opened = opening_date?.value;
  const end = latest([period_end?.value ?? closing_date?.value ?? [], latest(booked) ?? []].flat());
  const start = period_start?.value ?? (opened && earliest([opened, ...booked])) ?? earliest(booked);
  if (!start || !end) return null;
  const to = end > today ? today : end;
  if (start > to) return null;
  return { from: start, to, opening: opening_balance?.value ?? null, closing: closing_balance?.value ?? null };
}

/** A longer silence than this between two papers is a missing paper, whatever the balances say. */
const LONGEST_SILENCE = 10;

/**
 * Where one paper opens with the balance that the one before it closed with, nothing was booked in between: papers
 * that only show the days of their bookings cover those days as well.
 */
export function bridged(spans: readonly CoveredSpan[]): CoveredSpan[] {
  const sorted = spans.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return sorted.map((span, index) => {
    const next = sorted[index + 1];
    const silence = next ? daysBetween(span.to, next.from) : null;
    const carriesOn = next && span.closing !== null && span.closing === next.opening;
    if (!carriesOn || silence === null || silence <= 1 || silence > LONGEST_SILENCE) return span;
    return { ...span, to: addDays(next.from, -1) ?? span.to };
  });
}
