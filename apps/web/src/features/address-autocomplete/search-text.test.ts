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
  expect(searchText(typed, { city, province, postcode: '' })).toBe(text);
});

test.each([
  ['20144', 'Milano', 'via sav, 20144 Milano'],
  ['201', 'Milano', 'via sav, Milano'],
  ['20144', '', 'via sav, MI'],
])('PD-05 with postcode “%s” and town “%s” it is “%s”', (postcode, city, text) => {
  expect(searchText('via sav', { city, province: 'MI', postcode })).toBe(text);
});
