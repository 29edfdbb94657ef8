import { expect, test } from 'vitest';
import { newDraft } from './draft.ts';
import type { Term } from './solve.ts';
import type { Sum } from './sums.ts';
import { putUnproven } from './unproven.ts';

const box = { left: 0, top: 0, right: 10, bottom: 10 };
const sum = (value: number, cost: number, side: Sum['side'], row: number): Sum => ({
  ...{ value, cost, side, page: 1, raw: String(value), words: [], box, yearly: false, ruled: false },
  label: { name: 'any', words: [], box, row, distance: 0 },
});
const terms: readonly Term<'gross' | 'total_deductions' | 'net'>[] = [
  { field: 'gross', sign: 1 },
  { field: 'total_deductions', sign: -1 },
  { field: 'net', sign: -1 },
];

/** The net has a figure below its caption and one of another table in its row, nearly as near. */
const outcome = (row: number): { found: unknown; said: string | undefined } => {
  const draft = newDraft(false);
  const told: Readonly<Record<string, readonly Sum[]>> = {
    gross: [sum(200_000, 1.3, 'below', 4)],
    total_deductions: [sum(32_026, 1.3, 'below', 4)],
    net: [sum(197_974, 1.38, 'below', row), sum(800, 1.55, 'right', row)],
  };
  putUnproven(draft, terms, (field) => told[field] ?? []);
  const [{ found, outcome: said } = { found: null, outcome: undefined }] = draft.confirmations;
  return { found, said };
};

test('INC-03 a net that its sums do not give stands below its caption, as its neighbours do', () => {
  expect(outcome(4)).toEqual({ found: 197_974, said: 'failed' });
});

test('INC-03 beside no neighbours it stays open', () => {
  expect(outcome(9)).toEqual({ found: null, said: 'inconclusive' });
});
