import { isWholeLine } from './decode-line.ts';
import { bestReading, sureness } from './read-line.ts';
import type { ZoneLetter } from './zone-line.ts';

type Letters = readonly ZoneLetter[];

const SHORTEST = 26;
const LONGEST = 48;
const LEAST_SURE = 0.5;
/** Permits fill their first line to the end: without fillers a line must be as long as zones are, and beyond doubt. */
const SURE_WITHOUT_FILLERS = 0.85;
const hasFiller = (letters: Letters): boolean => letters.some(({ letter }) => letter === '<');
const isFull = (letters: Letters): boolean => isWholeLine(letters.length) && sureness(letters) >= SURE_WITHOUT_FILLERS;

/** Whether this reads like a line of a zone, and not like other print, or like one that stands on its head. */
export const isPlausible = (letters: Letters): boolean =>
  letters.length >= SHORTEST &&
  letters.length <= LONGEST &&
  sureness(letters) >= LEAST_SURE &&
  (hasFiller(letters) || isFull(letters));

/** The lines of one zone are equally long: a doubtful one follows the others. */
export function agreedLines(lines: readonly (readonly Letters[])[]): Letters[] {
  const lengths = lines.map((readings) => bestReading(readings).length).filter(isWholeLine);
  const often = (length: number): number => lengths.filter((other) => other === length).length;
  const common = lengths.toSorted((a, b) => often(b) - often(a))[0] ?? null;
  return lines.map((readings) => bestReading(readings, common));
}
