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
