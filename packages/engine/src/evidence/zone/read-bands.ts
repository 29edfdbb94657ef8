import { onDisplay, unturning } from '../frame.ts';
import { around, type Box, heightOf } from '../geometry.ts';
import { cropped, type Raster, turned } from '../raster/raster.ts';
import { type Band, bandsIn } from './bands.ts';
import { decodeLine } from './decode-line.ts';
import { linePixels } from './line-pixels.ts';
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
const LEAST_SURE = 0.55;
const SURE = 0.85;
const HOPELESS = 0.4;

/** Whether this reads like a line of a zone, and not like other print, or like one that stands on its head. */
function isPlausible(letters: readonly ZoneLetter[]): boolean {
  if (letters.length < SHORTEST || letters.length > LONGEST) return false;
  return sureness(letters) >= LEAST_SURE && letters.some((letter) => letter.letter === '<');
}

const sureness = (letters: readonly ZoneLetter[]): number =>
  letters.reduce((sum, letter) => sum + letter.confidence, 0) / Math.max(1, letters.length);

/** Reads a line, and once more drawn wider when it was not read well; the surer reading counts. */
async function readLine(raster: Raster, box: Box, recognise: LineRecogniser): Promise<readonly ZoneLetter[]> {
  let best: readonly ZoneLetter[] = [];
  for (const stretch of [1, 1.2]) {
    const { pixels, width } = await linePixels(raster, box, stretch);
    const letters = decodeLine(await recognise(pixels, width));
    if (sureness(letters) > sureness(best)) best = letters;
    if (sureness(best) > SURE || sureness(best) < HOPELESS) break;
  }
  return best;
}

/** Reads one stack, the right way up or on its head; null when it is no zone. */
async function readBand(raster: Raster, band: Band, recognise: LineRecogniser): Promise<FoundLine[] | null> {
  const frame = around(band);
  const room = heightOf(band[0] ?? frame) * 2;
  const cut = {
    left: frame.left - room,
    top: frame.top - room,
    right: frame.right + room,
    bottom: frame.bottom + room,
  };
  const [left, top] = [Math.max(0, Math.floor(cut.left)), Math.max(0, Math.floor(cut.top))];
  const part = cropped(raster, cut);
  const local = band.map((box) => shifted(box, -left, -top));
  for (const angle of [0, 180] as const) {
    const sheet = turned(part, angle);
    const back = unturning(part.width, part.height, angle).frame;
    const boxes = angle === 0 ? local : local.map((box) => onDisplay(back, box)).reverse();
    const [first, ...rest] = boxes;
    if (!first) return null;
    const letters = await readLine(sheet, first, recognise);
    if (!isPlausible(letters)) continue;
    const lines = [{ letters, box: first }];
    for (const box of rest) lines.push({ letters: [...(await readLine(sheet, box, recognise))], box });
    return lines.map((line) => ({
      ...line,
      box: shifted(angle === 0 ? line.box : onDisplay(back, line.box), left, top),
    }));
  }
  return null;
}

const shifted = (box: Box, x: number, y: number): Box => ({
  left: box.left + x,
  top: box.top + y,
  right: box.right + x,
  bottom: box.bottom + y,
});

/** All zones of a picture, one after the other, in the direction in which the first of them is found. */
export async function readBands(raster: Raster, recognise: LineRecogniser): Promise<FoundLine[]> {
  for (const angle of [0, 90] as const) {
    const sheet = turned(raster, angle);
    const found: FoundLine[] = [];
    for (const band of bandsIn(sheet).slice(0, MOST_BANDS))
      found.push(...((await readBand(sheet, band, recognise)) ?? []));
    if (found.length === 0) continue;
    // Turned clockwise, so the sheet lies turned by the rest of the circle.
    const back = unturning(raster.width, raster.height, angle === 0 ? 0 : 270).frame;
    return found.map((line) => ({ ...line, box: angle === 0 ? line.box : onDisplay(back, line.box) }));
  }
  return [];
}
