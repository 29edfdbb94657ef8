/** Why a piece of work came to nothing; the file is to blame, and the next one is served. */
export type JobProblem = 'timeout' | 'out_of_memory' | 'crashed';

export type JobOutcome<Result> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly problem: JobProblem };
