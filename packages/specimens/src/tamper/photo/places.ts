import { CARD, PASSPORT_PAGE } from '../../layouts/identity/layout.ts';
import type { Truth } from '../../truth.ts';
import { NothingToForge } from '../forgery.ts';
import type { Box } from '../sheet/box.ts';

/** Where things stand on a card, in points from its top left corner, as anybody can measure them. */
export interface CardPlaces {
  readonly size: readonly [number, number];
  readonly portrait: Box | null;
  /** Where the day of expiry begins, and the line on which it stands. */
  readonly expiry: readonly [number, number] | null;
  /** First letter of the zone's line that begins with, or holds, the day of birth. */
  readonly zone: { readonly x: number; readonly y: number; readonly birthAt: number } | null;
}

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const cardZone = { x: 14, y: 127, birthAt: 0 };
const passport: CardPlaces = {
  size: PASSPORT_PAGE,
  portrait: box(14, 40, 98, 126),
  expiry: null,
  zone: { x: 18, y: 234, birthAt: 13 },
};
const front = (portrait: Box, expiry: readonly [number, number]): CardPlaces => ({
  size: CARD,
  portrait,
  expiry,
  zone: null,
});
const back: CardPlaces = { size: CARD, portrait: null, expiry: null, zone: cardZone };

const fronts: Readonly<Record<string, CardPlaces>> = {
  cie: front(box(10, 42, 62, 82), [145, 125]),
  personalausweis: front(box(10, 30, 66, 84), [86, 112]),
  'austrian-id': front(box(10, 28, 62, 80), [82, 102]),
  'permesso-di-soggiorno': front(box(10, 30, 60, 80), [80, 66]),
  aufenthaltstitel: front(box(10, 30, 60, 80), [80, 66]),
};

export function placesOn(truth: Truth): CardPlaces {
  if (truth.type === 'passport') return passport;
  const known = fronts[truth.layout];
  if (!known) throw new NothingToForge('a card that the forger knows');
  return truth.side === 'back' ? back : known;
}
