import { expect, test } from 'vitest';
import { pageOf } from '../../evidence/testing/page-of-rows.ts';
import { wrongPayRows } from './pay-rows.ts';

test.each([
  ['comes out', 'Stundenlohn 152,00 Std x 21,40 3.252,80', []],
  ['is more than hours and rate make', 'Stundenlohn 152,00 Std x 21,40 3.652,80', [[365_280, 325_280]]],
  ['is less', 'Ore ordinarie 168,00 ore x 11,20 1.681,60', [[168_160, 188_160]]],
  ['comes out in Italian', 'Ore ordinarie 168,00 ore x 11,20 1.881,60', []],
  ['is the sum of the year', 'Ore ordinarie 168,00 ore x 11,20 18.816,00', []],
  ['is raised by a supplement', 'Straordinario 25% 8,00 ore x 11,20 112,00', []],
  ['does not speak of hours', 'Fahrtkosten 20,00 x 30,00 1.000,00', []],
  ['tells the rate alone', 'Stundenlohn 152,00 Std x 21,40', []],
] as const)('REP-08 pay by the hour that %s', (_, row, wrong) => {
  expect(wrongPayRows(pageOf([row])).map(({ cents, due }) => [cents, due])).toEqual(wrong);
});
