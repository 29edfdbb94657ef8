import type { Day } from '@vesta/domain/dates/day';

/** Places that have to be taken out so that the rest runs from old to new: as few as possible. */
function strays(days: readonly Day[]): number[] {
  // Patience sorting: ends[k] is the place of the smallest day that a run of k + 1 can end with.
  const ends: number[] = [];
  const before = new Map<number, number>();
  const dayAt = (place: number | undefined): Day => (place === undefined ? '' : (days[place] ?? ''));
  for (const [place, day] of days.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (dayAt(ends[middle]) <= day) low = middle + 1;
      else high = middle;
    }
    const previous = ends[low - 1];
    if (previous !== undefined) before.set(place, previous);
    ends[low] = place;
  }
  const kept = new Set<number>();
  for (let place = ends.at(-1); place !== undefined; place = before.get(place)) kept.add(place);
  return [...days.keys()].filter((place) => !kept.has(place));
}

/** The rows that break the order of a list, whichever way it runs. */
export function outOfOrder(days: readonly Day[]): number[] {
  const forward = strays(days);
  if (forward.length === 0) return forward;
  const last = days.length - 1;
  const backward = strays(days.toReversed()).map((place) => last - place);
  return backward.length < forward.length ? backward.toSorted((a, b) => a - b) : forward;
}
