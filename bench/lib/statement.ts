/** A query as it went to the database, in a form that can be handed to another process. */
export interface Statement {
  text: string;
  values: (string | null | { base64: string })[];
}

export interface StateCall {
  token: string;
  applicationId: string;
  statement: Statement;
}

export function encodeValue(value: unknown): Statement['values'][number] {
  if (value === null || typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return { base64: Buffer.from(value).toString('base64') };
  throw new TypeError('The benchmark cannot hand on a parameter of this kind.');
}

export const decodeValue = (value: Statement['values'][number]): string | null | Buffer =>
  value !== null && typeof value === 'object' ? Buffer.from(value.base64, 'base64') : value;
