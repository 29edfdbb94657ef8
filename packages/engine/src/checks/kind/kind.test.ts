import { expect, test } from 'vitest';
import { contextOf } from '../run/testing/context.ts';
import { type PaperWords, paperOf } from '../run/testing/papers.ts';
import { fileClassification } from './classification.ts';
import { fileOtherContent } from './other-content.ts';

const slip: PaperWords = { kind: 'payslip', type: 'payslip', pages: [1] };
const sheet: PaperWords = { kind: 'other', type: 'presence_sheet', pages: [2, 3] };

test('foreign pages are told with their numbers', () => {
  const paper = { ...paperOf('a', [slip, sheet]), expected: 'payslip' as const };
  expect(fileOtherContent.judge(paper, contextOf())).toMatchObject({
    outcome: 'failed',
    data: { pages: '2, 3', found: 'presence_sheet' },
    working: [{ page: 2, expected: 'payslip', found: 'presence_sheet' }],
  });
});

test.each(['foreign_payslip', 'employer_confirmation', 'child_benefit_notice', 'annual_accounts'] as const)(
  'INC-01 %s is told as one, with what to send instead',
  (type) => {
    const paper = { ...paperOf('a', { kind: 'other', type, pages: [1] }), expected: 'payslip' as const };
    expect(fileClassification.judge(paper, contextOf())).toMatchObject({ outcome: 'failed', variant: type });
  },
);

test('another paper than the one asked for blocks, and says which it is', () => {
  const paper = { ...paperOf('a', slip), expected: 'bank_statement' as const };
  expect(fileClassification.blocking).toBe(true);
  expect(fileClassification.judge(paper, contextOf())).toMatchObject({
    outcome: 'failed',
    data: { expected: 'bank_statement', found: 'payslip' },
  });
});
