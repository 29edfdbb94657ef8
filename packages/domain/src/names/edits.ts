export type Edit =
  | { readonly kind: 'replaced'; readonly from: string; readonly to: string; readonly last: boolean }
  | { readonly kind: 'inserted'; readonly letter: string; readonly doubled: boolean; readonly last: boolean }
  | { readonly kind: 'swapped' };

function sharedStart(a: string, b: string): number {
  let count = 0;
  while (count < a.length && count < b.length && a.charAt(count) === b.charAt(count)) count += 1;
  return count;
}

/** The one letter replaced, inserted, left out or swapped with its neighbour; null when more or nothing differs. */
export function singleEdit(a: string, b: string): Edit | null {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const start = sharedStart(short, long);
  if (long.length - short.length > 1 || short === long) return null;
  if (long.length > short.length) {
    if (short.slice(start) !== long.slice(start + 1)) return null;
    const letter = long.charAt(start);
    return { kind: 'inserted', letter, doubled: long.charAt(start - 1) === letter, last: start === long.length - 1 };
  }
  if (short.slice(start + 1) === long.slice(start + 1)) {
    return { kind: 'replaced', from: short.charAt(start), to: long.charAt(start), last: start === long.length - 1 };
  }
  const swapped = short.charAt(start + 1) + short.charAt(start) === long.slice(start, start + 2);
  return swapped && short.slice(start + 2) === long.slice(start + 2) ? { kind: 'swapped' } : null;
}
