import type { Line } from '../lines.ts';

/** Of the smaller of two figures, how much lies within the other where they stand on each other. */
const ON_EACH_OTHER = 0.5;

interface Figure {
  readonly text: string;
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
}

const sizeOf = ({ left, top, right, bottom }: Figure['box']): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

function standOnEachOther(one: Figure, other: Figure): boolean {
  if (one.text === other.text) return false;
  const shared = sizeOf({
    left: Math.max(one.box.left, other.box.left),
    top: Math.max(one.box.top, other.box.top),
    right: Math.min(one.box.right, other.box.right),
    bottom: Math.min(one.box.bottom, other.box.bottom),
  });
  return shared > ON_EACH_OTHER * Math.min(sizeOf(one.box), sizeOf(other.box));
}

/**
 * Whether a figure stands on another one that differs. Such a paper may have been written over: what adds up then is
 * what lies below, and the reader has to tell what the paper shows.
 */
export function hasCoveredFigures(lines: readonly Line[]): boolean {
  const pages = new Map<number, Figure[]>();
  for (const { page, words } of lines) {
    const figures = pages.get(page) ?? [];
    figures.push(...words.filter(({ text }) => /\d/.test(text)));
    pages.set(page, figures);
  }
  return [...pages.values()].some((figures) => {
    const down = figures.toSorted((a, b) => a.box.top - b.box.top);
    return down.some((one, index) => {
      for (let next = index + 1; next < down.length; next += 1) {
        const other = down[next];
        if (!other || other.box.top >= one.box.bottom) return false;
        if (standOnEachOther(one, other)) return true;
      }
      return false;
    });
  });
}
