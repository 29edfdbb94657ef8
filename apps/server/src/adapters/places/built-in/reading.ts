import type { Closeness } from './name-index.ts';

/** One way to understand a line that somebody typed. */
export interface Reading {
  street: string | null;
  houseNumber: string | null;
  /** The part taken as the name of a town; may be unfinished. */
  town: string;
  /** All or the first digits of a postcode. */
  postcode: string | null;
  provinceCode: string | null;
  /** How far from the town's name we go for this reading: a bold guess must be confirmed by a good match. */
  accepts: readonly Closeness[];
}
