import type { Finding } from '@vesta/engine/checks/finding';
import { expect, test } from 'vitest';
import { sayFindings } from './say-findings.ts';
import { inWords } from './words.ts';

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

test('what could not be settled, such as lines that a card’s front does not have, is not told', () => {
  const zone = finding('R_ID_MRZ_CHECK_DIGITS', { outcome: 'inconclusive', level: 'warning' });
  expect(sayFindings('d1', [zone], [])).toEqual([]);
});
