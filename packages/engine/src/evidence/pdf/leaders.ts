import { type Fragment, fragmentOf } from './fragments.ts';
import type { Letter } from './letters.ts';

/** Rows of dots or lines that lead the eye from a label to its value. */
const SHORTEST = 4;
const leader = /^[._…·‗]$/u;

/** Cuts the leader out of `Total.......12,00`, which otherwise touches on both sides. */
export function splitAtLeaders(fragment: Fragment): Fragment[] {
  if (fragment.letters.length <= SHORTEST || !fragment.letters.some((letter) => leader.test(letter.text))) {
    return [fragment];
  }
  const parts: Letter[][] = [];
  let run = 0;
  for (const letter of fragment.letters) {
    const isDot = leader.test(letter.text);
    const part = parts.at(-1);
    const leaves = !isDot && run >= SHORTEST;
    run = isDot ? run + 1 : 0;
    if (!part || leaves) parts.push([letter]);
    else if (isDot && run === SHORTEST && part.length >= SHORTEST) {
      parts.push([...part.splice(part.length - SHORTEST + 1), letter]);
    } else part.push(letter);
  }
  return parts.flatMap((part) => fragmentOf(part, null) ?? []);
}
