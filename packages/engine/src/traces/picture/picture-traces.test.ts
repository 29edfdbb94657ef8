import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Raster } from '../../evidence/raster/raster.ts';
import { patchesOf } from './blocks.ts';
import { metadataBlocks } from './metadata-blocks.ts';
import { stillPatches } from './noise.ts';
import { pictureMarks } from './picture-marks.ts';
import { pictureTraces } from './picture-traces.ts';
import { unevenPatches } from './recompression.ts';
import { showsScreenGrid } from './screen-grid.ts';
import { textSharpness } from './sharpness.ts';

/** Just large enough that every look at it is possible. */
const SIDE = 560;

/** A sheet with rows of letter-like marks and a sensor's noise, the same each time. */
function sheet(noise = 7): Uint8Array {
  const pixels = new Uint8Array(SIDE * SIDE);
  let seed = 42;
  const random = (): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return seed / 0x7fffffff;
  };
  for (let top = 0; top < SIDE; top += 24) {
    // Strokes of uneven length: evenly spaced ones would look like a screen themselves.
    const strokes: boolean[] = [];
    while (strokes.length < SIDE)
      strokes.push(...Array.from({ length: 2 + random() * 9 }, () => strokes.length % 2 === 0));
    for (let y = top; y < Math.min(SIDE, top + 24); y += 1) {
      for (let x = 0; x < SIDE; x += 1) {
        const isMark = y - top > 10 && strokes[x] === true;
        pixels[y * SIDE + x] = Math.max(0, Math.min(255, (isMark ? 70 : 200) + (random() - 0.5) * 2 * noise));
      }
    }
  }
  return pixels;
}

/** Dark stripes, 3.7 pixels apart and askew, as a camera sees the dots of a screen. */
function behindDots(pixels: Uint8Array): Uint8Array {
  const [across, down] = [Math.cos(0.12), Math.sin(0.12)];
  return pixels.map((gray, at) => {
    const along = (at % SIDE) * across + Math.floor(at / SIDE) * down;
    return along % 3.7 < 1.6 ? gray * 0.7 : gray;
  });
}

const raw = { raw: { width: SIDE, height: SIDE, channels: 1 as const } };
const picture = (pixels: Uint8Array = sheet()) => sharp(pixels, raw);
const rasterOf = async (drawn: Sharp, quality: number): Promise<Raster> => {
  const packed = sharp(await drawn.jpeg({ quality }).toBuffer());
  const { data, info } = await packed.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
};
const look = async (bytes: Uint8Array) => {
  const traces = await pictureTraces(bytes);
  if (!traces) throw new Error('not read');
  return traces;
};

