import { type Month, shiftedMonth } from '@vesta/domain/dates/month';
import type { MissingDocument } from '@vesta/domain/documents/income-check';
import type { DocumentReading } from '@vesta/domain/documents/reading';
import type { DocumentType } from '@vesta/domain/documents/types';
import { textFact } from '../../features/documents/fact-of.ts';
import type { MonthState } from '../../ui/months-strip/months-strip.tsx';

function between(from: Month, to: Month): Month[] {
  const months: Month[] = [];
  for (let month = from; month <= to && months.length < 24; month = shiftedMonth(month, 1)) months.push(month);
  return months;
}

/** The months that a paper shows: one for a payslip, all that it touches for a statement. */
export function monthsOf(type: DocumentType, reading: DocumentReading): Month[] {
  if (type === 'payslip') {
    const period = textFact(reading, 'period')?.slice(0, 7);
    return period ? [period] : [];
  }
  const [from, to] = [textFact(reading, 'period_start'), textFact(reading, 'period_end')];
  return from && to ? between(from.slice(0, 7), to.slice(0, 7)) : [];
}

interface Sorted {
  id: string;
  hasError: boolean;
  hasWarning: boolean;
}

/**
 * What needs the person now comes first: papers with something to mend, then those that tell no month yet, as they came.
 * The others follow from the newest month to the oldest, however they arrived.
 */
export function currentFirst<T extends Sorted>(
  papers: readonly T[],
  months: ReadonlyMap<string, Month | undefined>,
): T[] {
  const rank = ({ id, hasError, hasWarning }: T) => (hasError || hasWarning ? 0 : months.get(id) ? 2 : 1);
  return papers.toSorted(
    (one, other) => rank(one) - rank(other) || (months.get(other.id) ?? '').localeCompare(months.get(one.id) ?? ''),
  );
}

/** The months that the server misses of one kind of paper. */
export const missingMonths = (missing: readonly MissingDocument[], type: DocumentType): Month[] =>
  missing.filter(({ alternatives }) => alternatives.includes(type)).flatMap(({ months }) => months);

export interface Strip {
  month: Month;
  state: MonthState;
}

interface StripFacts {
  /** What is asked for before anything is there. */
  wanted: readonly Month[];
  there: readonly Month[];
  /** What the server says is missing; it knows better than the calendar which months count. */
  missing: readonly Month[];
  isReading: boolean;
}

/** The months side by side. Once papers are there, the window is what they and the gaps between them span. */
export function stripOf({ wanted, there, missing, isReading }: StripFacts): Strip[] {
  const months = there.length > 0 ? [...new Set([...there, ...missing])].sort().slice(-wanted.length) : [...wanted];
  const all = months.length < wanted.length && there.length > 0 ? [...new Set([...wanted, ...months])].sort() : months;
  return all.slice(-wanted.length).map((month) => {
    if (there.includes(month) && !missing.includes(month)) return { month, state: 'have' };
    if (isReading) return { month, state: 'wait' };
    return { month, state: there.length > 0 ? 'gap' : 'ahead' };
  });
}
