import type { Stroke } from './strokes.ts';

/** A straight piece between two points of the picture. */
export interface Piece {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly length: number;
  readonly thickness: number;
}

const mean = (values: Float32Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The straight line through a stroke, as long as the stroke. */
export function pieceOf({ xs, ys }: Stroke): Piece {
  const [mx, my] = [mean(xs), mean(ys)];
  let [xx, xy, yy] = [0, 0, 0];
  xs.forEach((x, at) => {
    const [dx, dy] = [x - mx, (ys[at] ?? 0) - my];
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
  });
  const turn = Math.atan2(2 * xy, xx - yy) / 2;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const half = Math.sqrt((3 * (xx * cos * cos + 2 * xy * cos * sin + yy * sin * sin)) / xs.length);
  const across = Math.sqrt((3 * Math.max(0, xx * sin * sin - 2 * xy * cos * sin + yy * cos * cos)) / xs.length);
  return {
    from: [mx - cos * half, my - sin * half],
    to: [mx + cos * half, my + sin * half],
    length: 2 * half,
    thickness: 2 * across,
  };
}
