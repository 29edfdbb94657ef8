import { onDisplay, unturning } from '../frame.ts';
import { around, type Box, heightOf } from '../geometry.ts';
import { cropped, turned } from '../raster/raster.ts';
import { type Band, bandsIn } from './bands.ts';
import { isWholeLine } from './decode-line.ts';
import { bestReading, type Drawing, readLine, sureness } from './read-line.ts';
import type { LineRecogniser } from './recogniser.ts';
import type { ZoneLetter } from './zone-line.ts';

export interface FoundLine {
  readonly letters: readonly ZoneLetter[];
  readonly box: Box;
}

/** Each line costs half a second: more stacks than a picture of four cards has are not tried. */
const MOST_BANDS = 4;
const SHORTEST = 26;
const LONGEST = 48;
const LEAST_SURE = 0.5;

/** Whether this reads like a line of a zone, and not like other print, or like one that stands on its head. */
function isPlausible(letters: readonly ZoneLetter[]): boolean {
  if (letters.length < SHORTEST || letters.length > LONGEST) return false;
  return sureness(letters) >= LEAST_SURE && letters.some((letter) => letter.letter === '<');
}

/** The lines of one zone are equally long: a doubtful one follows the others. */
function agreed(lines: readonly (readonly (readonly ZoneLetter[])[])[]): (readonly ZoneLetter[])[] {
  const lengths = lines.map((readings) => bestReading(readings).length).filter(isWholeLine);
  const often = (length: number): number => lengths.filter((other) => other === length).length;
  const common = lengths.toSorted((a, b) => often(b) - often(a))[0] ?? null;
  return lines.map((readings) => bestReading(readings, common));
}

async function readUpright(drawing: Drawing, boxes: readonly Box[], recognise: LineRecogniser): Promise<FoundLine[]> {
  const [first, ...rest] = boxes;
  if (!first) return [];
  const lines = [await readLine(drawing, first, recognise)];
  if (!isPlausible(bestReading(lines[0] ?? []))) return [];
  for (const box of rest) lines.push(await readLine(drawing, box, recognise));
  const letters = agreed(lines);
  return boxes.map((box, index) => ({ box, letters: letters[index] ?? [] }));
}

const shifted = (box: Box, x: number, y: number): Box => ({
  left: box.left + x,
  top: box.top + y,
  right: box.right + x,
  bottom: box.bottom + y,
});

/** Reads one stack, the right way up or on its head; none when it is no zone. */
async function readBand({ raster, enlarged }: Drawing, band: Band, recognise: LineRecogniser): Promise<FoundLine[]> {
  const whole = around(band);
  const room = heightOf(band[0] ?? whole) * 2;
  const [left, top] = [Math.max(0, Math.floor(whole.left - room)), Math.max(0, Math.floor(whole.top - room))];
  const part = cropped(raster, { left, top, right: whole.right + room, bottom: whole.bottom + room });
  const boxes = band.map((box) => shifted(box, -left, -top));
  const upright = await readUpright({ raster: part, enlarged }, boxes, recognise);
  if (upright.length > 0) return upright.map((line) => ({ ...line, box: shifted(line.box, left, top) }));
  const back = unturning(part.width, part.height, 180).frame;
  const headDown = { raster: turned(part, 180), enlarged };
  const turnedBoxes = boxes.map((box) => onDisplay(back, box)).reverse();
  const lines = await readUpright(headDown, turnedBoxes, recognise);
  return lines.map((line) => ({ ...line, box: shifted(onDisplay(back, line.box), left, top) }));
}

/** All zones of a picture, one after the other, in the direction in which the first of them is found. */
export async function readBands({ raster, enlarged }: Drawing, recognise: LineRecogniser): Promise<FoundLine[]> {
  for (const angle of [0, 90] as const) {
    const sheet = turned(raster, angle);
    const found: FoundLine[] = [];
    for (const band of bandsIn(sheet).slice(0, MOST_BANDS)) {
      found.push(...(await readBand({ raster: sheet, enlarged }, band, recognise)));
    }
    if (found.length === 0) continue;
    // Turned clockwise, so the sheet lies turned by the rest of the circle.
    const back = unturning(raster.width, raster.height, 270).frame;
    return found.map((line) => ({ ...line, box: angle === 0 ? line.box : onDisplay(back, line.box) }));
  }
  return [];
}
