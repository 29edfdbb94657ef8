import type { Inspection } from '@vesta/engine/pipeline/inspection';
import type { StrayPaper } from '@vesta/specimens/grammar/stray/index';
import { describe, expect, test } from 'vitest';
import { judgedStray } from './stray.ts';

const invoice = { is: 'invoice', named: ['invoice'], rightlySaid: [] as string[] } as unknown as StrayPaper;
const read = (type: string | null, rules: readonly [rule: string, level: string][] = []): Inspection =>
  ({
    type,
    kind: 'other',
    findings: rules.map(([rule, level]) => ({ rule, level, outcome: 'failed' })),
  }) as unknown as Inspection;

describe('how a paper that was not asked for is judged', () => {
  test('by its own name, by no name, or by a wrong one', () => {
    expect(judgedStray(invoice, read('invoice')).called).toBe('right');
    expect(judgedStray(invoice, read(null)).called).toBe('unnamed');
    expect(judgedStray(invoice, read('payslip')).called).toBe('wrong');
  });

  test('nothing is the right name of what has none, and what is right about a paper accuses nobody', () => {
    const page = { is: 'page', named: ['other'], rightlySaid: ['a'] } as unknown as StrayPaper;
    expect(judgedStray(page, read('unknown', [['a', 'critical']]))).toMatchObject({ called: 'right', accusedBy: [] });
  });

  test('only what is said as an accusation counts as one', () => {
    expect(
      judgedStray(
        invoice,
        read('invoice', [
          ['a', 'critical'],
          ['b', 'warning'],
        ]),
      ).accusedBy,
    ).toEqual(['a']);
  });
});
