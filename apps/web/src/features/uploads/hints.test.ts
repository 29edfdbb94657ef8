import { expect, test } from 'vitest';
import { hintsOf } from './hints.ts';
import { isLocked } from './look-at-file.ts';
import { measurePicture } from './measure-picture.ts';
import { megabytes } from './megabytes.ts';

const SIDE = 60;
const photo = { width: 3000, height: 2000 };
const sharp = { sharpness: 400, brightness: 150 };

/** A picture of stripes, each as wide as said; wide, soft ones have no edges. */
function stripes(period: number, light = 255): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let pixel = 0; pixel < SIDE * SIDE; pixel++) {
    const wave = (1 + Math.sin(((pixel % SIDE) * 2 * Math.PI) / period)) / 2;
    rgba.fill(wave * light, pixel * 4, pixel * 4 + 3);
  }
  return rgba;
}

test('a picture with edges is sharper than the same picture without them', () => {
  const crisp = measurePicture(stripes(3), SIDE, SIDE);
  const soft = measurePicture(stripes(40), SIDE, SIDE);
  expect(crisp.sharpness).toBeGreaterThan(40 * soft.sharpness);
  expect(hintsOf(photo, { ...soft, brightness: 150 }, false)).toEqual(['blurred']);
  expect(hintsOf(photo, { ...crisp, brightness: 150 }, false)).toEqual([]);
});

test('dark, small and screen-sized pictures are advised against, a photo is not', () => {
  const dark = measurePicture(stripes(3, 60), SIDE, SIDE);
  expect(hintsOf(photo, dark, false)).toEqual(['dark']);
  expect(hintsOf({ width: 320, height: 200 }, sharp, false)).toEqual(['small']);
  expect(hintsOf({ width: 1170, height: 2532 }, sharp, true)).toEqual(['screenshot']);
  expect(hintsOf({ width: 1170, height: 2532 }, sharp, false)).toEqual(['screenshot']);
  expect(hintsOf({ width: 4032, height: 3024 }, sharp, false)).toEqual([]);
});

test('UPL-06 a locked PDF is told by its trailer', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect(isLocked(bytes('%PDF-1.7 … trailer << /Root 1 0 R /Encrypt 9 0 R >>'))).toBe(true);
  expect(isLocked(bytes('%PDF-1.7 … trailer << /Root 1 0 R /Encoding 9 0 R >>'))).toBe(false);
});

test('UPL-02 a size just over the limit is not told as the limit', () => {
  expect(megabytes(20 * 1024 * 1024 + 1)).toBe(20.1);
  expect(megabytes(20 * 1024 * 1024)).toBe(20);
});
