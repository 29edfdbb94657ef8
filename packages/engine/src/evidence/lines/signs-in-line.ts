import type { LineSteps } from './line-weights.ts';
import type { Sign } from './words-of-signs.ts';

/** Strokes and points of any length are told as those of a keyboard. */
const meant: Readonly<Record<string, string>> = { '–': '-', '—': '-', '·': '.', '‘': '’' };

/**
 * What the weights tell of a sign of another script. It is not told on: the letter of ours that comes next is, with as
 * little trust as is left for it.
 */
const OTHER_SCRIPT = '\ufffd';

/** The likeliest sign of each step; neighbouring steps that show the same are one. */
export function signsInLine({ count, classes, chances, signs }: LineSteps): Sign[] {
  const found: Sign[] = [];
  const other = signs.indexOf(OTHER_SCRIPT) + 1 || classes;
  let before = 0;
  for (let step = 0; step < count; step += 1) {
    const from = step * classes;
    let best = 0;
    for (let at = 1; at < classes; at += 1)
      if (at !== other && (chances[from + at] ?? 0) > (chances[from + best] ?? 0)) best = at;
    const sign = signs[best - 1];
    const chance = chances[from + best] ?? 0;
    const last = found.at(-1);
    if (best !== before && sign !== undefined)
      found.push({ sign: meant[sign] ?? sign, at: (step + 0.5) / count, chance });
    // A sign is as sure as where it is seen best: at its edges it is half the gap beside it.
    else if (best !== 0 && last && chance > last.chance) found[found.length - 1] = { ...last, chance };
    before = best;
  }
  return found;
}
