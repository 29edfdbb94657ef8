import { onDisplay, unturning } from '../frame.ts';
import { around, type Box, heightOf } from '../geometry.ts';
import { cropped, type Raster, sheared, turned } from '../raster/raster.ts';
import { type Band, bandsIn } from './bands.ts';
import type { Drawing } from './drawing.ts';
import { agreedLines, isPlausible } from './plausible-lines.ts';
import { bestReading, readLine } from './read-line.ts';
import type { ZoneLetter } from './zone-line.ts';

export interface FoundLine {
  readonly letters: readonly ZoneLetter[];
  readonly box: Box;
}

/** A line may cost a third of a second: more stacks than a picture of four cards has are not tried. */
const MOST_BANDS = 4;
async function readUpright(drawing: Drawing, boxes: readonly Box[]): Promise<FoundLine[]> {
  const [first, ...rest] = boxes;
  if (!first) return [];
  const lines = [await readLine(drawing, first)];
  if (!isPlausible(bestReading(lines[0] ?? []))) return [];
  for (const box of rest) lines.push(await readLine(drawing, box));
  const letters = agreedLines(lines);
  return boxes.map((box, index) => ({ box, letters: letters[index] ?? [] }));
}

const shifted = (box: Box, x: number, y: number): Box => ({
  left: box.left + x,
  top: box.top + y,
  right: box.right + x,
  bottom: box.bottom + y,
});

interface LevelBand {
  readonly raster: Raster;
  readonly boxes: readonly Box[];
  /** Where the part stands on the sheet. */
  readonly left: number;
  readonly top: number;
}

/** One stack cut out with some room around it, so that its lines run level. */
function levelled(raster: Raster, band: Band): LevelBand {
  const whole = around(band);
  const slope = band.reduce((sum, line) => sum + line.slope, 0) / band.length;
  const room = heightOf(band[0] ?? whole) * 2 + (Math.abs(slope) * (whole.right - whole.left)) / 2;
  const [left, top] = [Math.max(0, Math.floor(whole.left - room)), Math.max(0, Math.floor(whole.top - room))];
  const cut = cropped(raster, { left, top, right: whole.right + room, bottom: whole.bottom + room });
  const part = sheared(cut, slope, (whole.left + whole.right) / 2 - left);
  return { raster: part, boxes: band.map((box) => shifted(box, -left, -top)), left, top };
}

/** Reads one stack, the right way up or on its head; none when it is no zone. */
async function readBand({ raster, enlarged }: Drawing, band: Band): Promise<FoundLine[]> {
  const { raster: part, boxes, left, top } = levelled(raster, band);
  const upright = await readUpright({ raster: part, enlarged }, boxes);
  if (upright.length > 0) return upright.map((line) => ({ ...line, box: shifted(line.box, left, top) }));
  const back = unturning(part.width, part.height, 180).frame;
  const headDown = { raster: turned(part, 180), enlarged };
  const turnedBoxes = boxes.map((box) => onDisplay(back, box)).reverse();
  const lines = await readUpright(headDown, turnedBoxes);
  return lines.map((line) => ({ ...line, box: shifted(onDisplay(back, line.box), left, top) }));
}

/** The first zone of a sheet that lies the right way up; none is no proof that it has none. */
export async function readUprightBand({ raster, enlarged }: Drawing): Promise<FoundLine[]> {
  for (const band of bandsIn(raster).slice(0, MOST_BANDS)) {
    const { raster: part, boxes, left, top } = levelled(raster, band);
    const lines = await readUpright({ raster: part, enlarged }, boxes);
    if (lines.length > 0) return lines.map((line) => ({ ...line, box: shifted(line.box, left, top) }));
  }
  return [];
}

/** All zones of a picture, one after the other, in the direction in which the first of them is found. */
export async function readBands({ raster, enlarged }: Drawing): Promise<FoundLine[]> {
  for (const angle of [0, 90] as const) {
    const sheet = turned(raster, angle);
    const found: FoundLine[] = [];
    for (const band of bandsIn(sheet).slice(0, MOST_BANDS)) {
      found.push(...(await readBand({ raster: sheet, enlarged }, band)));
    }
    if (found.length === 0) continue;
    // Turned clockwise, so the sheet lies turned by the rest of the circle.
    const back = unturning(raster.width, raster.height, 270).frame;
    return found.map((line) => ({ ...line, box: angle === 0 ? line.box : onDisplay(back, line.box) }));
  }
  return [];
}
