import { existsSync } from 'node:fs';
import { openWeights, placesAtOnce, type Weights } from './weights.ts';
import { startWeightsThread, type WeightsThread } from './weights-thread.ts';

let thread: WeightsThread | null = null;

/** Its file lies beside the bundle. Sources have none: a thread cannot load them. */
function theThread(): WeightsThread | null {
  const entry = new URL('./print-weights.worker.js', import.meta.url);
  if (!thread && entry.protocol === 'file:' && existsSync(entry)) thread = startWeightsThread(entry);
  return thread;
}

/** Weights in a thread of their own where there is one, and here where there is none or it does not answer. */
export function weightsAside(name: string, aside: WeightsThread | null = theThread()): Weights {
  let here: Promise<Weights> | null = null;
  return async (input) => {
    const answer = aside && !here ? await aside.ask(name, input).catch(() => null) : null;
    if (answer) return answer;
    here ??= openWeights(name);
    return (await here)(input);
  };
}

/** As many places of a picture as what runs the weights has room for. */
export const roomForPlaces = async (): Promise<number> =>
  (await theThread()?.placesAtOnce.catch(() => null)) ?? placesAtOnce();
