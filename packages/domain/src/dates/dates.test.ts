import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from './add-days.ts';
import { ageOn } from './age.ts';
import { compareDays, dayOf, daysInMonth, isRealDay, partsOf } from './day.ts';
import { dayFromSlashDate, slashDateOf } from './slash-date.ts';

const anyDay = fc
  .date({ min: new Date('0100-01-01T00:00:00Z'), max: new Date('9990-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a real day', () => {
  test.each(['2024-02-29', '2000-02-29', '1990-12-31', '2025-04-30', '0001-01-01'])('%s exists', (day) => {
    expect(isRealDay(day)).toBe(true);
  });

  test.each(['2025-02-29', '1900-02-29', '2025-04-31', '2025-13-01', '2025-00-10', '2025-01-00', '0000-01-01'])(
    '%s does not exist',
    (day) => {
      expect(isRealDay(day)).toBe(false);
    },
  );

  test.each(['2025-1-1', '01/02/2025', '2025-01-01T00:00', ' 2025-01-01', ''])('%j is not written as a day', (text) => {
    expect(partsOf(text)).toBeNull();
  });

  test('fractions make no day', () => {
    expect(dayOf({ year: 2025, month: 1.5, day: 1 })).toBeNull();
  });

  test('months have their lengths', () => {
    expect([1, 2, 4, 12].map((month) => daysInMonth(2023, month))).toEqual([31, 28, 30, 31]);
  });
});

describe('day/month/year', () => {
  test('is read and written', () => {
    expect(dayFromSlashDate('24/03/1990')).toBe('1990-03-24');
    expect(slashDateOf('1990-03-24')).toBe('24/03/1990');
  });

  test.each(['1/2/1990', '31/04/2025', '29/02/2025', '24.03.1990', ''])('%j is no day', (text) => {
    expect(dayFromSlashDate(text)).toBeNull();
  });

  test('what is no day cannot be written', () => {
    expect(slashDateOf('1990-02-30')).toBeNull();
  });

  test('reading undoes writing for every day', () => {
    fc.assert(fc.property(anyDay, (day) => dayFromSlashDate(slashDateOf(day) ?? '') === day));
  });
});

describe('age', () => {
  test.each([
    ['2007-06-15', '2025-06-15', 18],
    ['2007-06-16', '2025-06-15', 17],
    ['2007-05-31', '2025-06-15', 18],
    ['2004-02-29', '2022-02-28', 17],
    ['2004-02-29', '2022-03-01', 18],
    ['2030-01-01', '2025-06-15', -5],
  ])('born %s is on %s %i years old', (birth, today, age) => {
    expect(ageOn(birth, today)).toBe(age);
  });

  test('is not known for a day that does not exist', () => {
    expect(ageOn('2001-02-29', '2025-01-01')).toBeNull();
    expect(ageOn('2001-02-28', 'today')).toBeNull();
  });
});

describe('counting days', () => {
  test.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2025-01-01', -1, '2024-12-31'],
    ['2025-03-29', 2, '2025-03-31'],
    ['0050-12-31', 1, '0051-01-01'],
  ])('%s and %i days is %s', (day, count, result) => {
    expect(addDays(day, count)).toBe(result);
  });

  test('gives nothing where there is no day', () => {
    expect(addDays('2025-02-30', 1)).toBeNull();
    expect(addDays('9999-12-31', 1)).toBeNull();
    expect(daysBetween('2025-02-30', '2025-03-01')).toBeNull();
  });

  test('the distance to a day moved by n is n', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -3000, max: 3000 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count) ?? '')).toBe(count);
      }),
    );
  });

  test('days sort as the calendar does', () => {
    expect(['2025-01-02', '2024-12-31', '2025-01-01'].sort(compareDays)).toEqual([
      '2024-12-31',
      '2025-01-01',
      '2025-01-02',
    ]);
    expect(compareDays('2025-01-01', '2025-01-01')).toBe(0);
  });
});
