import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type Box, sharedHeight, sharedWidth } from '../geometry.ts';
import { type Raster, turned } from '../raster/raster.ts';
import { findLines } from './find-lines.ts';

/** Lines in fonts that no machine needs to have, pasted onto white paper. */
const names = ['accents', 'amounts', 'zone'];
const [LEFT, ROOM] = [120, 140];

async function page(): Promise<{ raster: Raster; lines: Box[] }> {
  const pasted = await Promise.all(
    names.map(async (name, at) => {
      const input = fileURLToPath(new URL(`../testing/lines/${name}.png`, import.meta.url));
      const { width, height } = await sharp(input).metadata();
      return { input, left: LEFT, top: ROOM * (at + 1), width, height };
    }),
  );
  const background = { width: 1200, height: 700, channels: 3 as const, background: 'white' };
  const { data, info } = await sharp({ create: background })
    .composite(pasted.map(({ input, left, top }) => ({ input, left, top })))
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const lines = pasted.map(({ left, top, width, height }) => ({
    left,
    top,
    right: left + width,
    bottom: top + height,
  }));
  return { raster: { width: info.width, height: info.height, pixels: new Uint8Array(data) }, lines };
}

function mirrored({ width, height, pixels }: Raster): Raster {
  const rows = Array.from({ length: height }, (_, row) => pixels.subarray(row * width, (row + 1) * width).toReversed());
  return { width, height, pixels: Uint8Array.from(rows.flatMap((row) => [...row])) };
}

const plain = (width: number, height: number, gray: number): Raster => ({
  width,
  height,
  pixels: new Uint8Array(width * height).fill(gray),
});

/** The line of these that stands where one was pasted, most of it and little more. */
const at = (line: Box, found: readonly Box[]): Box | undefined =>
  found.find((box) => sharedHeight(box, line) > 0.6 && sharedWidth(box, line) > 0.8);

describe('the lines of a picture', () => {
  test('each is found where it stands', async () => {
    const { raster, lines } = await page();
    const sheet = await findLines(raster);
    expect(sheet).toMatchObject({ frame: null });
    expect(sheet?.lines).toHaveLength(lines.length);
    for (const line of lines) expect(at(line, sheet?.lines ?? [])).toBeDefined();
  });

  test('a picture on its head is put on its feet', async () => {
    const { raster, lines } = await page();
    const sheet = await findLines(turned(raster, 180));
    for (const line of lines) expect(at(line, sheet?.lines ?? [])).toBeDefined();
  });

  test('a mirrored one has lines, whatever they say', async () => {
    const { raster, lines } = await page();
    expect((await findLines(mirrored(raster)))?.lines).toHaveLength(lines.length);
  });

  test.each([
    ['nothing at all', plain(0, 0, 0)],
    ['one pixel', plain(1, 1, 0)],
    ['black', plain(900, 700, 0)],
    ['white', plain(900, 700, 255)],
    ['a thread 20,000 pixels wide', plain(20_000, 1, 128)],
    ['a band 20,000 pixels wide', plain(20_000, 300, 240)],
    ['a column 20,000 pixels high', plain(3, 20_000, 240)],
  ])('there are none on %s', async (_, picture) => {
    expect(await findLines(picture)).toBeNull();
  });
});
