/**
 * Whether there is time for one more page: each is expected to take as long as the slowest so far, and the first one is
 * always begun.
 */
export function timeFor(milliseconds: number, clock: () => number): () => boolean {
  const begun = clock();
  let [last, slowest] = [begun, 0];
  return () => {
    const now = clock();
    slowest = Math.max(slowest, now - last);
    last = now;
    return now - begun + slowest <= milliseconds;
  };
}

/** Whether the reader of words has one processor, beside the looks at further pages, or both of them. */
export type Share = 'beside' | 'alone';

interface Pace {
  readonly hasTimeFor: (size: number, share: Share) => boolean;
  /** Does the work and remembers how long it took. */
  readonly timed: <T>(size: number, share: Share, work: () => Promise<T>) => Promise<T>;
}

/** What is left of the time for a page once both processors work on it, until one was read like that. */
const ALONE = 0.65;

/**
 * The same where it is known how much there is to read: each page is expected to take as long for its size as the
 * slowest so far took under the same terms, so that a page with a few lines is not left out because a full one would
 * come too late, nor one at the end because the first had to share.
 */
export function paceOf(milliseconds: number, clock: () => number): Pace {
  const begun = clock();
  const slowest = { beside: 0, alone: 0 };
  const expected = (share: Share): number =>
    share === 'alone' && slowest.alone === 0 ? slowest.beside * ALONE : slowest[share];
  return {
    hasTimeFor: (size, share) => clock() - begun + expected(share) * size <= milliseconds,
    timed: async (size, share, work) => {
      const start = clock();
      const done = await work();
      slowest[share] = Math.max(slowest[share], (clock() - start) / Math.max(1, size));
      return done;
    },
  };
}
