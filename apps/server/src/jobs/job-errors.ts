/** Thrown by a handler that knows that no further attempt can succeed: the job becomes a dead letter at once. */
export class PermanentJobFailure extends Error {
  override readonly name: string = 'PermanentJobFailure';
}

/** The payload does not fit the job's schema. Fields are named, values are not. */
export class InvalidJobPayload extends PermanentJobFailure {
  override readonly name = 'InvalidJobPayload';

  constructor(job: string, fields: readonly string[]) {
    super(`The payload of the job ${job} does not fit its schema (${fields.join(', ') || 'as a whole'}).`);
  }
}

export class JobTimedOut extends Error {
  override readonly name = 'JobTimedOut';
}

/** The process ended before the job did; another worker takes it up. */
export class WorkerStopped extends Error {
  override readonly name = 'WorkerStopped';
}

export type FailureRecord = { errorType: string; errorCode: string | null };

/** What is stored and logged about a failure. Messages stay out: those of other people's libraries quote addresses. */
export function recordOf(error: unknown): FailureRecord {
  if (!(error instanceof Error)) return { errorType: typeof error, errorCode: null };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  return { errorType: error.name, errorCode: code };
}

/** Where it happened, without the message that precedes it. */
export function framesOf(error: unknown): string[] {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : [];
  return lines.filter((line) => line.startsWith('    at ')).map((line) => line.trim());
}
