import { expect, test } from 'vitest';
import { cropOf } from './crop-of.ts';

const sheet = { width: 600, height: 800 };

test('REP-03 the crop has the value in its middle and some of its surroundings', () => {
  const crop = cropOf(sheet, { left: 0.5, top: 0.5, right: 0.6, bottom: 0.52 });
  expect(crop.width).toBeCloseTo(252);
  expect(crop.x + crop.width / 2).toBeCloseTo(330);
  expect(crop.y + crop.height / 2).toBeCloseTo(408);
});

test('REP-03 at the edge of the page the crop ends with the page', () => {
  const crop = cropOf(sheet, { left: 0.9, top: 0.98, right: 1, bottom: 1 });
  expect(crop.x + crop.width).toBeCloseTo(600);
  expect(crop.y + crop.height).toBeCloseTo(800);
  expect(cropOf(sheet, { left: 0, top: 0, right: 0.1, bottom: 0.01 })).toMatchObject({ x: 0, y: 0 });
});

test('REP-03 a whole line is seen from end to end', () => {
  expect(cropOf(sheet, { left: 0.05, top: 0.3, right: 0.95, bottom: 0.32 }).width).toBe(600);
});
