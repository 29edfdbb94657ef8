import { expect, test } from 'vitest';
import { busyMap, type Greys, greysOf } from './busy-map.ts';
import { isCutOff } from './cut-off.ts';
import { type Hint, hintsOf } from './hints.ts';
import { isLocked } from './look-at-file.ts';
import { measurePicture } from './measure-picture.ts';
import { megabytes } from './megabytes.ts';
import { drawing, type Tone } from './testing/drawing.ts';
import { zoneLines } from './zone-lines.ts';

const SIDE = 60;
const photo = { width: 3000, height: 2000 };

/** A picture of stripes, each as wide as said; wide, soft ones have no edges. */
function stripes(period: number, light = 255): Greys {
  const rgba = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let pixel = 0; pixel < SIDE * SIDE; pixel++) {
    const wave = (1 + Math.sin(((pixel % SIDE) * 2 * Math.PI) / period)) / 2;
    rgba.fill(wave * light, pixel * 4, pixel * 4 + 3);
  }
  return greysOf(rgba, SIDE, SIDE);
}

/** A card on a table: a light sheet with lines of print, the last ones as long as those of a zone. */
const card = (lines: readonly number[]): readonly Tone[] => [
  { left: 60, top: 50, right: 740, bottom: 480, tone: 230 },
  ...lines.flatMap((length, row) =>
    Array.from({ length: Math.floor(length / 12) }, (_, letter) => {
      const [left, top] = [100 + letter * 12, 90 + row * 40];
      return { left, top, right: left + 6, bottom: top + 18, tone: 20 };
    }),
  ),
];
const front = card([200, 340, 180, 260]);
const back = card([220, 0, 300, 0, 0, 600, 600, 600]);
const passport = card([220, 260, 300, 200, 0, 0, 600, 600]);
const whole = { left: 0, top: 0, right: 800, bottom: 540 };

const hints = (size: { width: number; height: number }, greys: Greys, isPng = false, wantsFront = false): Hint[] =>
  hintsOf({ size, greys, isPng, wantsFront });

test('a picture with edges is sharper than the same picture without them', () => {
  const [crisp, soft] = [stripes(3), stripes(40)];
  expect(measurePicture(crisp).sharpness).toBeGreaterThan(40 * measurePicture(soft).sharpness);
  expect(hints(photo, soft)).toEqual(['blurred']);
  expect(hints(photo, drawing(front, whole))).toEqual([]);
});

test('dark, small and screen-sized pictures are advised against, a photo is not', () => {
  const sharp = drawing(front, whole);
  expect(hints(photo, stripes(3, 60))).toEqual(['dark']);
  expect(hints({ width: 320, height: 200 }, sharp)).toEqual(['small']);
  expect(hints({ width: 1170, height: 2532 }, sharp, true)).toEqual(['screenshot']);
  expect(hints({ width: 1170, height: 2532 }, sharp)).toEqual(['screenshot']);
  expect(hints({ width: 4032, height: 3024 }, sharp)).toEqual([]);
});

test.each([
  ['left', { ...whole, left: 150 }],
  ['right', { ...whole, right: 260 }],
  ['top', { ...whole, top: 70 }],
  ['bottom', { ...whole, bottom: 400 }],
])('UPL-06 a paper that goes on beyond the %s edge is told', (_edge, part) => {
  expect(isCutOff(busyMap(drawing(front, part)))).toBe(true);
  expect(hints(photo, drawing(front, part))).toEqual(['cutOff']);
});

test('UPL-06 a paper with all four corners in the picture is not cut off', () => {
  for (const sheet of [front, back, passport]) expect(isCutOff(busyMap(drawing(sheet, whole)))).toBe(false);
});

test('IDD-03 three lines across a card are its back, two a passport, and a picture askew tells the same', () => {
  expect([front, passport, back].map((sheet) => zoneLines(busyMap(drawing(sheet, whole))))).toEqual([0, 2, 3]);
  expect(zoneLines(busyMap(drawing(back, whole, 0.06)))).toBe(3);
});

test('IDD-03 the back is told only where the front is asked for, and not where both sides are in the picture', () => {
  const greys = drawing(back, whole);
  expect(hints(photo, greys, false, true)).toEqual(['back']);
  expect(hints(photo, greys, false, false)).toEqual([]);
  expect(hints({ width: 2000, height: 3000 }, greys, false, true)).toEqual([]);
  expect(hints(photo, drawing(front, whole), false, true)).toEqual([]);
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
