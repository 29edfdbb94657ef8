import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DATE_LENGTH, formatDateWhileTyping } from './date-while-typing.ts';
import { anyText } from './fixtures/any-text.ts';

/** Presses one key after the other at the end of the field. */
const type = (keys: string): string => [...keys].reduce((text, key) => formatDateWhileTyping(text + key, text), '');
const backspace = (text: string): string => formatDateWhileTyping(text.slice(0, -1), text);

describe('PD-07 a date while it is typed', () => {
  test.each([
    ['2', '2'],
    ['24', '24/'],
    ['240', '24/0'],
    ['2403', '24/03/'],
    ['24031990', '24/03/1990'],
    ['24/03/1990', '24/03/1990'],
    ['1/2/1990', '01/02/1990'],
    ['1.2.1990', '01/02/1990'],
    ['1-2-1990', '01/02/1990'],
    ['1 2 1990', '01/02/1990'],
    ['1/', '01/'],
    ['24//', '24/'],
    ['/', ''],
    ['0/', '0'],
    ['24/3/', '24/03/'],
    ['24/03//', '24/03/'],
    ['24/03/19901', '24/03/1990'],
    ['2a4b', '24/'],
    ['24/03/1990/', '24/03/1990'],
  ])('the keys %s show %s', (keys, shown) => {
    expect(type(keys)).toBe(shown);
  });

  test.each([
    ['1.2.1990', '01/02/1990'],
    ['1990-02-01', '01/02/1990'],
    ['1990-02-01T00:00:00Z', '01/02/1990'],
    ['1990/2/1', '01/02/1990'],
    ['01021990', '01/02/1990'],
    [' 24 / 03 / 1990 ', '24/03/1990'],
    ['24/03/1990 and more 123', '24/03/1990'],
  ])('%s can be pasted and shows %s', (pasted, shown) => {
    expect(formatDateWhileTyping(pasted)).toBe(shown);
    expect(formatDateWhileTyping(pasted, '31/12/1999')).toBe(shown);
  });

  test('can be taken away again key by key', () => {
    const shown: string[] = [];
    for (let text = '24/03/1'; text !== ''; text = backspace(text)) shown.push(text);
    expect(shown).toEqual(['24/03/1', '24/03', '24/0', '24', '2']);
  });

  test('goes on with its slash after a correction', () => {
    expect(formatDateWhileTyping('240', '24')).toBe('24/0');
  });

  test('keeps the rest in place when a character in the middle goes', () => {
    expect(formatDateWhileTyping('2/03/1990', '24/03/1990')).toBe('2/03/1990');
    expect(formatDateWhileTyping('25/03/1990', '2/03/1990')).toBe('25/03/1990');
  });

  test('never grows past ten characters, and formatting twice changes nothing', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.stringMatching(/^[0-9./-]{0,14}$/)), (text) => {
        const once = formatDateWhileTyping(text);
        expect(once.length).toBeLessThanOrEqual(DATE_LENGTH);
        expect(once).toMatch(/^[\d/]*$/);
        expect(formatDateWhileTyping(once)).toBe(once);
      }),
    );
  });
});
