import { describe, expect, test } from 'vitest';
import { pieceOf } from './direction.ts';
import { type Lie, lieOf } from './lie-of-lines.ts';
import type { Stroke } from './strokes.ts';

const [width, height] = [1200, 900];

/** Points of a straight line on a level sheet, as they lie on the picture. */
function stroke(left: number, right: number, y: number, { turn, closing }: Lie): Stroke {
  const places = Array.from({ length: 300 }, (_, at) => {
    const u = left + ((right - left) * (at % 100)) / 100 - width / 2;
    const v = y + Math.floor(at / 100) * 2 - height / 2;
    const depth = 1 + closing * u;
    const [x, down] = [u / depth, v / depth];
    return [
      x * Math.cos(turn) - down * Math.sin(turn) + width / 2,
      x * Math.sin(turn) + down * Math.cos(turn) + height / 2,
    ] as const;
  });
  return { xs: Float32Array.from(places, ([x]) => x), ys: Float32Array.from(places, ([, y2]) => y2), chance: 0.9 };
}

const sheet = (lie: Lie): Stroke[] =>
  [150, 220, 300, 380, 460, 540, 620, 700].map((y, at) => stroke(250 + (at % 3) * 80, 700 + (at % 2) * 200, y, lie));

const lieIn = (strokes: readonly Stroke[]): Lie => lieOf(strokes.map(pieceOf), width, height);

describe('how lines lie on a picture', () => {
  test.each([-0.2, -0.04, 0, 0.11])('is told for a sheet turned by %f, seen from above', (turn) => {
    const lie = lieIn(sheet({ turn, closing: 0 }));
    expect(lie.turn).toBeCloseTo(turn, 2);
    expect(Math.abs(lie.closing) * width).toBeLessThan(0.01);
  });

  test.each([-0.0002, 0.0003])('is told for a sheet seen from the side, closing by %f', (closing) => {
    const lie = lieIn(sheet({ turn: 0.05, closing }));
    expect(lie.turn).toBeCloseTo(0.05, 2);
    expect(lie.closing / closing).toBeCloseTo(1, 1);
  });

  test('is not misled by one line that runs another way', () => {
    const upright = stroke(250, 650, 400, { turn: Math.PI / 2, closing: 0 });
    expect(lieIn([...sheet({ turn: 0.03, closing: 0 }), upright]).turn).toBeCloseTo(0.03, 2);
  });

  test('is sideways where most of them run downwards', () => {
    const lie = lieIn(sheet({ turn: Math.PI / 2 + 0.02, closing: 0 }));
    expect(Math.abs(Math.sin(lie.turn))).toBeGreaterThan(0.99);
  });

  test('is level where nothing tells', () => {
    expect(lieIn([])).toEqual({ turn: 0, closing: 0 });
  });
});
