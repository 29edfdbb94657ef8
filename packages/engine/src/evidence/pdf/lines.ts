import { type Fragment, fragmentOf, NARROWEST_BLANK, WIDEST_GAP } from './fragments.ts';
import { joinSpaced } from './spaced.ts';

/** How far the parts of one line may lie apart, in letter sizes. */
const SAME_LINE = 0.12;
const DEEPEST_OVERLAP = 0.12;
const SAME_SIZE = 0.2;

const direction = (fragment: Fragment): number =>
  Math.round((Math.atan2(fragment.style.dy, fragment.style.dx) * 180) / Math.PI);

/** Lines of each direction of writing, each from its beginning to its end. */
function linesOf(fragments: readonly Fragment[]): Fragment[][] {
  const byDirection = new Map<number, Fragment[]>();
  for (const fragment of fragments) {
    const group = byDirection.get(direction(fragment));
    if (group) group.push(fragment);
    else byDirection.set(direction(fragment), [fragment]);
  }
  return [...byDirection.values()].flatMap((group) => {
    const sorted = group.toSorted((a, b) => a.across - b.across);
    const lines: Fragment[][] = [];
    let line: Fragment[] = [];
    for (const fragment of sorted) {
      const first = line[0];
      if (first && fragment.across - first.across > Math.min(first.style.size, fragment.style.size) * SAME_LINE) {
        lines.push(line);
        line = [];
      }
      line.push(fragment);
    }
    if (line.length > 0) lines.push(line);
    return lines.map((parts) => parts.sort((a, b) => a.start - b.start));
  });
}

function touches(a: Fragment, b: Fragment): boolean {
  const size = Math.min(a.style.size, b.style.size);
  if (Math.abs(a.style.size - b.style.size) > size * SAME_SIZE) return false;
  const gap = b.start - a.end;
  return gap < size * (a.blankBehind ? NARROWEST_BLANK : WIDEST_GAP) && gap > -size * DEEPEST_OVERLAP;
}

function joinTouching(line: readonly Fragment[]): Fragment[] {
  const joined: Fragment[] = [];
  for (const fragment of line) {
    const before = joined.at(-1);
    const whole =
      before && touches(before, fragment)
        ? fragmentOf([...before.letters, ...fragment.letters], fragment.blankBehind)
        : null;
    if (whole) joined[joined.length - 1] = whole;
    else joined.push(fragment);
  }
  return joined;
}

/** Puts together what the file drew out of order, or letter by letter with wide spaces. */
export const joinOnLines = (fragments: readonly Fragment[]): Fragment[] =>
  linesOf(fragments).flatMap((line) => joinSpaced(joinTouching(line)));
