import { expect, test } from 'vitest';
import { splitFullName } from './split-full-name.ts';

test.each([
  ['Jonas Brandt', 'Jonas', 'Brandt'],
  ['Anna Maria Rossi', 'Anna Maria', 'Rossi'],
  ['Renate von Stetten', 'Renate', 'von Stetten'],
  ['Maria De Luca', 'Maria', 'De Luca'],
  ['Jan van der Berg', 'Jan', 'van der Berg'],
  ['Di Stefano', 'Di', 'Stefano'],
  ['  Paola   Moretti ', 'Paola', 'Moretti'],
  ['Cher', 'Cher', ''],
])('ADD-05 %s is %s, of the family %s', (full, first, last) => {
  expect(splitFullName(full)).toEqual({ first, last });
});
