import { portrait } from '../../layouts/identity/ground.ts';
import { NothingToForge, recipe } from '../forgery.ts';
import { findCard } from '../photo/card-in-photo.ts';
import { develop } from '../photo/develop.ts';
import { DRAWN_SCALE, drawn } from '../photo/drawn.ts';
import { paint, pixelAt } from '../photo/paint.ts';
import { placesOn } from '../photo/places.ts';
import { identity } from './kinds.ts';

const tones = [
  [0.62, 0.5, 0.42],
  [0.85, 0.74, 0.66],
  [0.5, 0.42, 0.38],
] as const;
const slack = { careless: 2, careful: 0.5, expert: 0 } as const;

/** Somebody else's portrait pasted over the holder's. */
export const otherPortrait = recipe('other-portrait', identity, async (specimen, strength, chance) => {
  const { size, portrait: place } = placesOn(specimen.truth);
  if (!place) throw new NothingToForge('a portrait');
  const photo = await findCard(specimen.bytes, size);
  const tone = chance.pick(tones);
  const by = slack[strength];
  const box = { left: place.left - by, top: place.top - by, right: place.right + by, bottom: place.bottom + by };
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const picture = await drawn(size, (paper) => portrait(paper, box.left, box.top, width, height, tone));
  const at = paint(photo, box, (x, y) => pixelAt(picture, x * DRAWN_SCALE, y * DRAWN_SCALE), strength, chance);
  return { bytes: await develop(photo, specimen.bytes, strength), touched: [{ page: 1, box: at }] };
});
