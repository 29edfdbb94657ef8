import { degrees, PDFDocument, rgb } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pagePicture } from './page-picture.ts';

/** A red field in the upper left quarter of the sheet, turned as a whole. */
async function redCorner(angle: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([400, 600]);
  page.drawRectangle({ x: 0, y: 300, width: 200, height: 300, color: rgb(1, 0, 0) });
  page.setRotation(degrees(angle));
  return document.save();
}

/** Colour of the middle of a quarter: across and down. */
async function colourAt(picture: Uint8Array, across: number, down: number): Promise<string> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height * down) * info.width + Math.floor(info.width * across)) * info.channels;
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  return red > 200 && green < 60 && blue < 60 ? 'red' : red > 240 && green > 240 && blue > 240 ? 'white' : 'other';
}

test('a page is shown in its colours', async () => {
  const picture = (await pagePicture(await redCorner(0), 1)) ?? new Uint8Array();
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', height: 1600 });
  expect([await colourAt(picture, 0.25, 0.25), await colourAt(picture, 0.75, 0.75)]).toEqual(['red', 'white']);
});

test('a page that its file turns is shown turned', async () => {
  const picture = (await pagePicture(await redCorner(90), 1)) ?? new Uint8Array();
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1600 });
  expect([await colourAt(picture, 0.75, 0.25), await colourAt(picture, 0.25, 0.25)]).toEqual(['red', 'white']);
});

test('a photograph is shown in its colours, and nothing that is no paper', async () => {
  const background = { r: 255, g: 0, b: 0 };
  const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const picture = (await pagePicture(photo, 1)) ?? new Uint8Array();
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 1600 });
  expect(await colourAt(picture, 0.5, 0.5)).toBe('red');
  expect(await pagePicture(photo, 2)).toBeNull();
  expect(await pagePicture(new TextEncoder().encode('no paper'), 1)).toBeNull();
  expect(await pagePicture(await redCorner(0), 2)).toBeNull();
});
