import * as z from 'zod/mini';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names under which an answer is stored or used to travel, each with the one name that forms use. */
export type Aliases = Record<string, string>;

/** The same answers under one name each. A form's own name wins over its alias. */
export function underOneName(payload: unknown, aliases: Aliases): unknown {
  if (!isRecord(payload)) return payload;
  const renamed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(payload)) {
    const known = Object.hasOwn(aliases, name) ? aliases[name] : undefined;
    if (known === undefined) renamed[name] = value;
    else if (!Object.hasOwn(payload, known)) renamed[known] = value;
  }
  return renamed;
}

/** Takes fields away that were left empty and must not be sent at all. */
export function withoutEmpty(payload: unknown, fields: readonly string[]): unknown {
  if (!isRecord(payload)) return payload;
  const isEmpty = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '');
  return Object.fromEntries(
    Object.entries(payload).filter(([name, value]) => !(fields.includes(name) && isEmpty(value))),
  );
}

/** A form that prepares what arrives before judging it. */
export const preparedBy = <S extends z.ZodMiniType>(prepare: (payload: unknown) => unknown, schema: S) =>
  z.pipe(
    z.transform((payload: z.input<S>) => prepare(payload)),
    schema,
  );
