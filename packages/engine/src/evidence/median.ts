/** The one in the middle, the upper one where there are two; null of nothing. */
export const median = (values: readonly number[]): number | null =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? null;
