import sharp from 'sharp';
import type { Chance } from '../../chance.ts';
import { onTable, packed } from '../../picture/photo.ts';
import type { Raster } from '../../picture/raster.ts';
import { fallOff, folds, hand, warmth } from './layers.ts';
import type { Sheet } from './over-glass.ts';
import type { PhotoWear } from './wear.ts';

/** The width of an A4 sheet in points, which programs give a photograph that they bind. */
const SHEET_WIDTH = 595;

async function folded(page: Raster, chance: Chance): Promise<Raster> {
  const { width, height } = page;
  const pixels = await sharp(page.pixels, { raw: { width, height, channels: 3 } })
    .composite([{ input: folds(page, chance), blend: 'multiply' }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { width, height, pixels };
}

/** One page photographed where it lay. */
export async function onTheTable(page: Raster, wear: PhotoWear, chance: Chance): Promise<Sheet> {
  const sheet = wear.isFolded ? await folded(page, chance) : page;
  const { data, info } = await onTable(sheet, wear, chance).raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const light = [
    ...(wear.fallOff > 0 ? [fallOff(info, wear.fallOff, chance)] : []),
    ...(wear.hasHand ? [hand(info, chance)] : []),
    ...(wear.isWarm ? [warmth(info)] : []),
  ];
  const picture = sharp(data, { raw: { width, height, channels: 3 } })
    .composite(light.map((input) => ({ input, blend: 'multiply' as const })))
    .removeAlpha();
  return {
    bytes: await packed(picture, wear.quality),
    packed: 'jpeg',
    dots: [width, height],
    width: SHEET_WIDTH,
    height: (SHEET_WIDTH * height) / width,
  };
}
