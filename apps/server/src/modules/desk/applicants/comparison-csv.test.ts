import { expect, test } from 'vitest';
import { comparisonCsv, textCell } from './comparison-csv.ts';

test.each([
  ['=HYPERLINK("http://x.example","y")', '"\'=HYPERLINK(""http://x.example"",""y"")"'],
  ['+39 340', '"\'+39 340"'],
  ['-1+1', '"\'-1+1"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['\t=1+1', '"\'\t=1+1"'],
  ['  =1+1', '"\'  =1+1"'],
  ['\r=1', '"\'\r=1"'],
  ['|cmd', '"\'|cmd"'],
  ['Rossi; Mario "Lupo"', '"Rossi; Mario ""Lupo"""'],
  ['Anna-Maria', '"Anna-Maria"'],
  [null, '""'],
])('the cell %j is written %s', (given, written) => {
  expect(textCell(given)).toBe(written);
});

test('figures are numbers in the reader’s way of writing, unknown ones are empty, a person without a release is not in it', () => {
  const figures = {
    people: 2,
    counted: 2,
    income_cents: 321_125,
    min_cents: 80_200,
    value_cents: 56_600,
    max_cents: null,
    rent_cents: 70_000,
    deposit_percent: 184,
    checks: { passed: 13, failed: 0, noted: 2, inconclusive: 1 },
    guarantors: { count: 0, released: 0, covered: null },
  };
  const line = { name: '=Elisa', figures, released_at: '2026-11-12T09:14:00Z', valid_until: null, decision: null };
  const found = {
    listing: { title: 'Via Pontida 14', region: 'it' },
    applicants: [line, { ...line, name: null, figures: null }],
  };
  const german = comparisonCsv(found as never, 'de').split('\r\n');
  expect(german).toHaveLength(3);
  expect(german[1]).toBe(
    `"Via Pontida 14";"'=Elisa";2;2026-11-12;3211,25;802,00;566,00;;700,00;-134,00;1,84;13;0;2;1;;""`,
  );
  expect(comparisonCsv(found as never, 'en').split('\r\n')[1]).toContain(',3211.25,');
});

test('REV-02 days are those of the home: past midnight in Rome it is no longer yesterday', () => {
  const figures = { people: 1, checks: {}, income_cents: null, value_cents: null, rent_cents: null };
  const [released_at, valid_until] = ['2026-11-19T23:09:00Z', '2027-01-18T23:09:00Z'];
  const line = { name: 'Elisa', figures, released_at, valid_until, decision: null };
  const found = { listing: { title: 'Via Pontida 14', region: 'it' }, applicants: [line] };
  const [, row = ''] = comparisonCsv(found as never, 'it').split('\r\n');
  expect(row).toContain(';2026-11-20;');
  expect(row).toContain(';2027-01-19;');
});
