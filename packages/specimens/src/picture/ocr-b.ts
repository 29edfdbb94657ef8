import bwipJs from 'bwip-js/node';
import type { Paper } from '../paper/paper.ts';

const { FontLib } = bwipJs;

/** Outlines are asked for at this size: the library answers in pixels, and sizes below eight become eight. */
const SIZE = 1000;
/** The library flattens this face a little, which suits its bar codes; asked for so much higher, it keeps its shape. */
const HEIGHT = SIZE / 0.96;
/** From letter to letter in the face, at that size. */
const ADVANCE = 636;

/** Ten letters to the inch. */
const PITCH = 7.2;
const SCALE = PITCH / ADVANCE;

const outlines = new Map<string, string>();

/** A letter of the face as a path, from where it stands on the line. */
function outlineOf(letter: string): string {
  const known = outlines.get(letter);
  if (known !== undefined) return known;
  const at = (x: number, y: number): string => `${x.toFixed(1)} ${(-y).toFixed(1)}`;
  const steps = FontLib.getpaths(FontLib.lookup('OCR-B'), letter.charCodeAt(0), SIZE, HEIGHT).map((step) => {
    if (step.type === 'Q') return `Q${at(step.cx, step.cy)} ${at(step.x, step.y)}`;
    if (step.type === 'C') return `C${at(step.cx1, step.cy1)} ${at(step.cx2, step.cy2)} ${at(step.x, step.y)}`;
    return `${step.type}${at(step.x, step.y)}`;
  });
  if (steps.length === 0) throw new Error('the zone has no such letter');
  const outline = steps.join('');
  outlines.set(letter, outline);
  return outline;
}

/** Prints a line; `y` is where the letters stand. Machine-readable zones are printed in nothing but OCR-B. */
function printLine(paper: Paper, x: number, y: number, text: string): void {
  [...text].forEach((letter, index) => {
    paper.path(x + index * PITCH, y, outlineOf(letter), { fill: [0.08, 0.08, 0.08], scale: SCALE });
  });
}

/** Prints a machine-readable zone, its first line standing on `y`. */
export function printZone(paper: Paper, x: number, y: number, lines: readonly string[], leading: number): void {
  for (const [index, line] of lines.entries()) printLine(paper, x, y + index * leading, line);
}
