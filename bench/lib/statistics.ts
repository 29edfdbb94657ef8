export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new RangeError('There is no median of nothing.');
  return (lower + upper) / 2;
}

/**
 * The median of what each round says by itself. The two sides of a round stand next to each other in time, so a neighbour
 * on the machine who slows one round down slows both its sides.
 */
export function medianRatio(ours: readonly number[], yardstick: readonly number[]): number {
  if (ours.length !== yardstick.length) throw new RangeError('Each round needs both of its sides.');
  return median(ours.map((value, round) => value / (yardstick[round] ?? Number.NaN)));
}
