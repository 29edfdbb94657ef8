import type { Finding } from '@vesta/engine/checks/finding';
import { expect, test } from 'vitest';
import { doubtsIn, unasked } from './open-doubts.ts';

const papers = ['september', 'october'].map((id) => ({ id, type: 'bank_statement', parseStatus: 'parsed' }));
const gap = {
  rule: 'R_BANK_COVERAGE_3M',
  outcome: 'failed',
  level: 'critical',
  papers: ['september', 'october'],
  working: [],
} as unknown as Finding;

test('REV-01 a gap between papers that the person has explained on one of them opens no second case', () => {
  const doubts = doubtsIn([gap], papers);
  expect(unasked(doubts, [])).toMatchObject([{ documentId: 'september', rule: 'R_BANK_COVERAGE_3M' }]);
  expect(unasked(doubts, [{ documentId: 'october', rule: 'R_BANK_COVERAGE_3M' }])).toEqual([]);
  expect(unasked(doubts, [{ documentId: 'october', rule: 'R_BANK_BALANCES' }])).toHaveLength(1);
  expect(unasked(doubts, [{ documentId: 'earlier', rule: 'R_BANK_COVERAGE_3M' }])).toHaveLength(1);
});
