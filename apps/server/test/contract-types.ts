import openapiTypes, { astToString } from 'openapi-typescript';

interface Described {
  content?: Record<string, { schema: object }>;
}

interface Parameter {
  in: 'query' | 'header' | 'path' | 'cookie';
  name: string;
  required?: boolean;
  schema: object;
}

interface Operation {
  parameters?: Parameter[];
  requestBody?: Described;
  responses: Record<string, Described>;
}

export interface ApiDescription {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

/** What the client says with every call by itself. */
const SAID_ALWAYS = ['application_id', 'lang'];
const JSON_TYPE = 'application/json';
const WRITTEN = `// Written by apps/server/src/plugins/contract.test.ts (run it with -u) from the description of the API.

`;

const queryOf = ({ parameters = [] }: Operation): object => {
  const asked = parameters.filter((one) => one.in === 'query' && !SAID_ALWAYS.includes(one.name));
  return {
    type: 'object',
    properties: Object.fromEntries(asked.map(({ name, schema }) => [name, schema])),
    required: asked.flatMap(({ name, required }) => (required ? [name] : [])),
    additionalProperties: false,
  };
};

/** One call: what may be asked, what may be sent, what comes back. Null stands for what a call has not. */
function shapeOf(operation: Operation): object {
  const nothing = { type: 'null' };
  const body = operation.requestBody?.content?.[JSON_TYPE]?.schema ?? nothing;
  const answer = operation.responses['200']?.content?.[JSON_TYPE]?.schema ?? nothing;
  const properties = { query: queryOf(operation), body, answer };
  return { type: 'object', properties, required: Object.keys(properties) };
}

/** `get /api/v1/listings/{id}` as the tables of calls write it. */
const nameOf = (verb: string, path: string): string =>
  `${verb.toUpperCase()} ${path.replace(/^\/api/, '').replaceAll(/\{(\w+)\}/g, ':$1')}`;

const refersTo = (name: string, schemas: unknown): boolean =>
  JSON.stringify(schemas).includes(`"#/components/schemas/${name}"`);

/** Named schemas that the calls refer to, or that one of these refers to. */
function usedBy(calls: unknown, named: Record<string, object>): Record<string, object> {
  const used = Object.entries(named).filter(([name]) => refersTo(name, calls));
  const further = Object.entries(named).filter(([name]) => refersTo(name, used));
  return Object.fromEntries([...used, ...further]);
}

/** The calls of the interface as types for whoever calls: a name, and what belongs to it. */
export async function contractTypes({ paths, components }: ApiDescription): Promise<string> {
  const calls = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs)
      .filter(([, { responses }]) => responses['200']?.content?.[JSON_TYPE])
      .map(([verb, operation]) => [nameOf(verb, path), shapeOf(operation)] as const),
  );
  // A description forbids most signs in names: they are given back in the types.
  const signless = calls.map(([name, shape]) => [`call_${Buffer.from(name).toString('hex')}`, shape] as const);
  const schemas = { ...usedBy(calls, components.schemas), ...Object.fromEntries(signless) };
  const description = { openapi: '3.1.0', info: { title: 'calls', version: '1' }, components: { schemas } };
  const types = astToString(
    await openapiTypes(description as never, { alphabetize: true, defaultNonNullable: false, exportType: true }),
  );
  return WRITTEN + types.replaceAll(/call_([0-9a-f]+)/g, (_, hex: string) => `'${Buffer.from(hex, 'hex')}'`);
}
