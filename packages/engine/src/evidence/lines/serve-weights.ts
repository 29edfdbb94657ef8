import { answerQuestions } from '../aside/answer-questions.ts';
import { type Numbers, openWeights, placesAtOnce, type Weights } from './weights.ts';
import type { AboutWeights, WeightsQuestion } from './weights-thread.ts';

/** Runs weights in this thread for the one that started it. Each is opened when it is first asked for, and kept. */
export async function serveWeights(): Promise<void> {
  const opened = new Map<string, Promise<Weights>>();
  const about: AboutWeights = { placesAtOnce: await placesAtOnce() };
  answerQuestions<WeightsQuestion, Numbers, AboutWeights>(async ({ name, input }) => {
    const weights = opened.get(name) ?? openWeights(name);
    opened.set(name, weights);
    const { data, dims } = await (await weights)(input);
    // What the runtime holds cannot be handed over.
    const own = data.slice();
    return { answer: { data: own, dims }, moved: [own.buffer] };
  }, about);
}
