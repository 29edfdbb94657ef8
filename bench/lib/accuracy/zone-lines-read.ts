import { issuerOf } from '@vesta/engine/documents/identity/mrz/issuers';
import { textAt, zoneLayouts } from '@vesta/engine/documents/identity/mrz/layouts';
import { signClasses } from '@vesta/engine/documents/identity/mrz/sign-classes';
import { withoutDigits } from '@vesta/engine/documents/identity/mrz/zone-names';
import { numberClassesOf } from '@vesta/engine/documents/identity/rules/number-formats';
import { ownWeights as ocr } from '@vesta/engine/evidence/ocr/own-weights';
import { readEvidence } from '@vesta/engine/evidence/read-evidence';
import { zoneReader } from '@vesta/engine/evidence/zone/read-zone';
import type { ZoneLine } from '@vesta/engine/evidence/zone/zone-line';
import type { IdentityPicture } from './identity-pictures.ts';

export interface ZoneLines {
  readonly all: number;
  /** Told to the last sign, whatever may stand in its places. */
  readonly bare: number;
  /** Told to the last sign by what may stand in each place. */
  readonly whole: number;
  /** Told but for a letter O where a nought stands, or the other way round: in OCR-B they differ by their waist alone. */
  readonly roundOnes: number;
}

export const noZoneLines: ZoneLines = { all: 0, bare: 0, whole: 0, roundOnes: 0 };

const alike = (line: string): string => line.replaceAll('O', '0');

/**
 * The likeliest sign that may stand in each place: days hold digits, names letters, and a German number neither vowels
 * nor an O. No check digit is asked.
 */
function asPlacesAllow(lines: readonly ZoneLine[]): string[] {
  return zoneLayouts.flatMap((layout) => {
    const own = lines.filter(({ letters }) => letters.length === layout.width);
    if (own.length !== layout.lines) return [];
    const texts = own.map(({ text }) => text);
    const issuer = issuerOf(withoutDigits(textAt(texts, layout.issuer)));
    const classes = signClasses(layout, numberClassesOf(issuer, withoutDigits(textAt(texts, layout.code))));
    return own.map(({ letters }, line) =>
      letters
        .map(({ letter, others }, place) => {
          const allowed = classes[line]?.[place] ?? letter;
          return [letter, ...others].find((sign) => allowed.includes(sign)) ?? letter;
        })
        .join(''),
    );
  });
}

/** How the weights told the lines of a picture's zone, as words of the card or as a zone, before any check digit is asked. */
export async function zoneLinesRead({ bytes, zone }: IdentityPicture): Promise<ZoneLines> {
  if (zone.length === 0) return noZoneLines;
  const evidence = await readEvidence(bytes, { ocr });
  const read = await zoneReader(bytes, evidence)(1, null);
  const seen = [...read, ...evidence.pages.flatMap(({ words }) => words)].map(({ text }) => text);
  const told = [...seen, ...asPlacesAllow(read)];
  const bare = zone.filter((line) => seen.includes(line));
  const whole = zone.filter((line) => told.includes(line));
  const nearly = zone.filter((line) => told.some((text) => alike(text) === alike(line)));
  return { all: zone.length, bare: bare.length, whole: whole.length, roundOnes: nearly.length - whole.length };
}
