import sharp from 'sharp';
import { expect, test } from 'vitest';
import { turned } from '../raster/raster.ts';
import { readEvidence } from '../read-evidence.ts';
import { zoneReader } from './read-zone.ts';
import { printedZone } from './testing/printed.ts';

const lines = ['IDITACA12345AA4<<<<<<<<<<<<<<<', '8001014F3001019ITA<<<<<<<<<<<8', 'ROSSI<<MARIA<<<<<<<<<<<<<<<<<<'];

test.each([0, 90, 180, 270] as const)('the zone of a card that lies turned by %i degrees is read', async (angle) => {
  const { width, height, pixels } = turned(printedZone(lines), angle);
  const photo = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  const read = await zoneReader(photo, await readEvidence(photo, { ocr: null }))(1, null);
  const isTurned = angle === 90 || angle === 270;
  const inOrder = read.toSorted((a, b) => (isTurned ? a.box.left - b.box.left : a.box.top - b.box.top));
  const isBackwards = angle === 90 || angle === 180;
  expect((isBackwards ? inOrder.reverse() : inOrder).map(({ text }) => text)).toEqual(lines);
  const [first] = read;
  if (!first) throw new Error('not found');
  expect(first.box.bottom - first.box.top > first.box.right - first.box.left).toBe(isTurned);
});
