import { expect, test } from 'vitest';
import { fileCorrected } from '../checks/file/corrected.ts';
import type { Finding } from '../checks/finding.ts';
import type { StoredPaper } from './stored-paper.ts';
import { asStated, hasCorrections, weighTheirWord } from './their-word.ts';

const box = { left: 0, top: 0, right: 1, bottom: 1 };
const found = (value: string | number) => ({ value, raw: String(value), page: 1, box, confidence: 0.9 });
const paper = {
  id: 'slip',
  readings: [{ fields: { net: found(180_000), employee_name: found('Giulla Moretti'), gross: null } }],
  corrections: { '1.employee_name': 'Giulia Moretti', '1.gross': 1, '2.net': 5 },
} as unknown as StoredPaper;

const finding = (outcome: Finding['outcome'], more: Partial<Finding> = {}): Finding => ({
  rule: 'R_PAYSLIP_NAME_MATCH',
  outcome,
  level: outcome === 'failed' ? 'critical' : 'info',
  blocking: false,
  message: `checks.R_PAYSLIP_NAME_MATCH.${outcome}`,
  data: {},
  working: [],
  papers: ['slip'],
  reads: [],
  ...more,
});

test('only what was read and corrected changes, and it is believed no more than a guess', () => {
  const fields = asStated(paper).readings[0]?.fields;
  expect(fields?.employee_name).toMatchObject({ value: 'Giulia Moretti', confidence: 0.5, page: 1 });
  expect(fields?.net).toMatchObject({ value: 180_000, confidence: 0.9 });
  expect(fields?.gross).toBeNull();
  expect(hasCorrections({ ...paper, corrections: {} })).toBe(false);
});

test('the report names each corrected value with what was read', () => {
  const judgement = fileCorrected.judge(paper, { today: '2026-11-15', applicant: null });
  expect(judgement).toMatchObject({
    outcome: 'inconclusive',
    data: { count: 1 },
    working: [{ what: 'employee_name', found: 'Giulla Moretti', expected: 'Giulia Moretti' }],
  });
  expect(fileCorrected.judge({ ...paper, corrections: {} }, { today: '2026-11-15', applicant: null })).toBeNull();
});

test('a correction opens a question and answers none', () => {
  expect(weighTheirWord([finding('failed')], [finding('passed')])).toEqual([
    expect.objectContaining({ outcome: 'inconclusive', level: 'info', message: 'checks.R_FILE_CORRECTED.stated' }),
  ]);
  expect(weighTheirWord([finding('inconclusive')], [finding('passed')])).toEqual([finding('inconclusive')]);
});

test('what nobody gets past stays, and what a correction breaks is broken', () => {
  const closed = finding('failed', { blocking: true });
  expect(weighTheirWord([closed], [finding('passed')])).toEqual([closed]);
  expect(weighTheirWord([finding('passed')], [finding('failed')])).toEqual([finding('failed')]);
  expect(weighTheirWord([finding('failed')], [])).toEqual([finding('failed')]);
});
