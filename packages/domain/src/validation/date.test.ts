import { describe, expect, test } from 'vitest';
import { validateBirthDate } from './birth-date.ts';
import { normaliseDate, validateDate } from './date.ts';

const today = '2025-06-15';

describe('VAL-04 a date', () => {
  test.each([
    '24/03/1990',
    '29/02/2024',
    '29/02/2000',
    '31/12/2025',
    '1/2/1990',
    '1.2.1990',
    '1990-02-01',
    ' 01/02/1990 ',
  ])('%s is fine', (date) => {
    expect(validateDate(date)).toBeNull();
  });

  test.each([
    '29/02/2025',
    '29/02/1900',
    '31/04/2025',
    '32/01/2025',
    '00/01/2025',
    '01/13/2025',
    '01/00/2025',
    '01/01/0000',
  ])('%s is not in the calendar', (date) => {
    expect(validateDate(date)).toBe('noSuchDay');
  });

  test.each(['24/03/90', '24/03', 'yesterday', '240390', '24/03/19901', '1a/02/1990', '24/03/1990 12:00'])(
    '%s is not written as one',
    (date) => {
      expect(validateDate(date)).toBe('pattern');
    },
  );

  test('is missing when empty', () => {
    expect(validateDate('  ')).toBe('required');
  });

  test.each([
    ['1/2/1990', '01/02/1990'],
    ['1.2.1990', '01/02/1990'],
    ['1. 2. 1990', '01/02/1990'],
    ['1-2-1990', '01/02/1990'],
    ['1990-02-01', '01/02/1990'],
    ['1990/2/1', '01/02/1990'],
    [' 01/02/1990 ', '01/02/1990'],
    ['someday', 'someday'],
  ])('VAL-11 %s arrives as %s', (typed, kept) => {
    expect(normaliseDate(typed)).toBe(kept);
  });
});

describe('PD-07 a date of birth', () => {
  test.each([
    ['15/06/2007', null],
    ['16/06/2007', 'tooYoung'],
    ['15/06/2025', 'tooYoung'],
    ['16/06/2025', 'inFuture'],
    ['01/01/2090', 'inFuture'],
    ['15/06/1925', null],
    ['16/06/1924', null],
    ['15/06/1924', 'tooOld'],
    ['01/01/0001', 'tooOld'],
    ['29/02/2005', 'noSuchDay'],
    ['2005', 'pattern'],
    ['', 'required'],
  ])('%j is judged %s', (date, code) => {
    expect(validateBirthDate(date, { today })).toBe(code);
  });

  test('may be that of a child where children are meant', () => {
    expect(validateBirthDate('15/06/2025', { today, minAge: 0 })).toBeNull();
    expect(validateBirthDate('16/06/2025', { today, minAge: 0 })).toBe('inFuture');
  });
});
