import { setImmediate as nextTurn } from 'node:timers/promises';

/** So long a piece of work may hold the thread that answers everybody. */
const AT_ONCE_MS = 10;

/** For long lists that are worked through on the thread of all calls: awaited between two items, it lets others in. */
export function breather(now: () => number = () => performance.now()): () => Promise<void> {
  let since = now();
  return async () => {
    if (now() - since < AT_ONCE_MS) return;
    await nextTurn();
    since = now();
  };
}
