/** More open signs than this between two balances are left open: too many sums would fit. */
export const MOST_OPEN_SIGNS = 22;

function sumsOf(amounts: readonly number[]): Map<number, { count: number; mask: number }> {
  const sums = new Map<number, { count: number; mask: number }>();
  for (let mask = 0; mask < 2 ** amounts.length; mask += 1) {
    let sum = 0;
    for (let bit = 0; bit < amounts.length; bit += 1)
      sum += ((mask >> bit) & 1) === 1 ? (amounts[bit] ?? 0) : -(amounts[bit] ?? 0);
    const seen = sums.get(sum);
    if (seen) seen.count += 1;
    else sums.set(sum, { count: 1, mask });
  }
  return sums;
}

/**
 * The one choice of signs with which the amounts make up the difference of two balances; null where none does, and
 * null where several do, because then the paper does not say which.
 */
export function solveSigns(amounts: readonly number[], difference: number): readonly (1 | -1)[] | null {
  if (amounts.length > MOST_OPEN_SIGNS) return null;
  // A sum of nothing has no sign to find, and would count every solution twice.
  const open = amounts.map((amount, index) => ({ amount, index })).filter(({ amount }) => amount !== 0);
  const half = Math.floor(open.length / 2);
  const [left, right] = [open.slice(0, half), open.slice(half)].map((part) => sumsOf(part.map(({ amount }) => amount)));
  if (!left || !right) return null;
  let masks: readonly [number, number] | null = null;
  for (const [sum, one] of left) {
    const other = right.get(difference - sum);
    if (!other) continue;
    if (masks !== null || one.count > 1 || other.count > 1) return null;
    masks = [one.mask, other.mask];
  }
  if (masks === null) return null;
  const [low, high] = masks;
  const signs = amounts.map((): 1 | -1 => 1);
  open.forEach(({ index }, place) => {
    const bit = place < half ? (low >> place) & 1 : (high >> (place - half)) & 1;
    signs[index] = bit === 1 ? 1 : -1;
  });
  return signs;
}
