import { LETTER, strokes } from './strokes.ts';

/** What one sign looks like in a cell of the line: mean 0 and length 1, so that a product is a likeness. */
export interface Template {
  readonly sign: string;
  readonly values: Float32Array;
}

/** A size at which lines are compared with the shapes. */
export interface Grid {
  /** Pixels from letter to letter: also the width of a cell. */
  readonly pitch: number;
  /** Pixels of a letter's whole height, pen included. */
  readonly letter: number;
  /** Height of a cell: the letter with room above and below. */
  readonly height: number;
  readonly templates: readonly Template[];
}

type Point = readonly [number, number];

function distanceTo([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / length));
  return Math.hypot(px - ax - t * dx, py - ay - t * dy);
}

function normalised(values: Float32Array): Float32Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const centred = values.map((value) => value - mean);
  const length = Math.sqrt(centred.reduce((sum, value) => sum + value * value, 0));
  return length === 0 ? centred : centred.map((value) => value / length);
}

/** Draws one sign into a cell, with the soft edges that a lens gives. */
function drawn(sign: string, pitch: number, height: number, perUnit: number): Float32Array {
  const values = new Float32Array(pitch * height);
  const [left, top] = [(pitch / perUnit - LETTER.width) / 2, (height / perUnit - LETTER.height) / 2];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < pitch; x += 1) {
      const at: Point = [(x + 0.5) / perUnit - left, (y + 0.5) / perUnit - top];
      let nearest = Number.POSITIVE_INFINITY;
      for (const pen of strokes[sign] ?? []) {
        for (let i = 1; i < pen.length; i += 1) {
          const [from, to] = [pen[i - 1], pen[i]];
          if (from && to) nearest = Math.min(nearest, distanceTo(at, from, to));
        }
      }
      const edge = ((LETTER.pen / 2 - nearest) * perUnit) / 1.6 + 0.5;
      values[y * pitch + x] = Math.min(1, Math.max(0, edge));
    }
  }
  return values;
}

/** The shapes at so many pixels from letter to letter. */
export function gridOf(pitch: number): Grid {
  const perUnit = pitch / LETTER.pitch;
  const letter = (LETTER.height + LETTER.pen) * perUnit;
  const height = Math.round(letter) + 2;
  const templates = Object.keys(strokes).map((sign) => ({
    sign,
    values: normalised(drawn(sign, pitch, height, perUnit)),
  }));
  return { pitch, letter, height, templates };
}
