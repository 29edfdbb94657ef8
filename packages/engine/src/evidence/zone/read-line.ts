import { type Box, heightOf } from '../geometry.ts';
import { decodeLine, isWholeLine } from './decode-line.ts';
import type { Drawing } from './drawing.ts';
import { linePixels } from './line-pixels.ts';
import { recogniseLine } from './recogniser.ts';
import type { ZoneLetter } from './zone-line.ts';

/**
 * Weights that know many fonts see sharp letters best when they are drawn narrow, and blurred ones when they are drawn
 * wide. The likelier width comes first.
 */
const SHARP_FIRST = [0.5, 0.75, 1.1] as const;
const BLURRED_FIRST = [1.2, 0.9, 0.65] as const;
/** Letters of fewer pixels than this in the original are blurred. */
const SHARP_HEIGHT = 18;
/** A reading as sure as this, and of a length that zones have, is not tried again. */
const SURE = 0.87;
/** Two readings like this do not become a third, good one: it is other print, or upside down. */
const HOPELESS = 0.4;
const FEWEST_LETTERS = 20;

export const sureness = (letters: readonly ZoneLetter[]): number =>
  letters.reduce((sum, letter) => sum + letter.confidence, 0) / Math.max(1, letters.length);

const isSure = (letters: readonly ZoneLetter[]): boolean => letters.length > 0 && sureness(letters) > SURE;
const isHopeless = (letters: readonly ZoneLetter[]): boolean =>
  letters.length < FEWEST_LETTERS || sureness(letters) < HOPELESS;

/** Reads one line in as many widths as it takes; a part of a line may have any length. */
export async function readLine(
  { raster, enlarged }: Drawing,
  box: Box,
  isPart = false,
): Promise<readonly (readonly ZoneLetter[])[]> {
  const stretches = heightOf(box) / enlarged < SHARP_HEIGHT ? BLURRED_FIRST : SHARP_FIRST;
  const readings: (readonly ZoneLetter[])[] = [];
  for (const stretch of stretches) {
    const { pixels, width } = await linePixels(raster, box, stretch);
    const letters = decodeLine(await recogniseLine(pixels, width));
    readings.push(letters);
    if (
      (isSure(letters) && (isPart || isWholeLine(letters.length))) ||
      (readings.length > 1 && readings.every(isHopeless))
    )
      break;
  }
  return readings;
}

/** The surest of the readings, preferring this length, then any length that zones have. */
export function bestReading(
  readings: readonly (readonly ZoneLetter[])[],
  length: number | null = null,
): readonly ZoneLetter[] {
  const worth = (letters: readonly ZoneLetter[]): number =>
    sureness(letters) + (letters.length === length ? 1 : 0) + (isWholeLine(letters.length) ? 0.1 : 0);
  return readings.toSorted((a, b) => worth(b) - worth(a))[0] ?? [];
}
