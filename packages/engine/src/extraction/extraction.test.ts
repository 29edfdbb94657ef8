import { describe, expect, test } from 'vitest';
import type { Word } from '../evidence/page.ts';
import { hasSign, parseAmount } from './amount.ts';
import { bandsOf } from './bands.ts';
import { monthOf, parseCompactDay, parseDay, parseShortDay } from './day-text.ts';

describe('amounts', () => {
  test.each([
    ['1.234,56', 123_456],
    ['8,20-', -820],
    ['1.443,81 H', 144_381],
    ['250,00 S', -25_000],
    ['250,00S', -25_000],
    ['-1.234,56 €', -123_456],
    ['+12,34€', 1_234],
    ['€ 1.000,00', 100_000],
    ['1\u0019234,56', 123_456],
    ['1 234,56', 123_456],
    ['1,234.56', 123_456],
    ['−5,00', -500],
    ['0,00-', 0],
    ['12.50', 1_250],
  ])('%j is %i cents', (text, cents) => {
    expect(parseAmount(text)).toBe(cents);
  });

  test.each([
    "1'234.56",
    '12',
    '1.234',
    '12,345',
    'IT60',
    '1.23,45',
    '12,3',
    '',
    ',50',
    '--5,00',
    '-5,00-',
    '12.34.56',
  ])('%j is none', (text) => {
    expect(parseAmount(text)).toBeNull();
  });

  test.each([
    ['8,20-', true],
    ['8,20 H', true],
    ['+8,20', true],
    ['8,20', false],
    ['Saldo', false],
  ])('%j says its sign: %s', (text, signed) => {
    expect(hasSign(text)).toBe(signed);
  });
});

describe('days', () => {
  test.each([
    ['03/10/26', '2026-10-03'],
    ['3.10.2026', '2026-10-03'],
    ['03-10-2026', '2026-10-03'],
    ['2026-10-03', '2026-10-03'],
    ['3 ottobre 2026', '2026-10-03'],
    ['3. März 2026', '2026-03-03'],
    ['31 December 2025,', '2025-12-31'],
  ])('%s is %s', (text, day) => {
    expect(parseDay(text)).toBe(day);
  });

  test.each(['31/04/2026', '29/02/2026', '1234', '03.10.', 'ottobre 2026', '3 foo 2026'])('%s is none', (text) => {
    expect(parseDay(text)).toBeNull();
  });

  test('a birth date of two digits lies in the past', () => {
    expect(parseCompactDay('210679', 2026)).toBe('1979-06-21');
    expect(parseCompactDay('010120', 2026)).toBe('2020-01-01');
  });

  test.each([
    ['03.10.', '2026-10-01', '2026-10-31', '2026-10-03'],
    ['29.12.', '2025-12-28', '2026-01-27', '2025-12-29'],
    ['02.01.', '2025-12-28', '2026-01-27', '2026-01-02'],
    ['30.12.', '2026-01-01', '2026-01-31', '2025-12-30'],
  ])('%s between %s and %s is %s', (text, start, end, day) => {
    expect(parseShortDay(text, { start, end })).toBe(day);
  });

  test('months have names in three languages', () => {
    expect([monthOf('März'), monthOf('DICEMBRE'), monthOf('may'), monthOf('foo')]).toEqual([3, 12, 5, null]);
  });
});

describe('rows', () => {
  const word = (text: string, left: number, baseline: number): Word => ({
    text,
    box: { left, right: left + 20, top: baseline - 8, bottom: baseline + 2 },
    baseline,
    size: 9,
    font: 0,
    confidence: 1,
    angle: 0,
  });

  test('cells of one row stay together though one stands a little lower', () => {
    const bands = bandsOf([
      word('b', 50, 103),
      word('a', 10, 100),
      word('c', 10, 114),
      { ...word('x', 0, 100), angle: 90 },
    ]);
    expect(bands.map((band) => band.text)).toEqual(['a b', 'c']);
  });

  test('a large mark across the page joins no row and parts none', () => {
    const across = { ...word('K', 30, 108), size: 110 };
    const bands = bandsOf([word('a', 10, 100), word('b', 50, 100), word('c', 10, 114), word('d', 50, 114), across]);
    expect(bands.map((band) => band.text)).toEqual(['a b', 'K', 'c d']);
  });
});
