import type { Paper } from '../paper/paper.ts';

/**
 * Strokes in the manner of OCR-B, of our own drawing: a grid 44 wide and 70 high, from the top left corner. Machine
 * readable zones are printed in nothing else.
 */
const strokes: Record<string, string> = {
  A: 'M0 70 L22 0 L44 70 M8 47 L36 47',
  B: 'M4 0 L4 70 M4 0 L23 0 Q40 0 40 17 Q40 33 23 33 L4 33 M23 33 Q44 33 44 51 Q44 70 24 70 L4 70',
  C: 'M41 13 Q36 0 23 0 Q2 0 2 35 Q2 70 23 70 Q36 70 41 57',
  D: 'M4 0 L4 70 L19 70 Q43 70 43 35 Q43 0 19 0 L4 0',
  E: 'M40 0 L5 0 L5 70 L40 70 M5 34 L34 34',
  F: 'M40 0 L5 0 L5 70 M5 34 L34 34',
  G: 'M41 12 Q35 0 23 0 Q2 0 2 35 Q2 70 23 70 Q35 70 41 62 L41 38 L25 38',
  H: 'M4 0 L4 70 M40 0 L40 70 M4 34 L40 34',
  I: 'M9 0 L35 0 M22 0 L22 70 M9 70 L35 70',
  J: 'M15 0 L36 0 L36 50 Q36 70 20 70 Q7 70 4 57',
  K: 'M5 0 L5 70 M40 0 L6 40 M18 29 L42 70',
  L: 'M7 0 L7 70 L40 70',
  M: 'M2 70 L2 0 L22 36 L42 0 L42 70',
  N: 'M4 70 L4 0 L40 70 L40 0',
  O: 'M22 0 Q44 0 44 35 Q44 70 22 70 Q0 70 0 35 Q0 0 22 0',
  P: 'M5 70 L5 0 L24 0 Q42 0 42 19 Q42 38 24 38 L5 38',
  Q: 'M22 0 Q44 0 44 35 Q44 70 22 70 Q0 70 0 35 Q0 0 22 0 M25 50 L43 73',
  R: 'M5 70 L5 0 L24 0 Q42 0 42 19 Q42 37 24 37 L5 37 M22 37 L42 70',
  S: 'M39 11 Q34 0 22 0 Q4 0 4 17 Q4 29 22 34 Q42 39 42 53 Q42 70 22 70 Q7 70 2 58',
  T: 'M2 0 L42 0 M22 0 L22 70',
  U: 'M4 0 L4 46 Q4 70 22 70 Q40 70 40 46 L40 0',
  V: 'M2 0 L22 70 L42 0',
  W: 'M0 0 L10 70 L22 26 L34 70 L44 0',
  X: 'M3 0 L41 70 M41 0 L3 70',
  Y: 'M2 0 L22 34 L42 0 M22 34 L22 70',
  Z: 'M4 0 L40 0 L3 70 L41 70',
  '0': 'M22 0 Q39 0 39 35 Q39 70 22 70 Q5 70 5 35 Q5 0 22 0',
  '1': 'M8 15 L24 0 L24 70 M11 70 L37 70',
  '2': 'M6 14 Q10 0 23 0 Q40 0 40 18 Q40 32 6 70 L41 70',
  '3': 'M6 0 L39 0 L20 27 Q41 27 41 48 Q41 70 21 70 Q8 70 3 60',
  '4': 'M26 0 L4 48 L42 48 M32 30 L32 70',
  '5': 'M38 0 L9 0 L7 30 Q14 26 22 26 Q41 26 41 48 Q41 70 21 70 Q8 70 3 61',
  '6': 'M29 0 Q4 30 4 48 Q4 70 22 70 Q41 70 41 49 Q41 29 23 29 Q8 29 4 46',
  '7': 'M4 13 L4 0 L40 0 Q20 34 18 70',
  '8': 'M22 0 Q37 0 37 16 Q37 32 22 32 Q7 32 7 16 Q7 0 22 0 M22 32 Q41 32 41 51 Q41 70 22 70 Q3 70 3 51 Q3 32 22 32',
  '9': 'M15 70 Q40 40 40 22 Q40 0 22 0 Q3 0 3 21 Q3 41 21 41 Q36 41 40 24',
  '<': 'M39 14 L7 36 L39 58',
};

/** Ten letters to the inch. */
const PITCH = 7.2;
const SCALE = 0.1;
const STROKE = 10;

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
