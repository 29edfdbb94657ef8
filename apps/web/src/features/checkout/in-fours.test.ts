import { expect, test } from 'vitest';
import { caretAfter, groupWhileTyping, inFours } from './in-fours.ts';

test.each([
  ['', ''],
  ['4242', '4242'],
  ['42424', '4242 4'],
  ['4242 4242-4242x4242', '4242 4242 4242 4242'],
  ['1'.repeat(25), '1111 1111 1111 1111 111'],
])('PAY-02 a card number is grouped in fours: %s', (typed, shown) => {
  expect(inFours(typed)).toBe(shown);
});

test('PAY-02 the caret stays behind the digit that was typed', () => {
  expect(caretAfter('4242 4242', 2)).toBe(2);
  expect(caretAfter('4242 4242', 5)).toBe(6);
  expect(caretAfter('4242 4242', 8)).toBe(9);
});

test('PAY-02 a field groups while somebody types', () => {
  const field = document.createElement('input');
  groupWhileTyping(field);
  field.value = '42424242';
  field.dispatchEvent(new Event('input'));
  expect(field.value).toBe('4242 4242');
});
