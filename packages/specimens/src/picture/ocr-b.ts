import type { Paper } from '../paper/paper.ts';

/**
 * OCR-B, as lines that a round pen follows. Each letter stands in a box of 43 by 70, measured from its top left
 * corner to the middle of the pen. Drawn after the standard's shapes: J without a bar, K whose arm and leg meet at the
 * stem, 0 full and O pointed, the filler nearly as high as a letter. Machine-readable zones are printed in nothing else.
 */
const strokes: Record<string, string> = {
  A: 'M1 70 L18 2 L25 2 L42 70 M8 47 L35 47',
  B: 'M3 2 L3 68 L22 68 C34 68 42 61 42 50 C42 40 34 34 24 34 L4 34 M24 34 C32 34 38 27 38 18 C38 8 31 2 22 2 L3 2',
  C: 'M38 15 C36 6 31 1 24 1 C12 1 5 14 5 35 C5 56 12 69 24 69 C31 69 36 64 38 55',
  D: 'M6 2 L6 68 L12 68 C30 68 39 52 39 35 C39 18 30 2 12 2 L6 2',
  E: 'M40 2 L5 2 L5 68 L40 68 M5 35 L35 35',
  F: 'M40 2 L10 2 L10 70 M10 35 L36 35',
  G: 'M38 14 C35 5 30 1 23 1 C10 1 3 14 3 35 C3 56 10 69 23 69 C32 69 40 66 40 60 L40 38 L24 38',
  H: 'M4 0 L4 70 M39 0 L39 70 M4 35 L39 35',
  I: 'M7 2 L36 2 M21.5 2 L21.5 68 M7 68 L36 68',
  J: 'M32 0 L32 54 C32 64 27 69 18 69 C9 69 4 63 4 54',
  K: 'M4 0 L4 70 M41 1 L6 36 L42 69',
  L: 'M5 0 L5 68 L41 68',
  M: 'M2 70 L2 1 L7 1 L21.5 43 L36 1 L41 1 L41 70',
  N: 'M3 70 L3 1 L8 1 L35 69 L40 69 L40 0',
  O: 'M21.5 1 C35 1 41 18 41 35 C41 52 35 69 21.5 69 C8 69 2 52 2 35 C2 18 8 1 21.5 1',
  P: 'M4 70 L4 2 L21 2 C34 2 42 9 42 20 C42 31 34 38 21 38 L4 38',
  Q: 'M21 1 C32 1 38 16 38 32 C38 49 32 64 21 64 C8 64 3 49 3 32 C3 16 8 1 21 1 M21 42 L42 70',
  R: 'M5 70 L5 2 L20 2 C31 2 37 8 37 18 C37 29 31 35 20 35 L5 35 M22 35 L40 70',
  S: 'M37 13 C35 5 30 1 23 1 C12 1 5 8 5 18 C5 29 13 33 22 35 C33 38 40 42 40 52 C40 63 32 69 22 69 C11 69 4 64 3 54',
  T: 'M2 2 L41 2 M21.5 2 L21.5 70',
  U: 'M3 0 L3 46 C3 61 10 69 21.5 69 C33 69 40 61 40 46 L40 0',
  V: 'M2 0 L19 69 L24 69 L41 0',
  W: 'M1 0 L9 69 L13 69 L21.5 28 L30 69 L34 69 L42 0',
  X: 'M4 0 L40 70 M39 0 L3 70',
  Y: 'M3 1 L21.5 37 L40 1 M21.5 37 L21.5 70',
  Z: 'M5 2 L38 2 L4 68 L40 68',
  '0': 'M21.5 1 C35 1 42 8 42 35 C42 62 35 69 21.5 69 C8 69 1 62 1 35 C1 8 8 1 21.5 1',
  '1': 'M5 17 L27 2 L27 70',
  '2': 'M4 13 C6 5 12 1 21 1 C33 1 40 8 40 19 C40 30 30 36 19 44 C8 52 3 58 3 68 L40 68',
  '3': 'M3 2 L38 2 L18 29 C33 29 42 36 42 49 C42 61 33 69 18 69 C11 69 5 68 1 65',
  '4': 'M25 1 L2 51 L42 51 M30 37 L30 70',
  '5': 'M38 2 L9 2 L7 34 C11 30 15 29 21 29 C33 29 40 37 40 49 C40 61 32 69 19 69 C12 69 7 68 3 65',
  '6': 'M30 0 C18 14 2 30 2 49 C2 61 10 69 21.5 69 C33 69 41 61 41 49 C41 37 33 30 21.5 30 C12 30 5 37 3 45',
  '7': 'M2 2 L41 2 C41 12 36 20 29 31 C23 42 21 56 21 70',
  '8': 'M21.5 1 C31 1 38 8 38 17 C38 27 31 33 21.5 33 C12 33 5 27 5 17 C5 8 12 1 21.5 1 M21.5 33 C33 33 42 40 42 51 C42 62 34 69 21.5 69 C9 69 1 62 1 51 C1 40 10 33 21.5 33',
  '9': 'M13 70 C25 56 41 40 41 21 C41 9 33 1 21.5 1 C10 1 2 9 2 21 C2 33 10 40 21.5 40 C31 40 38 33 40 25',
  '<': 'M40 8 L3 35 L40 62',
};

/** Ten letters to the inch. */
const PITCH = 7.2;
const SCALE = 0.1;
const STROKE = 9.5;

/** Prints a line; `y` is where the letters stand. */
function printLine(paper: Paper, x: number, y: number, text: string, pitch = PITCH): void {
  [...text].forEach((letter, index) => {
    const path = strokes[letter];
    if (!path) throw new Error('the zone has no such letter');
    paper.path(x + index * pitch, y - 70 * SCALE, path, {
      stroke: [0.08, 0.08, 0.08],
      thickness: STROKE,
      scale: SCALE,
    });
  });
}

/** Prints a machine-readable zone, its first line standing on `y`. */
export function printZone(paper: Paper, x: number, y: number, lines: readonly string[], leading: number): void {
  for (const [index, line] of lines.entries()) printLine(paper, x, y + index * leading, line);
}
