import { expect, test } from 'vitest';
import { paperOf } from '../../run/testing/papers.ts';
import { isSentByPost } from './papers.ts';

const fiscal = (type: 'pension_notice' | 'alg_bescheid' | 'elterngeld_bescheid' | 'cu') =>
  isSentByPost(paperOf('x', { kind: 'fiscal_document', type }));

test('INC-04 letters that come by post may be scanned; what offices hand out as files may not', () => {
  expect([fiscal('pension_notice'), fiscal('alg_bescheid'), fiscal('elterngeld_bescheid')]).toEqual([true, true, true]);
  expect(fiscal('cu')).toBe(false);
});
