import { expect, test } from 'vitest';
import { dayTyping } from './day-typing.ts';

test('REV-02 PD-01 German days have dots on the screen and slashes in what is kept', () => {
  const { shows, whileTyping } = dayTyping('de');
  expect(shows('12/08/1993')).toBe('12.08.1993');
  expect(whileTyping('12.08.1993', '12/08/199')).toBe('12/08/1993');
});

test('REV-02 PD-01 Italian and English days keep their slashes', () => {
  expect(dayTyping('it').shows('12/08/1993')).toBe('12/08/1993');
  expect(dayTyping('en').shows('12/08/1993')).toBe('12/08/1993');
});
