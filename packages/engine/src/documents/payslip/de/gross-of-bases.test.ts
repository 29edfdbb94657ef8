import { describe, expect, test } from 'vitest';
import type { Word } from '../../../evidence/page.ts';
import { newDraft } from '../draft.ts';
import type { Sum, Sums } from '../sums.ts';
import { readGermanAmounts } from './amounts.ts';

const box = { left: 0, top: 0, right: 40, bottom: 10 };

const sum = (name: string, value: number, cost: number): Sum => {
  const word: Word = { text: String(value), box, baseline: 10, size: 8, font: 0, confidence: 1, angle: 0 };
  const label = { name, words: [word], box, row: 0, distance: 0 };
  return {
    value,
    raw: word.text,
    words: [word],
    box,
    page: 1,
    side: 'below',
    cost,
    label,
    yearly: false,
    ruled: false,
  };
};

/** The gross stands below and beside its caption, farther than an amount may stand that nothing else bears out. */
const read = (net: number, base: number) => {
  const near = { tax_gross: base, social_gross: base, tax_deductions: 64_436, social_security_deductions: 93_658, net };
  const sums: Sums = new Map([
    ['gross', [sum('gross', 427_659, 2.4)]],
    ...Object.entries(near).map(([name, value]) => [name, [sum(name, value, 0.5)]] as const),
  ]);
  const draft = newDraft(false);
  readGermanAmounts(draft, [], sums);
  const told = draft.confirmations.find(({ rule }) => rule === 'payslip_net');
  return { gross: draft.fields.get('gross')?.value ?? null, net: told?.outcome, expected: told?.expected };
};

describe('REP-08 a gross from which tax and insurance are both reckoned', () => {
  test('is told where the net contradicts it, so that the contradiction is told as well', () => {
    expect(read(319_565, 427_659)).toEqual({ gross: 427_659, net: 'failed', expected: 269_565 });
  });

  test('is told where all comes out', () => {
    expect(read(269_565, 427_659)).toMatchObject({ gross: 427_659, net: 'passed' });
  });

  test('stays open where the bases are another figure', () => {
    expect(read(319_565, 410_000)).toMatchObject({ gross: null, net: 'inconclusive' });
  });
});
