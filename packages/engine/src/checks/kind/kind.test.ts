import { expect, test } from 'vitest';
import { sayOf } from '../run/testing/context.ts';
import { type PaperWords, paperOf } from '../run/testing/papers.ts';
import type { InspectedPaper } from '../subject.ts';
import { fileClassification } from './classification.ts';
import { fileOtherContent } from './other-content.ts';

const slip: PaperWords = { kind: 'payslip', type: 'payslip', pages: [1] };
const sheet: PaperWords = { kind: 'other', type: 'presence_sheet', pages: [2] };
const unknown: PaperWords = { kind: 'other', type: 'unknown', pages: [2] };
const handedInAs = (expected: InspectedPaper['expected'], ...words: readonly PaperWords[]): InspectedPaper => ({
  ...paperOf('a', words),
  expected: expected ?? null,
});

test('a paper is what it was handed in as, by kind or by exact type', () => {
  expect(sayOf(fileClassification, handedInAs('payslip', slip))).toBe('passed');
  expect(sayOf(fileClassification, handedInAs('bank_statement', slip))).toBe('failed critical');
  expect(sayOf(fileClassification, handedInAs('payslip', sheet))).toBe('failed critical');
});

test('what nobody recognises is not called wrong, and nothing is asked where nothing was said', () => {
  expect(sayOf(fileClassification, handedInAs('payslip', unknown))).toBe('inconclusive');
  expect(sayOf(fileClassification, handedInAs('payslip'))).toBe('inconclusive');
  expect(sayOf(fileClassification, handedInAs(null, slip))).toBe('-');
});

test('foreign pages are told with their numbers; unknown ones are not held against anybody', () => {
  expect(
    fileOtherContent.judge(handedInAs('payslip', slip, sheet), { today: '2026-11-16', applicant: null }),
  ).toMatchObject({
    outcome: 'failed',
    data: { pages: '2', found: 'presence_sheet' },
  });
  expect(sayOf(fileOtherContent, handedInAs('payslip', slip, unknown))).toBe('passed');
  expect(sayOf(fileOtherContent, handedInAs('payslip', slip, { ...slip, pages: [2] }))).toBe('passed');
  expect(sayOf(fileOtherContent, handedInAs('payslip', unknown))).toBe('inconclusive');
  expect(sayOf(fileOtherContent, handedInAs('payslip'))).toBe('-');
});
