import sharp, { type Sharp } from 'sharp';
import type { Chance } from '../../chance.ts';
import { grainOf } from '../../picture/grain.ts';
import type { Raster } from '../../picture/raster.ts';
import { folds, holes, specks, spine, streak } from './layers.ts';
import type { ScanWear } from './wear.ts';

/** What comes out of a scanner for one page: a photograph's file, or one bit for each dot, rows filled up to bytes. */
export interface Sheet {
  readonly bytes: Uint8Array;
  readonly packed: 'jpeg' | 'bits';
  /** Dots. */
  readonly dots: readonly [width: number, height: number];
  /** Points. */
  readonly width: number;
  readonly height: number;
}

const THRESHOLD = 160;

/** Print on paper: less black than the file says, paper less white, and a grain over both. */
function printed(page: Raster, wear: ScanWear, chance: Chance): Sharp {
  const grain = grainOf(chance, wear.noise);
  const pixels = new Uint8ClampedArray(page.pixels.length);
  const [least, most] = [24 + wear.faded * 255, 247];
  for (let i = 0; i < pixels.length; i += 3) {
    const speck = grain();
    for (let channel = 0; channel < 3; channel += 1)
      pixels[i + channel] = least + ((page.pixels[i + channel] ?? 0) / 255) * (most - least) + speck;
  }
  return sharp(pixels, { raw: { width: page.width, height: page.height, channels: 3 } });
}

/** Steps are taken one after the other: the library would put them into an order of its own. */
async function inPixels(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
}

async function laidOver(picture: Sharp, layers: readonly Buffer[]): Promise<Sharp> {
  const over = layers.map((input) => ({ input, blend: 'multiply' as const }));
  return over.length === 0 ? picture : inPixels(picture.composite(over));
}

async function inBits(picture: Sharp, blur: number): Promise<Pick<Sheet, 'bytes' | 'dots'>> {
  const { data, info } = await picture.greyscale().blur(blur).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const row = Math.ceil(width / 8);
  const bytes = new Uint8Array(row * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if ((data[(y * width + x) * channels] ?? 0) >= THRESHOLD) {
        const at = y * row + (x >> 3);
        bytes[at] = (bytes[at] ?? 0) | (128 >> (x & 7));
      }
  return { bytes, dots: [width, height] };
}

async function developed(picture: Sharp, wear: ScanWear): Promise<Pick<Sheet, 'bytes' | 'packed' | 'dots'>> {
  const turned = wear.quarterTurns === 0 ? picture : await inPixels(picture.rotate(wear.quarterTurns * 90));
  if (wear.tone === 'black and white') return { ...(await inBits(turned, wear.blur)), packed: 'bits' };
  const toned = wear.tone === 'grey' ? turned.greyscale() : turned;
  const { data, info } = await toned
    .blur(wear.blur)
    .jpeg({ quality: wear.quality })
    .toBuffer({ resolveWithObject: true });
  return { bytes: new Uint8Array(data), packed: 'jpeg', dots: [info.width, info.height] };
}

/** One page printed, handled and put over the glass. */
export async function overGlass(page: Raster, wear: ScanWear, chance: Chance): Promise<Sheet> {
  const { width, height } = page;
  const onPaper = [...(wear.isFolded ? [folds(page, chance)] : []), ...(wear.isPunched ? [holes(page)] : [])];
  const sheet = await laidOver(printed(page, wear, chance), onPaper);
  // Sheets of one pile lie a little differently each.
  const turn = wear.turn + (chance.next() - 0.5) * 0.2;
  const askew = await inPixels(sheet.rotate(turn, { background: '#e6e6e4' }));
  const cut = await inPixels(askew.resize(width, height, { fit: 'cover' }));
  const ofGlass = [
    ...(wear.spine ? [spine(page, wear.spine, chance)] : []),
    ...(wear.hasSpecks ? [specks(page, chance)] : []),
    ...(wear.hasStreak ? [streak(page, chance)] : []),
  ];
  const picture = await developed(await laidOver(cut, ofGlass), wear);
  const size = [(width * 72) / wear.dpi, (height * 72) / wear.dpi] as const;
  const [wide, tall] = wear.quarterTurns % 2 === 1 ? [size[1], size[0]] : size;
  return { ...picture, width: wide, height: tall };
}
