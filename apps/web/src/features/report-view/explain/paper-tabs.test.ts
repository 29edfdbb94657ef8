import type { Evidence } from '@vesta/domain/report/evidence';
import type { ExplainInput, Explanation } from '@vesta/domain/report/explain';
import type { Place } from '@vesta/domain/report/place';
import { expect, test } from 'vitest';
import { firstTab, paperTabs } from './paper-tabs.ts';

const at = (key: string, what: string, printed: number | null | undefined): Place => ({
  ...{ key, page: 1, box: null, what, part: 'figure' as const },
  ...(printed !== undefined && { printed }),
});
const input = (name: ExplainInput['name'], value: number, places: Place[]): ExplainInput => ({
  ...{ name, label: null, value, unit: 'cents', places },
});
const explanationOf = (...inputs: ExplainInput[]) => ({ inputs, weights: [], documents: [] }) as unknown as Explanation;
const papers = ['P1', 'P2', 'B1', 'B2'].map((key) => ({ key, document_id: key })) as unknown as Evidence[];
const amounts = (explanation: Explanation) =>
  paperTabs(explanation, papers).map(({ paper, printed }) => [paper.key, printed]);

test('REP-03 each payslip shows the net that it prints, not the income that was made of all of them', () => {
  const income = input('income', 185_499, [at('P1', 'net', 173_499), at('P2', 'net', 172_625)]);
  expect(amounts(explanationOf(income))).toEqual([
    ['P1', 173_499],
    ['P2', 172_625],
  ]);
});

test('REP-03 each statement shows its own closing balance', () => {
  const ends = (key: string, cents: number) => [at(key, 'opening_balance', 1), at(key, 'closing_balance', cents)];
  const fund = input('fund', 435_815, [...ends('B1', 456_622), ...ends('B2', 440_409)]);
  expect(amounts(explanationOf(fund))).toEqual([
    ['B1', 456_622],
    ['B2', 440_409],
  ]);
});

test('REP-03 reports of before tell no printed amounts: one of several papers stands on none of them', () => {
  const income = input('income', 185_499, [at('P1', 'net', undefined), at('P2', 'net', undefined)]);
  expect(amounts(explanationOf(income))).toEqual([
    ['P1', null],
    ['P2', null],
  ]);
  const net = explanationOf(input('net', 173_499, [at('P1', 'net', undefined)]));
  expect(amounts(net)).toEqual([['P1', 173_499]]);
});

test('REP-03 the payslip whose amount was counted stands open', () => {
  const explanation = explanationOf(
    input('net', 172_625, [at('P1', 'net', 172_625)]),
    input('net', 173_499, [at('P2', 'net', 173_499)]),
    input('ordinary_net', 173_499, []),
  );
  expect(firstTab(paperTabs(explanation, papers), explanation)).toBe('P2');
});
