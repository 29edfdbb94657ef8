import { describe, expect, test } from 'vitest';
import { compose, inUnits, mapPoint, offDisplay, onDisplay, unturning } from './frame.ts';

describe('frames', () => {
  test('lead from the upright sheet to where it lies on its picture', () => {
    const quarter = unturning(100, 200, 90);
    expect([quarter.width, quarter.height]).toEqual([200, 100]);
    // Turned clockwise by a quarter, the sheet's top left corner lies in the top right one.
    expect(mapPoint(quarter.frame, 0, 0)).toEqual([100, 0]);
    expect(mapPoint(quarter.frame, 200, 0)).toEqual([100, 200]);
  });

  test('can be put one after the other', () => {
    const half = unturning(100, 200, 180).frame;
    const [x, y] = mapPoint(compose(half, half), 30, 40);
    expect(x).toBeCloseTo(30, 9);
    expect(y).toBeCloseTo(40, 9);
  });

  test('lead back from the picture to the upright sheet', () => {
    const box = { left: 30, top: 40, right: 31, bottom: 41 };
    expect(offDisplay(null, box)).toBe(box);
    const { frame } = unturning(100, 200, 7);
    const there = onDisplay(frame, offDisplay(frame, box));
    expect((there.left + there.right) / 2).toBeCloseTo(30.5, 9);
    expect((there.top + there.bottom) / 2).toBeCloseTo(40.5, 9);
  });

  test('mean the same in another unit', () => {
    const frame = unturning(100, 200, 7).frame;
    const [x, y] = mapPoint(frame, 10, 20);
    const [u, v] = mapPoint(inUnits(frame, 3), 30, 60);
    expect(u).toBeCloseTo(3 * x, 9);
    expect(v).toBeCloseTo(3 * y, 9);
  });

  test('enclose a box that lies askew', () => {
    const box = { left: 10, top: 10, right: 50, bottom: 20 };
    expect(onDisplay(undefined, box)).toBe(box);
    const shown = onDisplay(unturning(100, 100, 90).frame, box);
    expect(shown).toEqual({ left: 80, top: 10, right: 90, bottom: 50 });
  });
});
