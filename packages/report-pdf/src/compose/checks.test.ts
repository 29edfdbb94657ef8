import type { CheckLine } from '@vesta/domain/report/check-line';
import { tallyOf } from '@vesta/domain/report/checks-tally';
import { expect, test } from 'vitest';
import { sureOf } from './answer.ts';
import { groupedChecks, mainChecks, paperCheck, sortedChecks } from './checks.ts';
import type { Writer } from './writer.ts';

const w = {
  say: (key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`,
  check: ({ rule }: CheckLine) => ({ name: rule, detail: '' }),
} as unknown as Writer;

const line = (rule: string, outcome: CheckLine['outcome'], level: CheckLine['level'] = 'info'): CheckLine => ({
  ...{ rule, outcome, level, message: '', data: {}, working: [], papers: [] },
});

const trivia = Array.from({ length: 30 }, (_, at) => line(`R_TRIVIA_${at}`, 'inconclusive'));
const essentials = ['R_ID_NAME_MATCH', 'R_PDF_ORIGINAL', 'R_PAYSLIP_SUMS', 'R_BANK_HOLDER_MATCH'].map((rule) =>
  line(rule, 'passed'),
);
const namesOn = (checks: readonly CheckLine[]) =>
  mainChecks(checks, tallyOf(checks), w)?.rows.map((row) => (row as unknown as { name: string }).name);

test('the first page leads with what failed and what the report stands on, not with trivia', () => {
  const failed = [line('R_X', 'failed', 'warning'), line('R_Y', 'failed', 'critical')];
  expect(namesOn([...trivia, ...essentials, ...failed])).toEqual([
    ...['R_Y', 'R_X'],
    ...['R_ID_NAME_MATCH', 'R_PDF_ORIGINAL', 'R_PAYSLIP_SUMS', 'R_BANK_HOLDER_MATCH'],
  ]);
});

test('keys of papers that do not fit are said to be left out', () => {
  const keysOf = (count: number) =>
    paperCheck({ ...line('R_X', 'passed'), papers: Array.from({ length: count }, (_, at) => `P${at + 1}`) }, w).refs;
  expect(keysOf(6)).toEqual(['P1', 'P2', 'P3', 'P4', 'P5', 'P6']);
  expect(keysOf(7)).toEqual(['P1', 'P2', 'P3', 'P4', 'P5', '…']);
});

test('keys of papers stand as one looks them up', () => {
  const { refs } = paperCheck({ ...line('R_X', 'passed'), papers: ['P10', 'I2', 'P2', 'I1', 'B1'] }, w);
  expect(refs).toEqual(['B1', 'I1', 'I2', 'P2', 'P10']);
});

test('REP-08 among those that came out alike, who and what comes before the file', () => {
  const open = ['R_FILE_PAGES_MISSING', 'R_IMG_EXIF_SOFTWARE', 'R_ID_DOB_MATCH', 'R_ID_NAME_MATCH'].map((rule) =>
    line(rule, 'inconclusive'),
  );
  const failed = line('R_PDF_XMP_INFO_MISMATCH', 'failed');
  expect(sortedChecks([...open, failed]).map(({ rule }) => rule)).toEqual([
    ...['R_PDF_XMP_INFO_MISMATCH', 'R_ID_NAME_MATCH', 'R_ID_DOB_MATCH'],
    ...['R_FILE_PAGES_MISSING', 'R_IMG_EXIF_SOFTWARE'],
  ]);
});

test('REP-01 of all checks, those that ask for attention come first, the others by what they are about', () => {
  const passed = ['R_PDF_XMP_INFO_MISMATCH', 'R_ID_DOB_MATCH', 'R_ID_NAME_MATCH'].map((rule) => line(rule, 'passed'));
  const open = [line('R_FILE_PAGES_MISSING', 'inconclusive'), line('R_ID_EXPIRED', 'failed', 'critical')];
  const told = (checks: CheckLine[]) =>
    groupedChecks(checks).map(([group, lines]) => [group, ...lines.map(({ rule }) => rule)]);
  expect(told([...passed, ...open])).toEqual([
    ['attention', 'R_ID_EXPIRED', 'R_FILE_PAGES_MISSING'],
    ['essential', 'R_ID_NAME_MATCH'],
    ['papers', 'R_ID_DOB_MATCH'],
    ['files', 'R_PDF_XMP_INFO_MISMATCH'],
  ]);
  expect(told(passed).map(([group]) => group)).toEqual(['essential', 'papers', 'files']);
});

test('many failures leave room for three essentials', () => {
  const failed = Array.from({ length: 9 }, (_, at) => line(`R_FAILED_${at}`, 'failed', 'critical'));
  const names = namesOn([...failed, ...essentials]) ?? [];
  expect(names.filter((name) => name.startsWith('R_FAILED'))).toHaveLength(3);
  expect(names).toHaveLength(6);
});

test('marks stand for checks one by one while they fit, then with their number; both say the same count', () => {
  const few = sureOf({ certainty: [], tally: { passed: 3, failed: 1, noted: 1, inconclusive: 2 } }, w);
  expect(few.tally.map(({ state, count }) => [state, count])).toEqual([
    ...[1, 2, 3].map(() => ['passed', null]),
    ['failed', null],
    ['noted', null],
    ...[1, 2].map(() => ['inconclusive', null]),
  ]);
  const many = sureOf({ certainty: [], tally: { passed: 90, failed: 0, noted: 0, inconclusive: 28 } }, w);
  expect(many.tally).toEqual([
    { state: 'passed', count: '90' },
    { state: 'inconclusive', count: '28' },
  ]);
  expect(many.tallyWords).toContain('"passed":90');
});
