import type { RecurrentCost } from '@vesta/domain/report/costs';
import type { CoverageEntry, IncomeRecord } from '@vesta/domain/report/incomes';
import { keysOnly } from './places.ts';
import type { Sight } from './sight.ts';

const worst = ['error', 'warning', 'missing'] as const;

/** Months of several rows as one row. */
function joinedMonths(rows: readonly (readonly CoverageEntry[])[]): CoverageEntry[] {
  const months = new Map<string, CoverageEntry>();
  for (const entry of rows.flat()) {
    const known = months.get(entry.month);
    const cents = [known?.numeric_value ?? null, entry.numeric_value].filter((value) => value !== null);
    // One of several payments of a kind that stayed out is no gap of that kind.
    const before = known ? known.value : entry.value;
    const value = worst.find((grade) => before === grade && entry.value === grade) ?? null;
    months.set(entry.month, {
      value,
      numeric_value: cents.length === 0 ? null : cents.reduce((sum, part) => sum + part, 0),
      translation_key: entry.translation_key,
      msg: value === null ? null : entry.msg,
      year: entry.year,
      month: entry.month,
    });
  }
  return [...months.values()].toSorted((a, b) => (a.month < b.month ? -1 : 1));
}

function groupsBy<T>(rows: readonly T[], keyOf: (row: T) => string): [T, T[]][] {
  const groups = new Map<string, [T, T[]]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group[1].push(row);
    else groups.set(keyOf(row), [row, [row]]);
  }
  return [...groups.values()];
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** What leaves month after month: each payment, or by kind alone. */
export function costsSeen(costs: readonly RecurrentCost[], { names }: Sight): RecurrentCost[] {
  const keyOf = ({ kind, treatment, ended, label }: RecurrentCost): string =>
    [kind, treatment, ended, names ? label : ''].join('|');
  return groupsBy(costs, keyOf)
    .map(
      ([first, rows]): RecurrentCost => ({
        label: names ? first.label : null,
        kind: first.kind,
        treatment: first.treatment,
        monthly: sum(rows.map(({ monthly }) => monthly)),
        latest: sum(rows.map(({ latest }) => latest)),
        times: Math.max(...rows.map(({ times }) => times)),
        ended: first.ended,
        coverage: joinedMonths(rows.map(({ coverage }) => coverage)),
        places: keysOnly(rows.flatMap(({ places }) => places)),
      }),
    )
    .toSorted((a, b) => b.monthly - a.monthly);
}

/** Money in: an employer by name, every other payer by the kind of income. */
export function incomesSeen(incomes: readonly IncomeRecord[], { names }: Sight): IncomeRecord[] {
  const isNamed = ({ kind }: IncomeRecord): boolean => names || kind === 'employment';
  const keyOf = (row: IncomeRecord): string => [row.kind, row.reason, isNamed(row) ? row.label : ''].join('|');
  return groupsBy(incomes, keyOf)
    .map(
      ([first, rows]): IncomeRecord => ({
        label: isNamed(first) ? first.label : null,
        notes: null,
        is_fraud: rows.some(({ is_fraud }) => is_fraud),
        coverage: joinedMonths(rows.map(({ coverage }) => coverage)),
        kind: first.kind,
        times: Math.max(...rows.map(({ times }) => times)),
        monthly: sum(rows.map(({ monthly }) => monthly)),
        counted: sum(rows.map(({ counted }) => counted)),
        reason: first.reason,
        places: keysOnly(rows.flatMap(({ places }) => places)),
      }),
    )
    .toSorted((a, b) => b.monthly - a.monthly);
}
