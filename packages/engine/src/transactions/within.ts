/** Those of a sorted list whose place lies at most so far from the middle. */
export function* within<Member>(
  sorted: readonly Member[],
  placeOf: (member: Member) => number,
  middle: number,
  reach: number,
): Generator<Member> {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const half = (low + high) >> 1;
    const member = sorted[half];
    if (member !== undefined && placeOf(member) < middle - reach) low = half + 1;
    else high = half;
  }
  for (let at = low; at < sorted.length; at += 1) {
    const member = sorted[at];
    if (member === undefined || placeOf(member) > middle + reach) return;
    yield member;
  }
}
