/**
 * Errors whose message says something about our code or was written by us. Those of libraries quote what they were
 * given: a line that is no JSON, an address that was refused, a name.
 */
const TOLD = ['AppError', 'QueryFailedError', 'DatabaseUnavailableError', 'TypeError', 'ReferenceError'];

/** Facts that our own errors carry about a statement; never values. */
const FACTS = ['constraint', 'table', 'column', 'statement'] as const;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** What a log line keeps of an error: its type, its code, the places in our code, and nobody's words. */
export function errorForLog(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const given = error as Error & Record<string, unknown>;
  const facts = error.name === 'QueryFailedError' ? FACTS.map((name) => [name, textOf(given[name])]) : [];
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return {
    type: error.name,
    errorCode: textOf(given.code),
    message: TOLD.includes(error.name) ? error.message : undefined,
    ...Object.fromEntries(facts),
    frames: frames.map((line) => line.trim()),
    ...(error.cause instanceof Error ? { cause: errorForLog(error.cause) } : {}),
  };
}
