import { compose, IDENTITY, onDisplay, unturning } from '../frame.ts';
import { type Raster, turned } from '../raster/raster.ts';
import { type LevelSheet, levelSheet } from './level-sheet.ts';
import { printMapOf } from './print-map.ts';
import { strokesOf } from './strokes.ts';
import { isUpsideDown } from './upside-down.ts';

/** Fewer are no paper that could be told from its background. */
const FEWEST_LINES = 3;

/** The sheet on a picture, level and the right way up, with its lines; null where there is hardly any print. */
export async function findLines(picture: Raster): Promise<LevelSheet | null> {
  const map = await printMapOf(picture);
  const strokes = strokesOf(map);
  if (strokes.length < FEWEST_LINES) return null;
  const sheet = levelSheet(picture, strokes, map.across);
  if (!(await isUpsideDown(sheet.raster, sheet.lines))) return sheet;
  const { width, height } = sheet.raster;
  const { frame } = unturning(width, height, 180);
  return {
    raster: turned(sheet.raster, 180),
    frame: compose(sheet.frame ?? IDENTITY, frame),
    lines: sheet.lines.map((box) => onDisplay(frame, box)),
  };
}
