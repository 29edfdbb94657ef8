import type { Thread } from '../aside/ask-thread.ts';
import type { Numbers } from './weights.ts';

export interface WeightsQuestion {
  /** Which weights are to look. */
  readonly name: string;
  readonly input: Numbers;
}

export interface AboutWeights {
  /** As many places of a picture as there is room for. */
  readonly placesAtOnce: number;
}

/** A thread that runs weights. */
export type WeightsThread = Thread<WeightsQuestion, Numbers, AboutWeights>;
