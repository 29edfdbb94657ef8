import type { Finding } from '@vesta/engine/checks/finding';
import { checks } from '@vesta/texts/en/checks';
import { expect, test } from 'vitest';
import { causes } from './causes.ts';
import { sayFindings } from './say-findings.ts';
import { inWords } from './words.ts';

const everyRule: Record<string, unknown> = checks.checks;
const place = (what: string, found: string) => ({
  paper: 'd1',
  page: 1,
  box: null,
  what,
  expected: 'Giulia Moretti',
  found,
});
const finding = (rule: string, more: Partial<Finding> = {}): Finding => ({
  rule,
  outcome: 'failed',
  level: 'critical',
  blocking: false,
  message: `checks.${rule}.failed`,
  data: {},
  working: [],
  papers: ['d1'],
  reads: [],
  ...more,
});
const another = finding('R_PAYSLIP_NAME_MATCH', { working: [place('employee_name', 'ROSSI MARCO')] });

test('INC-06 another person’s paper is named as such, with what to do', () => {
  const [said] = sayFindings('d1', [another], []);
  expect(said).toMatchObject({ data: { other_person: 'ROSSI MARCO' }, blocker: true });
  expect(said && inWords('en', said)).toBe(
    'It names ROSSI MARCO. The payslip is in another name. Please upload your own payslips.',
  );
  expect(said && inWords('de', said)).toMatch(/^Darauf steht der Name ROSSI MARCO\. /);
});

test('INC-06 one problem is one message: what follows from another person’s paper is not told beside it', () => {
  const follows = finding('R_PAYSLIP_EMPLOYER_MATCH');
  const ofFile = finding('R_FILE_BLURRY');
  const said = sayFindings('d1', [follows, another, ofFile], []).map(({ rule }) => rule);
  expect(said).toEqual(['R_PAYSLIP_NAME_MATCH', 'R_FILE_BLURRY']);
  expect(sayFindings('d1', [follows], []).map(({ rule }) => rule)).toEqual(['R_PAYSLIP_EMPLOYER_MATCH']);
});

test.each([
  ['a file that was changed', ['R_PAYSLIP_SUMS', 'R_PDF_FONT_ANOMALY', 'R_PDF_ORIGINAL'], ['R_PDF_ORIGINAL']],
  ['a paper of another kind', ['R_PAYSLIP_NAME_MATCH', 'R_FILE_CLASSIFICATION'], ['R_FILE_CLASSIFICATION']],
  ['somebody else’s card', ['R_ID_DOB_MATCH', 'R_CF_VS_NAME', 'R_ID_NAME_MATCH'], ['R_ID_NAME_MATCH']],
  ['pages that are missing', ['R_BANK_RUNNING_BALANCE', 'R_FILE_PAGES_MISSING'], ['R_FILE_PAGES_MISSING']],
  ['a sample', ['R_PAYSLIP_SUMS', 'R_PAYSLIP_MARKED_SAMPLE', 'R_FILE_MARKED_SAMPLE'], ['R_FILE_MARKED_SAMPLE']],
  ['one wrong code', ['R_CF_VS_NAME', 'R_CF_VS_DOB_SEX', 'R_CF_CHECKCHAR'], ['R_CF_CHECKCHAR']],
  ['two problems, the cause of more first', ['R_TAX_YEAR', 'R_PDF_ORIGINAL'], ['R_PDF_ORIGINAL', 'R_TAX_YEAR']],
])('INC-06 %s is one message', (_case, rules, told) => {
  const said = sayFindings(
    'd1',
    rules.map((rule) => finding(rule)),
    [],
  );
  expect(said.map(({ rule }) => rule)).toEqual(told);
});

test('INC-06 what stops a person stays told beside what is only worth a look, and stays away once it is explained', () => {
  const blurred = finding('R_FILE_BLURRY', { level: 'warning' });
  const sums = finding('R_PAYSLIP_SUMS');
  expect(sayFindings('d1', [blurred, sums], []).map(({ rule }) => rule)).toEqual(['R_PAYSLIP_SUMS', 'R_FILE_BLURRY']);
  const [merged, more] = ['R_FILE_MERGED', 'R_FILE_OTHER_CONTENT'].map((rule) => finding(rule, { level: 'warning' }));
  expect(merged && more && sayFindings('d1', [more, merged], [])).toMatchObject([{ rule: 'R_FILE_MERGED' }]);
  const changed = finding('R_PDF_ORIGINAL');
  expect(sayFindings('d1', [changed, sums], ['R_PDF_ORIGINAL'])).toMatchObject([
    { rule: 'R_PDF_ORIGINAL', blocker: false },
  ]);
});

test('every cause is a rule that there is', () => {
  expect(causes.filter(({ rule }) => !(rule in everyRule)).map(({ rule }) => rule)).toEqual([]);
});

test('what could not be settled, such as lines that a card’s front does not have, is not told', () => {
  const zone = finding('R_ID_MRZ_CHECK_DIGITS', { outcome: 'inconclusive', level: 'warning' });
  expect(sayFindings('d1', [zone], [])).toEqual([]);
});
