import { expect, test } from 'vitest';
import { paperOf } from '../../run/testing/papers.ts';
import { isSentByPost, needsOriginal } from './papers.ts';

const fiscal = (type: 'pension_notice' | 'alg_bescheid' | 'elterngeld_bescheid' | 'cu') =>
  isSentByPost(paperOf('x', { kind: 'fiscal_document', type }));

test('INC-04 letters that come by post may be scanned; what offices hand out as files may not', () => {
  expect([fiscal('pension_notice'), fiscal('alg_bescheid'), fiscal('elterngeld_bescheid')]).toEqual([true, true, true]);
  expect(fiscal('cu')).toBe(false);
});

test('UPL-05 a statement that was photographed along with a slip is asked for as a file, and accuses nobody', () => {
  const statement = paperOf('x', { kind: 'bank_statement' });
  const slip = paperOf('y', { kind: 'payslip' });
  const together = { ...statement, readings: [...slip.readings, ...statement.readings] };
  expect([needsOriginal(statement), needsOriginal(together), needsOriginal(slip)]).toEqual([true, false, false]);
  expect(needsOriginal({ ...together, expected: 'bank_statement' })).toBe(true);
});
