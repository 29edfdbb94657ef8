import type { Box } from '../geometry.ts';
import { isWholeLine } from './decode-line.ts';
import type { Drawing } from './drawing.ts';
import { bestReading, readLine, sureness } from './read-line.ts';
import type { LineRecogniser } from './recogniser.ts';
import { matchLine } from './shapes/match-line.ts';
import type { ZoneLetter } from './zone-line.ts';

type Letters = readonly ZoneLetter[];

/** A way to read the lines of a zone. */
export interface LineReader {
  /** What a line may say, in as many readings as it took. */
  readonly read: (drawing: Drawing, box: Box) => Promise<readonly Letters[]>;
  /** Whether this reads like a line of a zone, and not like other print, or like one that stands on its head. */
  readonly isPlausible: (letters: Letters) => boolean;
}

const SHORTEST = 26;
const LONGEST = 48;
const LEAST_SURE = 0.5;
/** Permits fill their first line to the end: without fillers a line must be as long as zones are, and beyond doubt. */
const SURE_WITHOUT_FILLERS = 0.85;
const hasFiller = (letters: Letters): boolean => letters.some(({ letter }) => letter === '<');
const isFull = (letters: Letters): boolean => isWholeLine(letters.length) && sureness(letters) >= SURE_WITHOUT_FILLERS;

/** Weights that know many fonts: slow, and good where letters are blurred or not quite of the standard's shape. */
export const recognisingReader = (recognise: LineRecogniser): LineReader => ({
  read: (drawing, box) => readLine(drawing, box, recognise),
  isPlausible: (letters) =>
    letters.length >= SHORTEST &&
    letters.length <= LONGEST &&
    sureness(letters) >= LEAST_SURE &&
    (hasFiller(letters) || isFull(letters)),
});

/** On their heads letters are like other letters, but not this much. */
const LEAST_LIKE = 0.6;

/** Compares letters with the shapes of the one font that zones are printed in: fast, where they are sharp. */
export const matchingReader: LineReader = {
  read: async ({ raster }, box) => {
    const line = matchLine(raster, box);
    return line && line.like >= LEAST_LIKE ? [line.letters] : [];
  },
  isPlausible: (letters) => letters.length >= SHORTEST && sureness(letters) >= LEAST_SURE,
};

/** The lines of one zone are equally long: a doubtful one follows the others. */
export function agreedLines(lines: readonly (readonly Letters[])[]): Letters[] {
  const lengths = lines.map((readings) => bestReading(readings).length).filter(isWholeLine);
  const often = (length: number): number => lengths.filter((other) => other === length).length;
  const common = lengths.toSorted((a, b) => often(b) - often(a))[0] ?? null;
  return lines.map((readings) => bestReading(readings, common));
}
