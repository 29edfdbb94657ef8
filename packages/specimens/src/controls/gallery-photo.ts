import sharp, { type Sharp } from 'sharp';
import type { Chance } from '../chance.ts';
import { type Control, control, pictures } from './control.ts';

type Step = (picture: Sharp, chance: Chance, width: number, height: number) => Promise<Sharp> | Sharp;

/** What owners do to a photograph in the gallery of their telephone, saved without a word about it. */
const inGallery = (name: string, quality: readonly [number, number], step: Step): Control =>
  control(name, pictures, 'picture', async (specimen, chance) => {
    const { width, height } = await sharp(specimen.bytes).metadata();
    const picture = await step(sharp(specimen.bytes).keepXmp(), chance, width, height);
    return { bytes: new Uint8Array(await picture.jpeg({ quality: chance.between(...quality) }).toBuffer()) };
  });

/** Only the table around the card taken away: the squares that the camera packed in no longer begin at the corner. */
export const croppedPhoto = inGallery('cropped-photo', [88, 95], (picture, chance, width, height) => {
  const [left, top] = [chance.between(9, 35), chance.between(9, 35)];
  return picture.extract({ left, top, width: width - left - chance.between(5, 35), height: height - top - 21 });
});

/** Turned by a degree or two until it looked straight. */
export const straightenedPhoto = inGallery('straightened-photo', [86, 94], (picture, chance) =>
  picture.rotate(chance.pick([-2.2, -1.1, 0.8, 1.7]), { background: '#40382f' }),
);

/** Sharpened and brightened, as cameras do in poor light. */
export const sharpenedPhoto = inGallery('sharpened-photo', [88, 94], (picture, chance) =>
  picture.linear(1.12, -chance.between(4, 14)).sharpen({ sigma: 1.1, m1: 0.6, m2: 1.6 }),
);

/** Made smaller twice, by a mail program and by a portal. */
export const shrunkPhoto = inGallery('shrunk-photo', [78, 88], async (picture, _, width) => {
  const once = await picture
    .resize({ width: Math.round(width * 0.92) })
    .jpeg({ quality: 82 })
    .toBuffer();
  return sharp(once).resize({ width: Math.round(width * 0.8) });
});

/** Copied in gray at an office, whose machine packs hard. */
export const grayCopy = inGallery('gray-copy', [72, 82], (picture) => picture.greyscale().linear(1.05, 4));

/** Opened and saved once more, and again the day after, with nothing done to it. */
export const savedAgainPhoto = inGallery('saved-again-photo', [90, 96], async (picture, chance) =>
  sharp(await picture.jpeg({ quality: chance.between(80, 94) }).toBuffer()),
);
