import type { Chance } from '../../chance.ts';
import type { Paper } from '../../paper/paper.ts';
import type { Box } from '../sheet/box.ts';
import type { Strength } from '../strength.ts';
import type { CardInPhoto } from './card-in-photo.ts';
import { DRAWN_SCALE, drawn } from './drawn.ts';
import { type Colour, type Painter, paint, pixelAt } from './paint.ts';

const FLAT: Colour = [232, 235, 230];

/** Ground without print: flat colour, or copied from a strip of the card so many points further down. */
const groundOf = (photo: CardInPhoto, from: Uint8Array, strength: Strength, shift: number): Painter =>
  strength === 'careless' ? () => FLAT : (x, y) => pixelAt({ ...photo, pixels: from }, ...photo.toPhoto(x, y + shift));

/** Takes letters off the card and writes others there. */
export async function reletter(
  photo: CardInPhoto,
  size: readonly [number, number],
  box: Box,
  shift: number,
  write: (paper: Paper) => void,
  strength: Strength,
  chance: Chance,
): Promise<Box> {
  const letters = await drawn(size, write);
  const ground = groundOf(photo, photo.pixels.slice(), strength, shift);
  const ink: Painter = (x, y) => {
    const below = ground(x, y);
    if (!below) return null;
    const [level] = pixelAt(letters, x * DRAWN_SCALE, y * DRAWN_SCALE);
    const cover = 1 - level / 255;
    const mixed = below.map((value) => value * (1 - cover) + 22 * cover);
    return [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0];
  };
  return paint(photo, box, ink, strength, chance);
}
