import { offDisplay } from '../../../evidence/frame.ts';
import type { Box } from '../../../evidence/geometry.ts';
import type { Page } from '../../../evidence/page.ts';
import type { EvidencePlace } from '../../rule.ts';

/** A place on a page of the file that is being judged. */
export const placeOn = (
  what: string,
  page: number,
  box: Box | null,
  found: string | number | null,
  expected: string | number | null = null,
): EvidencePlace => ({ page, box, what, expected, found });

/** The same for a box that was found on the paper as it is displayed: pages that lay askew were straightened since. */
export function placeShownOn(
  pages: readonly Pick<Page, 'number' | 'frame'>[],
  what: string,
  page: number,
  box: Box,
  found: string | number | null = null,
  expected: string | number | null = null,
): EvidencePlace {
  const frame = pages.find(({ number }) => number === page)?.frame;
  return placeOn(what, page, offDisplay(frame, box), found, expected);
}

const MOST_PLACES = 12;

/** Enough to look at: a person does not read more. */
export const fewest = <T>(items: readonly T[]): readonly T[] => items.slice(0, MOST_PLACES);
