import type { TestHouse } from '../house.ts';

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
}

/** One call that the house describes to the world. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly queryNames: readonly string[];
  readonly body: Schema | null;
}

interface Described {
  parameters?: { name: string; in: string }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Every operation of the description, so that a new call is in these tests without being named. */
export async function operationsOf({ app }: TestHouse): Promise<Operation[]> {
  const { paths } = (await app.inject('/api/openapi.json')).json() as {
    paths: Record<string, Record<string, Described>>;
  };
  return Object.entries(paths).flatMap(([path, described]) =>
    methods.flatMap((method) => {
      const operation = described[method];
      if (!operation) return [];
      const queryNames = (operation.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name);
      const body = operation.requestBody?.content?.['application/json']?.schema ?? null;
      return [{ method: method.toUpperCase() as Operation['method'], path, queryNames, body }];
    }),
  );
}

/** The path with every parameter filled in. */
export const filled = ({ path }: Operation, value: (name: string) => string): string =>
  path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(value(name)));

/** A body that fits its schema as far as a schema can say: the least that gets a call past its door. */
export function plausible(schema: Schema | null | undefined): unknown {
  if (!schema) return null;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return plausible(first);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object')
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, one]) => [name, plausible(one)]));
  if (type === 'array') return schema.items ? [plausible(schema.items)] : [];
  if (type === 'integer' || type === 'number') return 1;
  if (type === 'boolean') return true;
  return type === 'null' ? null : 'x';
}
