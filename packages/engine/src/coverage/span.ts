import { addDays, daysBetween } from '@vesta/domain/dates/add-days';
import type { Day } from '@vesta/domain/dates/day';

/** A stretch of days, both ends included. */
export interface DaySpan {
  readonly from: Day;
  readonly to: Day;
}

export const lengthOf = ({ from, to }: DaySpan): number => Math.max(0, (daysBetween(from, to) ?? -1) + 1);

export const holds = ({ from, to }: DaySpan, day: Day): boolean => from <= day && day <= to;

/** What two stretches share; null where they do not meet. */
export function shared(a: DaySpan, b: DaySpan): DaySpan | null {
  const from = a.from > b.from ? a.from : b.from;
  const to = a.to < b.to ? a.to : b.to;
  return from <= to ? { from, to } : null;
}

/** Stretches that overlap or follow each other without a day between become one; oldest first. */
export function merged(spans: readonly DaySpan[]): DaySpan[] {
  const result: DaySpan[] = [];
  for (const span of spans.filter((one) => one.from <= one.to).toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = result.at(-1);
    const next = last && addDays(last.to, 1);
    if (last && next && span.from <= next) {
      result[result.length - 1] = { from: last.from, to: span.to > last.to ? span.to : last.to };
    } else result.push(span);
  }
  return result;
}

/** The stretches of a window that none of the spans covers. */
export function gapsIn(window: DaySpan, spans: readonly DaySpan[]): DaySpan[] {
  const gaps: DaySpan[] = [];
  let next: Day | null = window.from;
  for (const span of merged(spans.flatMap((one) => shared(window, one) ?? []))) {
    if (next === null) break;
    const before = addDays(span.from, -1);
    if (before && next <= before) gaps.push({ from: next, to: before });
    next = addDays(span.to, 1);
  }
  return next !== null && next <= window.to ? [...gaps, { from: next, to: window.to }] : gaps;
}

export const daysIn = (window: DaySpan, spans: readonly DaySpan[]): number =>
  lengthOf(window) - gapsIn(window, spans).reduce((sum, gap) => sum + lengthOf(gap), 0);
