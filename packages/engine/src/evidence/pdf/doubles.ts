import type { Fragment } from './fragments.ts';

/** Copies closer than this, in letter sizes, are one text printed twice to look bold or to throw a shadow. */
const CLOSEST = 0.15;

const textOf = (fragment: Fragment): string => fragment.letters.map((letter) => letter.text).join('');

/** Keeps one of each pair that was printed over itself. */
export function withoutDoubles(fragments: readonly Fragment[]): Fragment[] {
  const kept = new Map<string, Fragment[]>();
  return fragments.filter((fragment) => {
    const text = textOf(fragment);
    const others = kept.get(text);
    const reach = fragment.style.size * CLOSEST;
    const isCopy = others?.some(
      (other) =>
        Math.abs(other.across - fragment.across) < reach &&
        Math.abs(other.start - fragment.start) < reach &&
        other.style.dx * fragment.style.dx + other.style.dy * fragment.style.dy > 0.99,
    );
    if (isCopy) return false;
    if (others) others.push(fragment);
    else kept.set(text, [fragment]);
    return true;
  });
}
