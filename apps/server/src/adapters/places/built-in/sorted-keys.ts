/** Keys in order, each with the number of the thing it names, so that a prefix is one contiguous run. */
export interface SortedKeys {
  keys: readonly string[];
  owners: readonly number[];
}

/** Positions are sorted instead of pairs, and as a plain array: its sort is quick on lists that come in order. */
export function sortKeys(keys: readonly string[], owners: readonly number[]): SortedKeys {
  const at = keys.map((_, position) => position);
  at.sort((a, b) => compare(keys[a] ?? '', keys[b] ?? ''));
  return { keys: at.map((position) => keys[position] ?? ''), owners: at.map((position) => owners[position] ?? 0) };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Positions of all keys that begin with the prefix, as a half-open range. */
export function prefixRange({ keys }: SortedKeys, prefix: string): [from: number, to: number] {
  const from = firstAtLeast(keys, prefix);
  let to = from;
  while (to < keys.length && keys[to]?.startsWith(prefix)) to += 1;
  return [from, to];
}

function firstAtLeast(keys: readonly string[], wanted: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
