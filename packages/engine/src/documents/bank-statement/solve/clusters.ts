/** Places on a line that belong together, from left to right. */
export interface Cluster {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Puts numbers together that lie no further than `step` from their neighbours. */
export function clustersOf(places: readonly number[], step: number): Cluster[] {
  const found: { from: number; to: number; count: number }[] = [];
  for (const place of places.toSorted((a, b) => a - b)) {
    const last = found.at(-1);
    if (last && place - last.to <= step) {
      last.to = place;
      last.count += 1;
    } else found.push({ from: place, to: place, count: 1 });
  }
  return found;
}

export const clusterAt = (clusters: readonly Cluster[], place: number, step: number): number =>
  clusters.findIndex(({ from, to }) => place >= from - step && place <= to + step);
