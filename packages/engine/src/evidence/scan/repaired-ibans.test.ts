import { expect, test } from 'vitest';
import { repairedIban } from './repaired-ibans.ts';

test('a letter read for a digit, or a digit for a letter, is put right where the check digits bear it out', () => {
  expect(repairedIban('1T60X0542811101000000123456')).toBe('IT60X0542811101000000123456');
  expect(repairedIban('IT60XO5428111O1000000123456')).toBe('IT60X0542811101000000123456');
  expect(repairedIban('DE8937O400440532013000')).toBe('DE89370400440532013000');
  expect(repairedIban('IT4800503408758000908685851')).toBe('IT48O0503408758000908685851');
});

test('a zero that was seen twice, as a letter and as a digit, is one', () => {
  expect(repairedIban('IT60XO0542811101000000123456')).toBe('IT60X0542811101000000123456');
  expect(repairedIban('IT60X00542811101000000123456')).toBeNull();
});

test('nothing else is touched: right numbers, wrong digits, other lengths', () => {
  expect(repairedIban('IT60X0542811101000000123456')).toBeNull();
  expect(repairedIban('IT60X0542811101000000123457')).toBeNull();
  expect(repairedIban('1T61X0542811101000000123456')).toBeNull();
  expect(repairedIban('DE8937O40044053201300')).toBeNull();
});
