import { threadBeside } from '../aside/thread-beside.ts';
import { openWeights, placesAtOnce, type Weights } from './weights.ts';
import type { WeightsThread } from './weights-thread.ts';

let thread: WeightsThread | null = null;

function theThread(): WeightsThread | null {
  thread ??= threadBeside('print-weights.worker.js');
  return thread;
}

/** Weights in a thread of their own where there is one, and here where there is none or it does not answer. */
export function weightsAside(name: string, aside: WeightsThread | null = theThread()): Weights {
  let here: Promise<Weights> | null = null;
  return async (input) => {
    const answer = aside && !here ? await aside.ask({ name, input }).catch(() => null) : null;
    if (answer) return answer;
    here ??= openWeights(name);
    return (await here)(input);
  };
}

/** As many places of a picture as what runs the weights has room for. */
export const roomForPlaces = async (): Promise<number> =>
  (await theThread()?.ready.catch(() => null))?.placesAtOnce ?? placesAtOnce();
