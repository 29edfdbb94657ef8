import { addDays } from '@vesta/domain/dates/add-days';
import { monthsRequired } from '@vesta/domain/documents/months-required';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coverageOf, missingMonths, windowUpTo } from './coverage.ts';
import { addMonths, lastDayOf, monthsFrom, sameDayIn } from './month.ts';
import { recencyOf } from './recency.ts';
import { type DaySpan, daysIn, gapsIn, lengthOf, merged } from './span.ts';

const span = (from: string, to: string): DaySpan => ({ from, to });

describe('months', () => {
  test.each([
    ['2026-11', -11, '2025-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
  ])('%s moved by %i is %s', (month, count, moved) => {
    expect(addMonths(month, count)).toBe(moved);
  });

  test('short months end early', () => {
    expect(lastDayOf('2028-02')).toBe('2028-02-29');
    expect(sameDayIn('2026-05-31', -3)).toBe('2026-02-28');
    expect(lastDayOf('2026-13')).toBeNull();
    expect(addMonths('nonsense', 1)).toBeNull();
  });

  test('months between two days', () => {
    expect(monthsFrom('2025-11-30', '2026-02-01')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  });
});

describe('stretches of days', () => {
  test('neighbours and overlaps become one', () => {
    const all = merged([
      span('2026-10-01', '2026-10-31'),
      span('2026-09-01', '2026-09-30'),
      span('2026-07-01', '2026-07-20'),
      span('2026-07-10', '2026-07-15'),
    ]);
    expect(all).toEqual([span('2026-07-01', '2026-07-20'), span('2026-09-01', '2026-10-31')]);
  });

  test('gaps lie before, between and after', () => {
    const window = span('2026-08-01', '2026-10-31');
    expect(gapsIn(window, [span('2026-08-05', '2026-08-31'), span('2026-10-01', '2026-10-30')])).toEqual([
      span('2026-08-01', '2026-08-04'),
      span('2026-09-01', '2026-09-30'),
      span('2026-10-31', '2026-10-31'),
    ]);
    expect(gapsIn(window, [span('2025-01-01', '2027-01-01')])).toEqual([]);
    expect(gapsIn(window, [])).toEqual([window]);
  });

  test('covered and uncovered days always make the window, in whatever order papers come', () => {
    const day = fc.integer({ min: 0, max: 200 }).map((offset) => addDays('2026-01-01', offset) ?? '');
    const spans = fc.array(
      fc.tuple(day, day).map(([a, b]) => (a <= b ? span(a, b) : span(b, a))),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(spans, spans, (papers, more) => {
        const window = span('2026-02-01', '2026-05-31');
        const uncovered = gapsIn(window, papers).reduce((sum, gap) => sum + lengthOf(gap), 0);
        expect(daysIn(window, papers) + uncovered).toBe(lengthOf(window));
        expect(daysIn(window, [...papers].reverse())).toBe(daysIn(window, papers));
        expect(daysIn(window, [...papers, ...more])).toBeGreaterThanOrEqual(daysIn(window, papers));
      }),
    );
  });
});

describe('BANK-02 coverage', () => {
  test.each([
    ['2026-10-31', 3, '2026-08-01'],
    ['2026-11-30', 3, '2026-09-01'],
    ['2026-02-28', 3, '2025-12-01'],
    ['2026-11-10', 3, '2026-08-11'],
    ['2026-10-31', 6, '2026-05-01'],
  ])('the window up to %s of %i months begins on %s', (last, months, from) => {
    expect(windowUpTo(last, months)).toEqual(span(from, last));
  });

  test('tells the months that are missing, wholly or in part', () => {
    const coverage = coverageOf(span('2026-08-01', '2026-10-31'), [
      span('2026-08-12', '2026-08-31'),
      span('2026-10-01', '2026-10-31'),
    ]);
    expect(coverage.isWhole).toBe(false);
    expect(coverage.months.map(({ month, state }) => [month, state])).toEqual([
      ['2026-08', 'partial'],
      ['2026-09', 'missing'],
      ['2026-10', 'covered'],
    ]);
    expect(missingMonths(coverage)).toEqual(['2026-08', '2026-09']);
  });

  test('two days at a seam do not matter, five do', () => {
    const window = span('2026-08-01', '2026-10-31');
    const from = (day: string): boolean => coverageOf(window, [span(day, '2026-10-31')]).isWhole;
    expect(from('2026-08-03')).toBe(true);
    expect(from('2026-08-06')).toBe(false);
  });

  test('six months for the self-employed', () => {
    expect([monthsRequired('Self-employed'), monthsRequired('Employed'), monthsRequired(null)]).toEqual([6, 3, 3]);
  });
});

describe('BANK-02 recency', () => {
  const today = '2026-11-15';
  test.each([
    ['a monthly statement of the last month', span('2026-10-01', '2026-10-31'), 'DE', true],
    ['the 35th day', span('2026-09-12', '2026-10-11'), 'DE', true],
    ['the 36th day', span('2026-09-11', '2026-10-10'), 'DE', false],
    ['an Italian quarter on the 45th day', span('2026-07-04', '2026-10-01'), 'IT', true],
    ['a German quarter on the 45th day', span('2026-07-04', '2026-10-01'), 'DE', false],
    ['an Italian month on the 45th day', span('2026-09-02', '2026-10-01'), 'IT', false],
  ])('%s', (_, newest, country, recent) => {
    expect(recencyOf(newest, country, today)?.isRecent).toBe(recent);
  });
});
