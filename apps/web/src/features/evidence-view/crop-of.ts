import type { PageBox } from '@vesta/domain/documents/reading';

export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Sheet {
  readonly width: number;
  readonly height: number;
}

/** So much of the page's width is seen at least: nearer, one would not know where one is. */
const LEAST_WIDTH = 0.42;
/** Air around the value, as a share of it. */
const AIR = 1.5;
/** Of the crop's width. */
const LEAST_HEIGHT = 0.24;

const within = (start: number, size: number, whole: number): number => Math.min(Math.max(0, start), whole - size);

/** The part of a page around a value, in the page's own units; never beyond its edges. */
export function cropOf({ width, height }: Sheet, { left, top, right, bottom }: PageBox): Crop {
  const wide = Math.min(width, Math.max(LEAST_WIDTH * width, (right - left) * width * AIR));
  const high = Math.min(height, Math.max(wide * LEAST_HEIGHT, (bottom - top) * height * 2 * AIR));
  return {
    x: within(((left + right) / 2) * width - wide / 2, wide, width),
    y: within(((top + bottom) / 2) * height - high / 2, high, height),
    width: wide,
    height: high,
  };
}
