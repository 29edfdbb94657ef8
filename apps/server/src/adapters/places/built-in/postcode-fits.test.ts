import { expect, test } from 'vitest';
import { postcodeFits } from './postcode-fits.ts';

test.each([
  ['it', 'Milano', '20131', true],
  ['it', 'milano', '20131', true],
  ['it', 'Frascati (RM)', '00044', true],
  // What people write for the whole city is in no list and means no other town.
  ['it', 'Milano', '20100', true],
  ['it', 'Milano', '00184', false],
  ['it', 'Milano', '20900', false],
  ['it', 'Roma', '20121', false],
  ['it', 'Borgo che non c’è', '20121', null],
  ['de', 'Hamburg', '20357', true],
  ['de', 'Hamburg', '80331', false],
  ['de', 'Berlin', '10997', true],
  ['de', 'Frankfurt am Main', '60311', true],
  ['de', 'Niemandsort', '10997', null],
] as const)('PD-03 %s, %s with %s: %s', (country, city, postcode, fits) => {
  expect(postcodeFits(country, city, postcode)).toBe(fits);
});
