import { parentPort } from 'node:worker_threads';
import { openWeights, placesAtOnce, type Weights } from './weights.ts';
import type { FromWeightsThread, WeightsQuestion } from './weights-messages.ts';

/** Runs weights in this thread for the one that started it. Each is opened when it is first asked for, and kept. */
export async function serveWeights(): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error('weights are served from a thread of their own');
  const answer = (message: FromWeightsThread, moved: ArrayBuffer[] = []): void => port.postMessage(message, moved);
  const opened = new Map<string, Promise<Weights>>();
  const lookAt = async ({ id, name, input }: WeightsQuestion): Promise<void> => {
    const weights = opened.get(name) ?? openWeights(name);
    opened.set(name, weights);
    const { data, dims } = await (await weights)(input);
    // What the runtime holds cannot be handed over.
    const own = data.slice();
    answer({ kind: 'seen', id, output: { data: own, dims } }, [own.buffer]);
  };
  port.on('message', (question: WeightsQuestion) => {
    lookAt(question).catch(() => answer({ kind: 'seen', id: question.id, output: null }));
  });
  answer({ kind: 'ready', placesAtOnce: await placesAtOnce() });
}
