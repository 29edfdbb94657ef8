/** Round steps for an axis: at most `most` of them, each 1, 2, 2.5 or 5 times a power of ten. */
export function stepOf(span: number, most = 4): number {
  if (span <= 0) return 1;
  const rough = span / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 2.5, 5, 10].find((candidate) => candidate * power >= rough) ?? 10;
  return factor * power;
}

export interface Scale {
  /** From a value to the place on the drawing, downwards. */
  at: (value: number) => number;
  ticks: readonly number[];
}

/** A vertical scale that begins at zero or below and ends above the largest value. */
export function verticalScale(values: readonly number[], { top, bottom }: { top: number; bottom: number }): Scale {
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const step = stepOf(highest - lowest);
  const first = Math.floor(lowest / step);
  const last = Math.max(Math.ceil(highest / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  const [from, to] = [first * step, last * step];
  return { at: (value) => bottom - ((value - from) / (to - from)) * (bottom - top), ticks };
}
