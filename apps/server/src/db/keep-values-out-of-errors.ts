import { PgPreparedQuery } from 'drizzle-orm/pg-core';
import { translateError } from './translate-error.ts';

type RunQuery = (this: unknown, ...args: unknown[]) => Promise<unknown>;
type Patched = { queryWithCache?: RunQuery };

let done = false;

/**
 * drizzle writes every parameter of a failed query into the error's message, and from there into logs. There is no
 * option against it, so the one method through which all its queries run is wrapped.
 */
export function keepValuesOutOfErrors(): void {
  if (done) return;
  const prototype = PgPreparedQuery.prototype as unknown as Patched;
  const original = prototype.queryWithCache;
  if (!original) throw new Error('drizzle-orm changed: queryWithCache is gone, so query errors would leak values.');
  prototype.queryWithCache = async function (this: unknown, ...args: unknown[]) {
    try {
      return await original.apply(this, args);
    } catch (error) {
      throw translateError(error);
    }
  };
  done = true;
}
