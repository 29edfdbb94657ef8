import type { Found } from '../found.ts';
import { foundFrom } from '../recognise/found-from.ts';
import { contiguous, type Line } from '../recognise/page-text.ts';
import { blockBelow } from './block-below.ts';

const greeting = String.raw`(?:gent(?:ile|\.?\s?m[ao]|\.?le)?|egr(?:egi[oa])?|spett(?:\.?le)?|preg(?:\.?m[ao])?)\.?`;
const title = String.raw`(?:(?:sig(?:\.?\s?ra|\.?na|\.?ri)?|signora?|dott(?:\.?ssa)?)\.?|herrn?|frau|mr|mrs|ms)\.?`;
const attention = String.raw`all?a?\s+(?:cortese\s+)?(?:attenzione|c\.?\s?a\.?)(?:\s+d(?:i|el|ella))?|zu h[aä]nden(?:\s+von)?|z\.\s?hd\.`;
const salutation = new RegExp(
  `^(?:(?:${greeting}\\s*)?(?:al(?:la)?\\s+)?${title}|(?:${attention})(?:\\s+${title})?):?$`,
);
const saluted = new RegExp(`^(?:${greeting}\\s*)?(?:al(?:la)?\\s+)?${title}\\s+`, 'i');

/** Whom a letter goes to: the row under the salutation, or what stands behind it in a row of their own. */
export function addresseeOf(lines: readonly Line[], accept: (name: string) => string | null): Found<string> | null {
  const below = blockBelow(lines, salutation, accept);
  if (below) return below;
  for (const line of lines) {
    const words = line.wordsAt(0, line.text.length);
    for (const [at, word] of words.entries()) {
      const before = words[at - 1];
      if (before && word.box.left - before.box.right <= word.size * 2) continue;
      const block = contiguous(words.slice(at));
      const text = block.map(({ text: own }) => own).join(' ');
      const told = saluted.test(text) ? accept(text.replace(saluted, '')) : null;
      if (told !== null) return foundFrom(told, block, 0.75);
    }
  }
  return null;
}
