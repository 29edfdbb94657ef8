import type { Page } from '../../evidence/page.ts';
import type { Reading } from '../reading.ts';
import type { Zone } from './mrz/zone.ts';
import { guessCard } from './visual/recognise-card.ts';

const LEAST_FRONT = 0.4;
const LEAST_BACK = 0.3;

/** The zone of a small card stands on its back; of passports and larger cards on the side with the picture. */
const sideOfZone = (zone: Zone): 'front' | 'back' => (zone.format === 'td1' ? 'back' : 'front');

/** Which sides of a paper the pages show, from the zone and from what is printed beside it. */
export function sideOf(
  pages: readonly Page[],
  layout: string | null,
  zone: Zone | null,
  hasFace: boolean,
): Reading['side'] {
  const guesses = pages.flatMap((page) => guessCard(page).filter(({ kind }) => kind.layout === layout));
  const fronts = guesses.some(({ front }) => front >= LEAST_FRONT);
  const backs = guesses.some(({ back }) => back >= LEAST_BACK);
  const front = fronts || hasFace || (zone !== null && sideOfZone(zone) === 'front');
  const back = backs || (zone !== null && sideOfZone(zone) === 'back');
  if (front && back) return 'both';
  return front ? 'front' : back ? 'back' : null;
}
