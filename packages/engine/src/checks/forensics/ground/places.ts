import type { Box } from '../../../evidence/geometry.ts';
import type { Place } from '../../rule.ts';

/** A place on a page of the file that is being judged. */
export const placeOn = (
  what: string,
  page: number,
  box: Box | null,
  found: string | number | null,
  expected: string | number | null = null,
): Place => ({ page, box, what, expected, found });

const MOST_PLACES = 12;

/** Enough to look at: a person does not read more. */
export const fewest = <T>(items: readonly T[]): readonly T[] => items.slice(0, MOST_PLACES);
