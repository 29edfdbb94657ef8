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

/**
 * The same where it is known how much there is to read: each page is expected to take as long for its size as the
 * slowest so far took, so that a page with a few lines is not left out because a full one would come too late.
 */
export function timeForSize(milliseconds: number, clock: () => number): (size: number) => boolean {
  const begun = clock();
  let [last, lastSize, slowest] = [begun, 0, 0];
  return (size) => {
    const now = clock();
    if (lastSize > 0) slowest = Math.max(slowest, (now - last) / lastSize);
    [last, lastSize] = [now, size];
    return now - begun + slowest * size <= milliseconds;
  };
}
