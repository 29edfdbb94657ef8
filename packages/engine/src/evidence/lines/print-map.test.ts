import { describe, expect, test } from 'vitest';
import { stripsOf } from './print-map.ts';

describe('the strips in which a picture is looked at', () => {
  test.each([
    [736, 512],
    [928, 704],
    [640, 96],
    [96, 4096],
    [4096, 160],
  ])('cover every row of %i by %i once, and are small enough', (width, height) => {
    const strips = stripsOf(width, height, 240_000);
    expect(strips[0]).toMatchObject({ from: 0, keptFrom: 0 });
    expect(strips.at(-1)).toMatchObject({ to: height, keptTo: height });
    for (const [index, { from, to, keptFrom, keptTo }] of strips.entries()) {
      expect(from <= keptFrom && keptFrom < keptTo && keptTo <= to).toBe(true);
      expect((to - from) % 16).toBe(0);
      expect((to - from) * width).toBeLessThanOrEqual(Math.max(240_000, width * 96));
      expect(strips[index + 1]?.keptFrom ?? height).toBe(keptTo);
    }
  });

  test('a small picture is looked at whole', () => {
    expect(stripsOf(480, 320, 240_000)).toEqual([{ from: 0, to: 320, keptFrom: 0, keptTo: 320 }]);
  });
});
