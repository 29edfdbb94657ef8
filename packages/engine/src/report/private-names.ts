import type { Report } from '@vesta/domain/report/report';

/** Payments between people: the other name is nobody's business, least of all that of a former landlord. */
const privateCosts: readonly string[] = ['rent', 'alimony'];
const privateIncomes: readonly string[] = ['rental', 'alimony', 'family_support', 'other'];

/** Names to leave out, each with the kind of payment that stands in for it. */
function namesIn(report: Report): ReadonlyMap<string, string> {
  if (report.kind === 'rapid') return new Map();
  const rows = [
    ...report.recurrent_costs.content.filter(({ kind }) => privateCosts.includes(kind)),
    ...report.bank_statements_incomes.content.filter(({ kind }) => privateIncomes.includes(kind)),
  ];
  return new Map(rows.flatMap(({ label, kind }) => (label === null ? [] : [[label, kind] as const])));
}

function replaced<T>(value: T, names: ReadonlyMap<string, string>): T {
  if (Array.isArray(value)) return value.map((one) => replaced(one, names)) as T;
  if (value === null || typeof value !== 'object') return value;
  const isInput = 'name' in value && 'unit' in value;
  const entries = Object.entries(value).map(([name, inner]: [string, unknown]) => {
    if (name !== 'label' || typeof inner !== 'string') return [name, replaced(inner, names)];
    const kind = names.get(inner);
    return [name, kind === undefined ? inner : isInput ? kind : null];
  });
  return Object.fromEntries(entries) as T;
}

/** The same report without the names of private people whom somebody pays or is paid by; the kind says enough. */
export const withoutPrivateNames = (report: Report): Report => replaced(report, namesIn(report));
