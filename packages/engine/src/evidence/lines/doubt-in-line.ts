import type { LineSteps } from './line-weights.ts';

/** What one step shows likeliest, and the likeliest sign beside the gap. */
interface Seen {
  readonly best: number;
  readonly sign: number;
  readonly chance: number;
}

function seenAt({ classes, chances }: LineSteps, step: number): Seen {
  const from = step * classes;
  let sign = 1;
  for (let at = 2; at < classes; at += 1) if ((chances[from + at] ?? 0) > (chances[from + sign] ?? 0)) sign = at;
  const chance = chances[from + sign] ?? 0;
  return { best: chance > (chances[from] ?? 0) ? sign : 0, sign, chance };
}

/**
 * How likely a line says more than is told of it: the best chance of a sign in a gap, other than those beside the gap,
 * which reach into it. A sign that is passed over leaves nothing else that could be doubted.
 */
export function passedOver(steps: LineSteps): number {
  let most = 0;
  // The sign before the gap, and those seen in the gap so far: whether one is the next sign shows at its end.
  let before = 0;
  const inGap = new Map<number, number>();
  for (let step = 0; step <= steps.count; step += 1) {
    const { best, sign, chance } = step < steps.count ? seenAt(steps, step) : { best: -1, sign: 0, chance: 0 };
    if (best === 0) {
      if (sign !== before && chance > (inGap.get(sign) ?? 0)) inGap.set(sign, chance);
      continue;
    }
    for (const [passed, seen] of inGap) if (passed !== best && seen > most) most = seen;
    inGap.clear();
    before = best;
  }
  return most;
}
