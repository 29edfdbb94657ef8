import { editDistance } from '../../../extraction/edit-distance.ts';

/** One letter more or less makes another word of a short one. */
const SHORTEST = 12;

function* placesOf(text: string, part: string): Generator<number> {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) yield at;
}

const isNear = (text: string, from: number, phrase: string): boolean =>
  [-1, 0, 1].some(
    (more) => editDistance(text.slice(Math.max(0, from), Math.max(0, from) + phrase.length + more), phrase, 1) <= 1,
  );

/** Whether a long phrase stands in a text, where the recogniser may have lost or changed one of its letters. */
export function nearlyIncludes(text: string, phrase: string): boolean {
  if (text.includes(phrase)) return true;
  if (phrase.length < SHORTEST) return false;
  // One mistake leaves at least one of the halves as it is.
  const half = Math.floor(phrase.length / 2);
  for (const at of placesOf(text, phrase.slice(0, half))) if (isNear(text, at, phrase)) return true;
  for (const at of placesOf(text, phrase.slice(half)))
    if ([-1, 0, 1].some((shift) => isNear(text, at - half + shift, phrase))) return true;
  return false;
}
