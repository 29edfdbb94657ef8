/** The middle of whole numbers, rounded to a whole one; 0 of none. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const [below = 0, above = 0] =
    sorted.length % 2 === 1 ? [sorted[half], sorted[half]] : sorted.slice(half - 1, half + 1);
  return Math.round((below + above) / 2);
}

/** Median distance from the median, as a share of it: how far amounts differ without minding single outliers. */
export function deviationOf(values: readonly number[]): number {
  const middle = medianOf(values);
  return middle === 0 ? 0 : medianOf(values.map((value) => Math.abs(value - middle))) / Math.abs(middle);
}
