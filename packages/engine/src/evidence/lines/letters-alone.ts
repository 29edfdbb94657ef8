import { type Box, heightOf } from '../geometry.ts';
import { cropped, type Raster } from '../raster/raster.ts';
import { darkRows } from './dark-rows.ts';

/** Rows with less ink than this share of the fullest lie below the letters. */
const BELOW_LETTERS = 0.1;
/** Room for what hangs a little lower, in heights of the line. */
const ROOM = 0.06;

/** A line up to where its capitals end: the rule of a form below them keeps some readers from seeing any letter. */
export function lettersAlone(sheet: Raster, line: Box): Box {
  const part = cropped(sheet, line);
  const seen = darkRows(part);
  if (!seen) return line;
  const { rows, top, fullest } = seen;
  const end = rows.findIndex((count, row) => row > top && count < fullest * BELOW_LETTERS);
  if (end < 0) return line;
  return { ...line, bottom: Math.min(line.bottom, Math.floor(line.top) + end + heightOf(line) * ROOM) };
}
