import type { Numbers } from './weights.ts';

/** What the thread that looks is asked. */
export interface WeightsQuestion {
  readonly id: number;
  /** Which weights are to look. */
  readonly name: string;
  readonly input: Numbers;
}

/** First how much room it has; then an answer per question, null where the weights failed. */
export type FromWeightsThread =
  | { readonly kind: 'ready'; readonly placesAtOnce: number }
  | { readonly kind: 'seen'; readonly id: number; readonly output: Numbers | null };
