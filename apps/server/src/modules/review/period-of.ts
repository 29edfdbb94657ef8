import type { CasePaper } from '@vesta/domain/desk/review';
import type { Reading } from '@vesta/engine/documents/reading';

const MONTH_LETTERS = 'YYYY-MM'.length;
const monthNames = ['period', 'period_start', 'period_end'] as const;
const yearNames = ['tax_year', 'year'] as const;

/** From which month to which the readings of one file speak, else for which years; null for what has no time of its own. */
export function periodOf(readings: readonly Pick<Reading, 'fields'>[]): CasePaper['period'] {
  const valuesOf = (names: readonly (keyof Reading['fields'])[]) =>
    readings.flatMap(({ fields }) => names.flatMap((name) => fields[name]?.value ?? []));
  const months = valuesOf(monthNames).flatMap((value) =>
    typeof value === 'string' ? [value.slice(0, MONTH_LETTERS)] : [],
  );
  const years = valuesOf(yearNames).flatMap((value) => (typeof value === 'number' ? [String(value)] : []));
  const all = (months.length > 0 ? months : years).toSorted();
  const [from, to] = [all.at(0), all.at(-1)];
  return from && to ? { from, to } : null;
}
