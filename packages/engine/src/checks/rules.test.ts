import { essentials } from '@vesta/domain/report/essential-checks';
import { expect, test } from 'vitest';
import { causeKinds } from './meaning.ts';
import { type RuleId, rules } from './rules.ts';

const names = rules.map(({ id }) => id);

test('every rule is declared once', () => {
  expect(names.filter((id, place) => names.indexOf(id) !== place)).toEqual([]);
});

test('the type of the names of rules knows each of them and nothing else', () => {
  const known: RuleId = 'R_PAYSLIP_SUMS';
  // @ts-expect-error There is no such rule.
  const unknown: RuleId = 'R_PAYSLIP_SUM';
  expect([known, unknown].map((id) => names.includes(id))).toEqual([true, false]);
});

test('what a cause explains are rules that there are, and itself never', () => {
  const isMeant = (by: string) =>
    by === 'content' ||
    by === 'sums' ||
    names.some((id) => (by.endsWith('*') ? id.startsWith(by.slice(0, -1)) : id === by));
  const stray = rules.flatMap(({ id, means }) =>
    (means?.cause?.explains ?? []).filter((by) => by === id || !isMeant(by)).map((by) => `${id}: ${by}`),
  );
  expect(stray).toEqual([]);
});

test('every kind of cause has a rule that tells it', () => {
  const told = new Set(rules.map(({ means }) => means?.cause?.kind));
  expect(causeKinds.filter((kind) => !told.has(kind))).toEqual([]);
});

test('what a report stands on are rules that there are', () => {
  expect(essentials.filter((id) => !names.some((name) => name === id))).toEqual([]);
});
