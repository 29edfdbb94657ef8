import type { RecurrentCost } from '@vesta/domain/report/costs';
import type { ExplainInput, Explanation, Weight } from '@vesta/domain/report/explain';
import type { Place } from '@vesta/domain/report/place';
import { describe, expect, test } from 'vitest';
import { explanationsSeen } from './explanations.ts';
import { sights } from './sight.ts';

const box = { left: 1, top: 2, right: 3, bottom: 4 };
const at = (key: string): Place => ({ key, page: 2, box, what: 'amount', part: 'figure' });
const paper = (key: string) => ({ key, page: null, box: null, what: 'paper', part: 'figure' });

const input = (name: string, label: string | null, value: number, key = 'B1'): ExplainInput =>
  ({ name, label, value, unit: 'cents', places: [at(key)] }) as ExplainInput;
const weight = (income: string, label: string): Weight =>
  ({ income, label, amount: 100, percent: 80, counted: 80, reason: 'pension', places: [at('B1')] }) as Weight;

const explanation = (more: Partial<Explanation>): Explanation =>
  ({
    figure: 'recurrent_costs',
    value: 1,
    unit: 'cents',
    formula: 'sum',
    inputs: [],
    limits: [],
    binding: null,
    weights: [],
    documents: [at('B1')],
    reasons: [],
    counterfactuals: [],
    ...more,
  }) as Explanation;

const costs = [
  { label: 'AGOS DUCATO', kind: 'loan' },
  { label: 'NETFLIX', kind: 'other' },
  { label: null, kind: 'rent' },
] as RecurrentCost[];

const seen = (reader: 'recipient' | 'partner' | 'lender', more: Partial<Explanation>) =>
  explanationsSeen([explanation(more)], costs, sights[reader]('it'))[0];

const payments = [
  input('cost', 'AGOS DUCATO', 25_000, 'B1'),
  input('cost', 'NETFLIX', 1_299, 'B1'),
  input('cost', 'SOMEBODY ELSE', 700, 'B2'),
];

describe('the payments behind a sum', () => {
  test.each(['recipient', 'partner'] as const)(
    '%s: by kind, each kind once, added up, with the papers alone',
    (reader) => {
      expect(seen(reader, { inputs: payments })?.inputs).toEqual([
        { name: 'cost', label: 'loan', value: 25_000, unit: 'cents', places: [paper('B1')] },
        { name: 'cost', label: 'other', value: 1_999, unit: 'cents', places: [paper('B1'), paper('B2')] },
      ]);
    },
  );

  test('lender: by name', () => {
    expect(seen('lender', { inputs: payments })?.inputs.map(({ label, places }) => [label, places])).toEqual([
      ['AGOS DUCATO', [paper('B1')]],
      ['NETFLIX', [paper('B1')]],
      ['SOMEBODY ELSE', [paper('B2')]],
    ]);
  });

  test('a payment that is already told by its kind stays of that kind', () => {
    expect(seen('recipient', { inputs: [input('cost', 'rent', 50_000)] })?.inputs[0]).toMatchObject({ label: 'rent' });
  });
});

describe('other inputs', () => {
  test('months and sources of funds keep their names, everything else is told without', () => {
    const inputs = [input('net', '2026-08', 5), input('fund', 'savings', 6), input('guarantor', 'Paolo Rossi', 7)];
    const labels = (reader: 'recipient' | 'lender') => seen(reader, { inputs })?.inputs.map(({ label }) => label);
    expect(labels('recipient')).toEqual(['2026-08', 'savings', null]);
    expect(labels('lender')).toEqual(['2026-08', 'savings', 'Paolo Rossi']);
  });

  test('the lowest day of an account is for those alone who see its bookings', () => {
    const inputs = [input('lowest_balance', null, 5), input('days', null, 90)];
    const names = (reader: 'recipient' | 'lender') => seen(reader, { inputs })?.inputs.map(({ name }) => name);
    expect(names('recipient')).toEqual(['days']);
    expect(names('lender')).toEqual(['lowest_balance', 'days']);
  });
});

test('an employer is named, whoever else pays is not', () => {
  const weights = [weight('employment', 'ACME SRL'), weight('family_support', 'Paola Rossi')];
  const labels = (reader: 'recipient' | 'lender') => seen(reader, { weights })?.weights.map(({ label }) => label);
  expect(labels('recipient')).toEqual(['ACME SRL', null]);
  expect(labels('lender')).toEqual(['ACME SRL', 'Paola Rossi']);
});

test('what a guarantor could carry is told to nobody here', () => {
  for (const reader of ['recipient', 'partner', 'lender'] as const) {
    expect(seen(reader, { figure: 'guarantor_cover' as Explanation['figure'] })).toBeUndefined();
    expect(seen(reader, { figure: 'recurrent_costs' })?.documents).toEqual([paper('B1')]);
  }
});
