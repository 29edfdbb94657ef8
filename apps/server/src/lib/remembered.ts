import type { Clock } from './clock.ts';

/** Asks once and answers everybody from it for a while. What failed is asked anew. */
export function remembered<T>(clock: Clock, forMs: number, ask: () => Promise<T>): () => Promise<T> {
  let last: { at: number; answer: Promise<T> } | null = null;
  return () => {
    const now = clock.now().getTime();
    if (last && now >= last.at && now - last.at < forMs) return last.answer;
    const asked = { at: now, answer: ask() };
    last = asked;
    asked.answer.catch(() => {
      if (last === asked) last = null;
    });
    return asked.answer;
  };
}
