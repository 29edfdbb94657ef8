/**
 * How many letters have to be put in, taken out or exchanged to turn one text into the other; `limit + 1` as soon
 * as it is certain to be more than the limit, so that hopeless pairs cost little. Letters that are further apart than
 * the limit are never laid on each other, so only a band around the diagonal is reckoned.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (a === b) return 0;
  const tooMany = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return tooMany;
  const costs = new Array<number>(b.length + 1).fill(tooMany);
  for (let j = 0; j <= Math.min(limit, b.length); j += 1) costs[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    const [from, to] = [Math.max(1, i - limit), Math.min(b.length, i + limit)];
    // What stands left of the band, and what stood above it to the left.
    let left = from === 1 && i <= limit ? i : tooMany;
    let diagonal = costs[from - 1] ?? tooMany;
    costs[from - 1] = left;
    let best = left;
    for (let j = from; j <= to; j += 1) {
      const above = costs[j] ?? tooMany;
      const exchange = diagonal + (a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1);
      left = Math.min(exchange, above + 1, left + 1);
      costs[j] = left;
      diagonal = above;
      if (left < best) best = left;
    }
    if (best > limit) return tooMany;
  }
  return Math.min(costs[b.length] ?? tooMany, tooMany);
}
