import type { Found } from '../../found.ts';

/** A value that follows from others; it stands where the first of them stands and is as sure as the weakest. */
export function computed<T>(value: T, from: readonly (Found<unknown> | null)[]): Found<T> | null {
  const known = from.filter((found) => found !== null);
  const first = known[0];
  if (!first) return null;
  return {
    value,
    raw: known.map((found) => found.raw).join(' | '),
    page: first.page,
    box: first.box,
    confidence: Math.min(...known.map((found) => found.confidence)),
  };
}

/** Gross less what was read of its deductions; null without the gross or without any tax to take off. */
export function netOf(
  gross: Found<number> | null,
  tax: Found<number> | null,
  others: readonly (Found<number> | null)[],
): Found<number> | null {
  if (!gross || !tax) return null;
  const parts = [tax, ...others].filter((found) => found !== null);
  const net = parts.reduce((rest, found) => rest - found.value, gross.value);
  return net < 0 ? null : computed(net, [gross, ...parts]);
}
