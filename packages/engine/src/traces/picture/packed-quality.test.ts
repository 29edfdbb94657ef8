import sharp from 'sharp';
import { expect, test } from 'vitest';
import { packedQuality } from './packed-quality.ts';

const picture = sharp({ create: { width: 32, height: 32, channels: 3, background: '#aabbcc' } });

test.each([30, 60, 75, 84, 90, 96])('a picture saved at quality %i says so', async (quality) => {
  expect(packedQuality(new Uint8Array(await picture.clone().jpeg({ quality }).toBuffer()))).toBe(quality);
});

test('tables that are nobody’s usual ones, and files that are no JPEG, say nothing', async () => {
  const odd = new Uint8Array(await picture.clone().jpeg({ quality: 80, quantisationTable: 3 }).toBuffer());
  expect(packedQuality(odd)).toBeNull();
  expect(packedQuality(new Uint8Array(await picture.clone().png().toBuffer()))).toBeNull();
  expect(packedQuality(new Uint8Array([0xff, 0xd8]))).toBeNull();
});
