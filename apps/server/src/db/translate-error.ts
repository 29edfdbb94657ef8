import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { DatabaseUnavailableError } from './database-unavailable-error.ts';
import { isUnavailable } from './is-unavailable.ts';
import { QueryFailedError } from './query-failed-error.ts';

const LONGEST_STATEMENT = 500;

/**
 * Turns what the driver throws into our two kinds of error. The originals carry parameters and row values in their
 * message and detail, so they are dropped rather than kept as a cause: a cause ends up in the log.
 */
export function translateError(error: unknown, statement: string | null = null): unknown {
  if (error instanceof DrizzleQueryError) return translateError(error.cause, error.query);
  if (error instanceof DatabaseUnavailableError || error instanceof QueryFailedError) return error;
  if (isUnavailable(error)) {
    return new DatabaseUnavailableError('The database does not answer. Requests will work again when it is back.');
  }
  if (!(error instanceof pg.DatabaseError)) return error;
  return new QueryFailedError({
    code: error.code ?? null,
    constraint: error.constraint ?? null,
    table: error.table ?? null,
    column: error.column ?? null,
    statement: statement?.slice(0, LONGEST_STATEMENT) ?? null,
  });
}
