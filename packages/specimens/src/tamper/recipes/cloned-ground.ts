import { NothingToForge, recipe } from '../forgery.ts';
import { findCard } from '../photo/card-in-photo.ts';
import { develop } from '../photo/develop.ts';
import { paint, pixelAt } from '../photo/paint.ts';
import { placesOn } from '../photo/places.ts';
import { identity } from './kinds.ts';

/** Points to the right, where the card shows only its ground: every strength copies the same pixels, fading differs. */
const AWAY = 46;

/** The day of expiry taken off with a clone brush: a piece of the card stands in the picture twice. */
export const clonedGround = recipe('cloned-ground', identity, async (specimen, strength, chance) => {
  const { size, expiry } = placesOn(specimen.truth);
  if (!expiry) throw new NothingToForge('a day of expiry');
  const photo = await findCard(specimen.bytes, size);
  const before = { ...photo, pixels: photo.pixels.slice() };
  const [x, y] = expiry;
  const box = { left: x - 1, top: y - 7, right: x + 43, bottom: y + 2 };
  const copy = (u: number, v: number) => pixelAt(before, ...photo.toPhoto(u + AWAY, v));
  const at = paint(photo, box, copy, strength === 'expert' ? 'careful' : strength, chance);
  return { bytes: await develop(photo, specimen.bytes, strength), touched: [{ page: 1, box: at }] };
});
