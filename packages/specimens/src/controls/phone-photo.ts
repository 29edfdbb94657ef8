import sharp from 'sharp';
import { control, pictures } from './control.ts';

const phones = [
  ['Apple', 'iPhone 13'],
  ['samsung', 'SM-A546B'],
  ['Xiaomi', '2201117TY'],
] as const;

/** Straight from a telephone, with what its camera writes about itself. */
export const phonePhoto = control('phone-photo', pictures, 'picture', async (specimen, chance) => {
  const [Make, Model] = chance.pick(phones);
  const DateTime = `2026:0${chance.between(1, 9)}:${chance.between(10, 28)} 1${chance.digits(1)}:24:31`;
  const picture = sharp(specimen.bytes)
    .keepXmp()
    .withExif({
      IFD0: { Make, Model, DateTime },
      IFD2: { DateTimeOriginal: DateTime },
    });
  return { bytes: new Uint8Array(await picture.jpeg({ quality: 93 }).toBuffer()) };
});

/** Sent through a messenger: smaller, pressed harder, its metadata gone. */
export const messengerPhoto = control('messenger-photo', pictures, 'picture', async (specimen, chance) => {
  const picture = sharp(specimen.bytes).resize({ width: 1600, withoutEnlargement: true });
  return { bytes: new Uint8Array(await picture.jpeg({ quality: chance.between(68, 80) }).toBuffer()) };
});

/** Held sideways; the camera notes how, and viewers turn the picture back. */
export const turnedPhoto = control('turned-photo', pictures, 'picture', async (specimen, chance) => {
  const [degrees, orientation] = chance.pick([
    [90, 8],
    [180, 3],
    [270, 6],
  ] as const);
  const picture = sharp(specimen.bytes).rotate(degrees).keepXmp().withMetadata({ orientation });
  return { bytes: new Uint8Array(await picture.jpeg({ quality: 93 }).toBuffer()) };
});

/** Forwarded from one messenger to the next, and saved by a gallery in between. */
export const forwardedPhoto = control('forwarded-photo', pictures, 'picture', async (specimen, chance) => {
  const first = await sharp(specimen.bytes)
    .resize({ width: 2048, withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer();
  const second = sharp(first).resize({ width: 1600, withoutEnlargement: true });
  return { bytes: new Uint8Array(await second.jpeg({ quality: chance.between(70, 84) }).toBuffer()) };
});