describe('pixels', { timeout: 90_000 }, () => {
  test('a blurred picture is less sharp than a sharp one, an empty one has no edges', async () => {
    const blurred = await picture().blur(6).toColourspace('b-w').raw().toBuffer();
    const sharpness = (pixels: Uint8Array): number => textSharpness({ width: SIDE, height: SIDE, pixels });
    expect(sharpness(sheet())).toBeGreaterThan(250);
    expect(sharpness(blurred)).toBeLessThan(250);
    const white = { create: { width: 300, height: 400, channels: 3 as const, background: '#fff' } };
    const empty = await look(await sharp(white).png().toBuffer());
    expect([empty.meanGray, empty.sharpness]).toEqual([255, 0]);
  });

  test('a picture of one piece has no patches, however often it was saved', async () => {
    const once = await picture().jpeg({ quality: 75 }).toBuffer();
    const twice = await sharp(once).jpeg({ quality: 90 }).toBuffer();
    for (const bytes of [once, twice]) {
      const pixels = await sharp(bytes).toColourspace('b-w').raw().toBuffer();
      expect((await unevenPatches({ width: SIDE, height: SIDE, pixels })) ?? []).toEqual([]);
    }
  });

  test('a part that was put in later is found where it is', async () => {
    const base = await picture().jpeg({ quality: 70 }).toBuffer();
    const part = await picture(sheet(20)).extract({ left: 100, top: 100, width: 240, height: 120 }).png().toBuffer();
    const pasted = sharp(base).composite([{ input: part, left: 303, top: 401 }]);
    const uneven = await unevenPatches(await rasterOf(pasted, 90));
    expect(uneven?.length).toBeGreaterThan(0);
    for (const { box } of uneven ?? []) {
      expect(box.left).toBeGreaterThanOrEqual(272);
      expect(box.bottom).toBeLessThanOrEqual(544);
    }
  });

  test('what stands out all over the page is the page, and nobody’s patch', async () => {
    const base = await picture().jpeg({ quality: 70 }).toBuffer();
    const part = await picture(sheet(20)).extract({ left: 96, top: 96, width: 64, height: 48 }).png().toBuffer();
    const pastedAt = async (places: number) => {
      const inputs = Array.from({ length: places }, (_, at) => ({
        input: part,
        left: 16 + (at % 4) * 128,
        top: 16 + Math.floor(at / 4) * 128,
      }));
      return unevenPatches(await rasterOf(sharp(base).composite(inputs), 90));
    };
    expect(await pastedAt(6)).toHaveLength(6);
    expect((await pastedAt(16)) ?? []).toEqual([]);
  });

  test('a part without the noise of the rest is found where it is, and a smoothed picture says nothing', async () => {
    const part = await sharp({ create: { width: 160, height: 192, channels: 3, background: '#8a8a8a' } })
      .png()
      .toBuffer();
    const pasted = picture().composite([{ input: part, left: 208, top: 160 }]);
    const { still } = await look(await pasted.jpeg({ quality: 88 }).toBuffer());
    expect(still).toHaveLength(1);
    expect(still?.[0]?.box).toMatchObject({ left: 208, top: 160, right: 368, bottom: 352 });
    expect(stillPatches(await rasterOf(picture(), 88))).toEqual([]);
    expect(stillPatches(await rasterOf(picture(sheet(0)), 95)) ?? []).toEqual([]);
  });

  test('corners that an editor filled when it turned the picture straight are no parts put in', async () => {
    const turned = picture().rotate(3, { background: '#404040' });
    expect(stillPatches(await rasterOf(turned, 90))).toEqual([]);
  });

  test('a part that occurs twice, pixel by pixel, is found with both places', async () => {
    const part = await picture().extract({ left: 100, top: 100, width: 120, height: 80 }).png().toBuffer();
    const { clones } = await look(
      await picture()
        .composite([{ input: part, left: 403, top: 401 }])
        .png()
        .toBuffer(),
    );
    expect(clones).toHaveLength(1);
    expect(clones?.[0]?.from.left).toBeGreaterThanOrEqual(100);
    expect((clones?.[0]?.to.left ?? 0) - (clones?.[0]?.from.left ?? 0)).toBe(303);
  });

  test('a drawn picture repeats itself and is not looked at for copies', async () => {
    expect((await look(await picture(sheet(0)).png().toBuffer())).clones).toBeNull();
  });

  test('the dots of a screen are seen over the whole picture', async () => {
    const shows = async (pixels: Uint8Array) => showsScreenGrid(await rasterOf(picture(pixels), 85));
    expect([await shows(sheet()), await shows(behindDots(sheet()))]).toEqual([false, true]);
  });

  test('bytes that are no picture are not read', async () => {
    expect(await pictureTraces(Buffer.from('hello'))).toBeNull();
  });
});

describe('marks in the metadata', { timeout: 90_000 }, () => {
  test.each([
    ['a generator’s settings', 'tEXt parameters\0Steps: 20, Sampler: Euler', ['stable_diffusion']],
    [
      'the trade’s own word for it',
      'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
      ['trained_media'],
    ],
    ['an ordinary camera', 'Exif Canon EOS', []],
  ])('%s', (_, metadata, generated) => {
    expect(pictureMarks(metadata, null).generated).toEqual(generated);
  });

  test('a signed record of origin alone is no sign of generation', () => {
    expect(pictureMarks('jumb c2pa claim', null)).toMatchObject({ generated: [], hasProvenance: true });
  });

  test('an editor is believed where programs name themselves', () => {
    expect(pictureMarks('<xmp:CreatorTool>Adobe Photoshop 25.1</xmp:CreatorTool>', null).editor).toBe(
      'Adobe Photoshop 25.1',
    );
    expect(pictureMarks('', 'GIMP 2.10').editor).toBe('GIMP 2.10');
    expect(pictureMarks('<dc:title>Via Canva 3</dc:title>', null).editor).toBeNull();
  });

  test('pixels are not searched', async () => {
    const bytes = await picture().png({ compressionLevel: 0 }).toBuffer();
    expect(metadataBlocks(bytes).length).toBeLessThan(2000);
    const jpeg = await picture()
      .extract({ left: 0, top: 0, width: 96, height: 96 })
      .withExif({ IFD0: { Software: 'GIMP 2.10' } })
      .jpeg()
      .toBuffer();
    expect((await look(jpeg)).marks.editor).toBe('GIMP 2.10');
  });
});

test('neighbouring squares are one patch, also across a corner', () => {
  const odd = [true, false, false, false, true, false, false, false, false].map(Boolean);
  expect(patchesOf(odd, 3, 10)).toEqual([{ box: { left: 0, top: 0, right: 20, bottom: 20 }, blocks: 2 }]);
});
