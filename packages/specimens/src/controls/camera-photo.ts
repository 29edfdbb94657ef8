import sharp, { type Sharp } from 'sharp';
import type { Chance } from '../chance.ts';
import { grainOf } from '../picture/grain.ts';
import { control, pictures } from './control.ts';

const jpeg = async (picture: Sharp, quality: number) => ({
  bytes: new Uint8Array(await picture.jpeg({ quality }).toBuffer()),
});

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

async function pixelsOf(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const pictureOf = ({ width, height, data }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } });

/** Light and shade evened out and letters sharpened, as telephones do by themselves. */
export const evenedPhoto = control('evened-photo', pictures, 'picture', async (specimen, chance) => {
  const picture = sharp(specimen.bytes).keepXmp().clahe({ width: 240, height: 240, maxSlope: 2 });
  return jpeg(picture.sharpen({ sigma: 0.9, m1: 0.5, m2: 1.2 }), chance.between(88, 94));
});

/** Taken in the evening: dark, each colour with a grain of its own. */
export const dimPhoto = control('dim-photo', pictures, 'picture', async (specimen, chance) => {
  const pixels = await pixelsOf(specimen.bytes);
  const grain = grainOf(chance, 14);
  for (let i = 0; i < pixels.data.length; i += 1)
    pixels.data[i] = Math.min(255, Math.max(0, (pixels.data[i] ?? 0) * 0.72 + grain()));
  return jpeg(pictureOf(pixels).blur(0.5), chance.between(76, 86));
});

/** Grain taken away by the telephone, which smooths what is plain and leaves what is edged. */
export const smoothedPhoto = control('smoothed-photo', pictures, 'picture', async (specimen, chance) =>
  jpeg(sharp(specimen.bytes).keepXmp().median(3), chance.between(84, 92)),
);

/** Through a scanning app, in its setting for papers: pale, strong, nothing of the table left to see. */
export const appPhoto = control('app-photo', pictures, 'picture', async (specimen, chance) =>
  jpeg(sharp(specimen.bytes).keepXmp().normalise().linear(1.3, -24).sharpen({ sigma: 0.8 }), chance.between(80, 88)),
);

/** The same app in black and white. */
export const blackAndWhitePhoto = control('black-and-white-photo', pictures, 'picture', async (specimen, chance) =>
  jpeg(sharp(specimen.bytes).keepXmp().greyscale().normalise().linear(2.4, -170), chance.between(80, 90)),
);

/** Sharp in the middle and softer towards one side, where the card stood up from the table. */
export const tiltedPhoto = control('tilted-photo', pictures, 'picture', async (specimen, chance) => {
  const sharpOne = await pixelsOf(specimen.bytes);
  const soft = await sharp(specimen.bytes).removeAlpha().blur(1.8).raw().toBuffer();
  const { width, data } = sharpOne;
  const from = chance.happens(0.5) ? 0 : 1;
  for (let i = 0; i < data.length; i += 1) {
    const along = ((i / 3) % width) / width;
    const share = Math.min(1, Math.max(0, (Math.abs(from - along) - 0.35) * 2));
    data[i] = Math.round((data[i] ?? 0) * (1 - share) + (soft[i] ?? 0) * share);
  }
  return jpeg(pictureOf(sharpOne), chance.between(84, 92));
});

/** What the gap between two rows of a screen's dots leaves of the light. */
const GAP = 0.74;

function behindDots({ width, height, data }: Pixels, chance: Chance): void {
  const [pitch, lean] = [3.4 + chance.next() * 0.8, 0.08 + chance.next() * 0.1];
  const [across, down] = [Math.cos(lean), Math.sin(lean)];
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 3) {
      const isGap = (x * across + y * down) % pitch < 1.1 || (y * across - x * down + 4 * width) % pitch < 1.1;
      if (!isGap) continue;
      for (let channel = 0; channel < 3; channel += 1) data[at + channel] = (data[at + channel] ?? 0) * GAP;
    }
  }
}

/** Somebody without the card at hand photographs the picture of it on a screen. */
export const screenPhoto = control('screen-photo', pictures, 'picture', async (specimen, chance) => {
  const pixels = await pixelsOf(specimen.bytes);
  behindDots(pixels, chance);
  return jpeg(pictureOf(pixels).blur(0.6), chance.between(82, 90));
});
