import type { FieldTable } from './allowed-fields.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function copied(value: unknown, path: string, table: FieldTable): unknown {
  if (Array.isArray(value)) return value.map((item) => copied(item, path, table));
  if (!isObject(value)) return value;
  const names = table[path]?.split(' ') ?? [];
  const entries = Object.entries(value)
    .filter(([name]) => names.includes(name) || names.includes('*'))
    .map(([name, inner]) => [name, copied(inner, path === '' ? name : `${path}.${name}`, table)] as const);
  return Object.fromEntries(entries);
}

/** A copy that has the fields of the table and no others, at every depth. */
export const onlyAllowed = <T>(value: T, table: FieldTable): T => copied(value, '', table) as T;
