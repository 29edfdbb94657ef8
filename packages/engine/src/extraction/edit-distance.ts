/**
 * How many letters have to be put in, taken out or exchanged to turn one text into the other; `limit + 1` as soon
 * as it is certain to be more than the limit, so that hopeless pairs cost little.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j += 1) {
      const exchange = (before[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const value = Math.min(exchange, (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      row.push(value);
      if (value < best) best = value;
    }
    if (best > limit) return limit + 1;
    before = row;
  }
  return Math.min(before[b.length] ?? 0, limit + 1);
}
