import { around, type Box } from '../../../evidence/geometry.ts';
import type { ZoneRow } from './find-zone.ts';
import type { ZoneReading } from './read-zone.ts';

/** A zone with all check digits right, and where it stands. */
export interface PlacedZone extends ZoneReading {
  readonly page: number;
  readonly box: Box;
  /** Boxes of its lines from the top. */
  readonly lineBoxes: readonly Box[];
  /** What the reader thought of the signs, line by line. */
  readonly lineConfidence: readonly number[];
}

/** A name is only as sure as its least legible letter, but the lines around it help. */
const POOR_LETTER = 0.5;
const WITH_POOR_LETTER = 0.6;

/** How sure a line is, on average; less where one of its letters was hardly seen. */
function confidenceOf(letters: ZoneRow['letters']): number {
  const text = letters.map(({ letter }) => letter).join('');
  // What follows a second pair of fillers is a speck, not a letter.
  const end = /^<*[^<]+(?:<[^<]+)*(?:<<[^<]+(?:<[^<]+)*)?/.exec(text)?.[0].length ?? text.length;
  const own = letters.slice(0, end).flatMap(({ letter, confidence }) => (letter === '<' ? [] : [confidence]));
  const average = mean(own);
  return Math.min(...own) < POOR_LETTER ? Math.min(average, WITH_POOR_LETTER) : average;
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

export function placed(rows: readonly ZoneRow[], reading: ZoneReading): PlacedZone | null {
  const own = rows.slice(reading.start, reading.start + reading.zone.lines.length);
  const first = own[0];
  if (!first) return null;
  return {
    ...reading,
    page: first.page,
    box: around(own.map(({ box }) => box)),
    lineBoxes: own.map(({ box }) => box),
    lineConfidence: own.map(({ letters }) => confidenceOf(letters)),
  };
}
