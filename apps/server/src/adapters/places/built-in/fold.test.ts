import { expect, test } from 'vitest';
import { fold, foldings } from './fold.ts';

test.each([
  ['Forlì', 'forli'],
  ["L'Aquila", 'l aquila'],
  ['Weißenfels', 'weissenfels'],
  ['Sankt Augustin', 'st augustin'],
  ['St. Augustin', 'st augustin'],
  ['Frankfurt (Oder)', 'frankfurt oder'],
  ['  Reggio  nell’Emilia ', 'reggio nell emilia'],
])('%s is compared as "%s"', (name, expected) => {
  expect(fold(name)).toBe(expected);
});

test('umlauts are found with and without their dots, and spelled out', () => {
  expect(foldings('München')).toEqual(['munchen', 'muenchen']);
  expect(foldings('Milano')).toEqual(['milano']);
});
