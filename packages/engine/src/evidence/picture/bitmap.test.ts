import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { openPicture } from './decode-picture.ts';

const WIDTH = 3;
const HEIGHT = 2;
/** Gray by place, so that a row or column in the wrong order is seen. */
const grays = [10, 60, 110, 160, 210, 250];

interface Kind {
  readonly bits: 8 | 24 | 32;
  readonly isBottomUp: boolean;
}

function bitmapOf({ bits, isBottomUp }: Kind): Uint8Array {
  const palette = bits === 8 ? 256 * 4 : 0;
  const rowBytes = Math.ceil((WIDTH * bits) / 32) * 4;
  const bytes = Buffer.alloc(54 + palette + rowBytes * HEIGHT);
  bytes.write('BM');
  bytes.writeUInt32LE(54 + palette, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(WIDTH, 18);
  bytes.writeInt32LE(isBottomUp ? HEIGHT : -HEIGHT, 22);
  bytes.writeUInt16LE(bits, 28);
  for (let i = 0; i < palette / 4; i += 1) bytes.fill(255 - i, 54 + i * 4, 54 + i * 4 + 3);
  grays.forEach((gray, at) => {
    const row = isBottomUp ? HEIGHT - 1 - Math.floor(at / WIDTH) : Math.floor(at / WIDTH);
    const to = 54 + palette + row * rowBytes + (at % WIDTH) * (bits / 8);
    bytes.fill(bits === 8 ? 255 - gray : gray, to, to + Math.min(3, bits / 8));
  });
  return bytes;
}

async function cornersOf(bytes: Uint8Array): Promise<number[]> {
  const picture = await openPicture(bytes, limits);
  if (typeof picture === 'string') throw new Error(picture);
  const { width, height, pixels } = await picture.raster(0);
  return [pixels[0], pixels[width - 1], pixels[(height - 1) * width], pixels.at(-1)].map((gray) => gray ?? -1);
}

describe('a Windows bitmap', () => {
  test.each([
    { bits: 24, isBottomUp: true },
    { bits: 24, isBottomUp: false },
    { bits: 32, isBottomUp: true },
    { bits: 8, isBottomUp: true },
  ] as const)('of $bits bits, from the bottom $isBottomUp, shows every pixel in its place', async (kind) => {
    const seen = await cornersOf(bitmapOf(kind));
    [10, 110, 160, 250].forEach((gray, corner) => {
      expect(Math.abs((seen[corner] ?? 0) - gray)).toBeLessThanOrEqual(15);
    });
  });

  test('that claims more pixels than anybody may send is not unpacked', async () => {
    const huge = Buffer.from(bitmapOf({ bits: 24, isBottomUp: true }));
    huge.writeInt32LE(60_000, 18);
    huge.writeInt32LE(60_000, 22);
    expect(await openPicture(huge, limits)).toBe('too_large');
  });

  test('that is cut short or packed is no picture to us', async () => {
    const whole = bitmapOf({ bits: 24, isBottomUp: true });
    const cut = await openPicture(whole.subarray(0, whole.length - 4), limits);
    await expect(typeof cut === 'string' ? Promise.reject(cut) : cut.raster(0)).rejects.toBeDefined();
    const packed = Buffer.from(whole);
    packed.writeUInt32LE(1, 30);
    expect(await openPicture(packed, limits)).toBe('unsupported');
  });
});

test.each(['webp', 'tiff', 'gif'] as const)('%s is read like a photograph', async (format) => {
  const pixels = Uint8Array.from(grays);
  const bytes = await sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
    .resize(WIDTH * 40, HEIGHT * 40, { kernel: 'nearest' })
    .toFormat(format)
    .toBuffer();
  const [first, , , last] = await cornersOf(bytes);
  expect(first).toBeLessThan(40);
  expect(last).toBeGreaterThan(225);
});
