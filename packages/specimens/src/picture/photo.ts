import sharp, { type Sharp } from 'sharp';
import type { Chance } from '../chance.ts';
import { type Grade, type Wear, wear } from './grades.ts';
import { grainOf } from './grain.ts';
import { homography, type Quad } from './homography.ts';
import type { Raster } from './raster.ts';

const MARGIN = 0.12;

/** Where the four corners of the card come to lie in the picture. */
function cornersOf(card: Raster, width: number, height: number, how: Wear, chance: Chance): Quad {
  const angle = ((chance.next() * 2 - 1) * how.turn * Math.PI) / 180;
  const jitter = (): number => (chance.next() * 2 - 1) * how.perspective * card.width;
  const shrink = 1 / (Math.abs(Math.cos(angle)) + Math.abs(Math.sin(angle)) * 0.6);
  const place = (x: number, y: number): readonly [number, number] => {
    const dx = (x - card.width / 2) * shrink;
    const dy = (y - card.height / 2) * shrink;
    return [
      width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle) + jitter(),
      height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle) + jitter(),
    ];
  };
  return [place(0, 0), place(card.width, 0), place(card.width, card.height), place(0, card.height)];
}

interface Light {
  readonly at: (x: number, y: number) => number;
  readonly glare: (x: number, y: number) => number;
}

function lightOf(width: number, height: number, how: Wear, chance: Chance): Light {
  const direction = chance.next() * Math.PI * 2;
  const [dx, dy] = [Math.cos(direction) / width, Math.sin(direction) / height];
  const [gx, gy] = [width * (0.25 + 0.5 * chance.next()), height * (0.2 + 0.4 * chance.next())];
  const radius = width * 0.16;
  return {
    at: (x, y) => 1 - how.shade / 2 + how.shade * ((x - width / 2) * dx + (y - height / 2) * dy),
    glare: (x, y) => how.glare * 255 * Math.exp(-(((x - gx) / radius) ** 2 + ((y - gy) / (radius * 0.6)) ** 2)),
  };
}

/** Puts the colour of the card at a place between its pixels into `into`. */
function sample(card: Raster, u: number, v: number, into: Float32Array): void {
  const x = Math.min(Math.floor(u), card.width - 2);
  const y = Math.min(Math.floor(v), card.height - 2);
  const fx = u - x;
  const fy = v - y;
  const at = (y * card.width + x) * 3;
  const below = at + card.width * 3;
  for (let channel = 0; channel < 3; channel += 1) {
    const top = (card.pixels[at + channel] ?? 0) * (1 - fx) + (card.pixels[at + 3 + channel] ?? 0) * fx;
    const bottom = (card.pixels[below + channel] ?? 0) * (1 - fx) + (card.pixels[below + 3 + channel] ?? 0) * fx;
    into[channel] = top * (1 - fy) + bottom * fy;
  }
}

const tables = [
  [92, 74, 58],
  [58, 62, 68],
  [176, 170, 160],
] as const;

/** A card or sheet as somebody would photograph it on a table: askew, unevenly lit, a little blurred. */
export function onTable(card: Raster, how: Wear, chance: Chance): Sharp {
  const width = Math.round(card.width * (1 + 2 * MARGIN));
  const height = Math.round(card.height + card.width * 2 * MARGIN);
  const corners = cornersOf(card, width, height, how, chance);
  const back = homography(corners, [
    [0, 0],
    [card.width, 0],
    [card.width, card.height],
    [0, card.height],
  ]);
  const light = lightOf(width, height, how, chance);
  const table = Float32Array.from(chance.pick(tables));
  const grain = grainOf(chance, how.noise);
  const pixels = new Uint8ClampedArray(width * height * 3);
  const colour = new Float32Array(3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = back(x, y);
      const inside = u >= 0 && v >= 0 && u < card.width - 1 && v < card.height - 1;
      if (inside) sample(card, u, v, colour);
      else colour.set(table);
      const lit = light.at(x, y);
      const added = (inside && how.glare > 0 ? light.glare(x, y) : 0) + grain() * (inside ? 1 : 2);
      const at = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) pixels[at + channel] = (colour[channel] ?? 0) * lit + added;
    }
  }
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } });
  return how.blur > 0 ? picture.blur(how.blur) : picture;
}

/** The keyword that marks every specimen, in a picture's own metadata. */
const xmp = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:subject><rdf:Bag><rdf:li>specimen</rdf:li></rdf:Bag></dc:subject></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

export const packed = async (picture: Sharp, quality: number): Promise<Uint8Array> =>
  new Uint8Array(await picture.withXmp(xmp).jpeg({ quality }).toBuffer());

export const photograph = (card: Raster, grade: Grade, chance: Chance): Promise<Uint8Array> =>
  packed(onTable(card, wear[grade], chance), wear[grade].quality);
