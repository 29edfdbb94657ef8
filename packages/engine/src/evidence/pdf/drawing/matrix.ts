import type { Pdfium } from '../pdfium.ts';

export type Matrix = readonly [number, number, number, number, number, number];
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First the inner, then the outer one. */
export const times = ([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix => [
  a * A + b * C,
  a * B + b * D,
  c * A + d * C,
  c * B + d * D,
  e * A + f * C + E,
  e * B + f * D + F,
];

export function matrixOf(library: Pdfium, object: number, scratch: number): Matrix {
  library.calls.FPDFPageObj_GetMatrix(object, scratch);
  const floats = library.memory.HEAPF32;
  const at = scratch >> 2;
  const value = (place: number): number => floats[at + place] ?? 0;
  return [value(0), value(1), value(2), value(3), value(4), value(5)];
}
