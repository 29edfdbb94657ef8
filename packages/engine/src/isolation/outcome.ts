/**
 * Why a piece of work came to nothing; the file is to blame, and the next one is served. `stalled`: it had waited for
 * ever and hardly worked, so the machine may be to blame.
 */
export type JobProblem = 'timeout' | 'stalled' | 'out_of_memory' | 'crashed';

export type JobOutcome<Result> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly problem: JobProblem };
