/** What goes to a child process and what comes back; both by structured copy, so bytes stay bytes. */
export interface ToChild<Job> {
  readonly id: number;
  readonly job: Job;
}

export type FromChild<Result> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly id: number; readonly result: Result }
  /** Without the message: it might quote a private paper. */
  | { readonly kind: 'failed'; readonly id: number; readonly error: string };
