import { expect, test } from 'vitest';
import { laidOutPage } from './fixtures/laid-out-page.ts';
import { withJoinedAmounts } from './ruled-amounts.ts';

const joined = (...rows: readonly string[]): string[] =>
  withJoinedAmounts(laidOutPage(rows)).words.map(({ text }) => text);

test.each([
  [
    'L  4.146 59  360 55  385 63  53 91  99 52   899,61',
    ['L', '4.146,59', '360,55', '385,63', '53,91', '99,52', '899,61'],
  ],
  // Small amounts alone, words of other cells and the days of a month prove nothing.
  ['L  46 59  60 55  85 63', ['L', '46', '59', '60', '55', '85', '63']],
  ['Gehalt  4.146 59  360 55  385 63   899,61', ['Gehalt', '4.146', '59', '360', '55', '385', '63', '899,61']],
  ['01 02 03 04 05 06 07', ['01', '02', '03', '04', '05', '06', '07']],
])('INC-03 euros and cents in two words, in a row of cells: %s', (row, words) => {
  expect(joined(row)).toEqual(words);
});
