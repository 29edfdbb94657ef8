import { expect, test } from 'vitest';
import { searchText } from './search-text.ts';

test.each([
  ['via sav', '', '', 'via sav'],
  ['via sav', 'Milano', 'MI', 'via sav, Milano'],
  ['via sav', '', 'Lombardia', 'via sav, Lombardia'],
  ['via savona milano', 'Milano', '', 'via savona milano'],
  ['via savona, Como', 'Milano', '', 'via savona, Como'],
  ['', 'Milano', '', ''],
])('PD-05 “%s” with town “%s” and region “%s” is looked for as “%s”', (typed, city, province, text) => {
  expect(searchText(typed, { city, province })).toBe(text);
});
