import type { Box } from '../../geometry.ts';

/** One stroke of the pen that wrote letters, in the order in which the page is drawn. */
export interface Run {
  /** The library's handle, valid while the page is open. */
  readonly handle: number;
  readonly order: number;
  /** The letters' own height, from the line up; not the font's. */
  readonly box: Box;
  readonly baseline: number;
  readonly size: number;
  readonly isUpright: boolean;
  readonly hasNoInk: boolean;
  readonly isWhite: boolean;
  /** Drawn where nothing is let through. */
  readonly isClipped: boolean;
  /** Marked by an editing program as changed. */
  readonly isTouchedUp: boolean;
}

/** Something that hides what was drawn before it: a filled rectangle or a picture. */
export interface Cover {
  readonly order: number;
  readonly box: Box;
  readonly kind: 'fill' | 'picture';
  readonly isWhite: boolean;
  /** White letters on it could not be read. */
  readonly isPale: boolean;
  readonly isOpaque: boolean;
  readonly isRectangle: boolean;
}

export interface Drawing {
  readonly page: number;
  readonly width: number;
  readonly height: number;
  readonly runs: readonly Run[];
  readonly covers: readonly Cover[];
}
