import { ownWeights as ocr } from '@vesta/engine/evidence/ocr/own-weights';
import { readEvidence } from '@vesta/engine/evidence/read-evidence';
import { zoneReader } from '@vesta/engine/evidence/zone/read-zone';
import type { IdentityPicture } from './identity-pictures.ts';

export interface ZoneLines {
  readonly all: number;
  /** Told to the last sign. */
  readonly whole: number;
  /** Told but for a letter O where a nought stands, or the other way round: in OCR-B they differ by their waist alone. */
  readonly roundOnes: number;
}

export const noZoneLines: ZoneLines = { all: 0, whole: 0, roundOnes: 0 };

const alike = (line: string): string => line.replaceAll('O', '0');

/** How the weights told the lines of a picture's zone, as words of the card or as a zone, before any check digit is asked. */
export async function zoneLinesRead({ bytes, zone }: IdentityPicture): Promise<ZoneLines> {
  if (zone.length === 0) return noZoneLines;
  const evidence = await readEvidence(bytes, { ocr });
  const read = await zoneReader(bytes, evidence)(1, null, 'thorough');
  const told = [...read, ...evidence.pages.flatMap(({ words }) => words)].map(({ text }) => text);
  const whole = zone.filter((line) => told.includes(line));
  const nearly = zone.filter((line) => told.some((text) => alike(text) === alike(line)));
  return { all: zone.length, whole: whole.length, roundOnes: nearly.length - whole.length };
}
