import type { LineSteps } from '../lines/line-weights.ts';
import type { Sign } from '../lines/words-of-signs.ts';

/** Some of the weights' signs look like ours and are none. */
const meant: Readonly<Record<string, string>> = { '∈': '€', '–': '-', '—': '-', '·': '.' };
const printed = /^[\p{Script=Latin}\d\p{P}€$£% +=<>]$/u;
const LAST_LATIN = 0x24f;

const isPrinted = (sign: string): boolean =>
  meant[sign] !== undefined || (printed.test(sign) && (sign.codePointAt(0) ?? 0) <= LAST_LATIN);

const known = new WeakMap<readonly string[], readonly number[]>();

/** The classes that papers of our countries print; the first is nothing at all. */
function classesOf(signs: readonly string[]): readonly number[] {
  const found = known.get(signs) ?? [0, ...signs.flatMap((sign, at) => (isPrinted(sign) ? [at + 1] : []))];
  known.set(signs, found);
  return found;
}

/** The likeliest of those signs at each step; neighbouring steps that show the same are one. */
export function signsInLine({ count, classes, chances, signs }: LineSteps): Sign[] {
  const allowed = classesOf(signs);
  const found: Sign[] = [];
  let before = 0;
  for (let step = 0; step < count; step += 1) {
    const from = step * classes;
    let best = 0;
    for (const at of allowed) if ((chances[from + at] ?? 0) > (chances[from + best] ?? 0)) best = at;
    const sign = signs[best - 1];
    if (best !== before && sign !== undefined) {
      found.push({ sign: meant[sign] ?? sign, at: (step + 0.5) / count, chance: chances[from + best] ?? 0 });
    }
    before = best;
  }
  return found;
}
