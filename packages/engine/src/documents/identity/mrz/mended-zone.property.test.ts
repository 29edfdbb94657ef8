import { describe, expect, test } from 'vitest';
import { zoneConfirmation } from '../confirmations.ts';
import { rightZones } from '../fixtures/zones.ts';
import { zoneFields } from '../zone-fields.ts';
import { partOf, zoneLayouts } from './layouts.ts';
import { readZoneFrom } from './read-zone.ts';
import { votedZone } from './voted-zone.ts';
import { lettersOfText, type ZoneLetter } from './zone-letters.ts';

const box = { left: 0, top: 0, right: 300, bottom: 30 };

/** The zone with one digit of a day exchanged, read with this confidence. */
function changed(
  lines: readonly string[],
  line: number,
  place: number,
  digit: string,
  confidence: number,
): ZoneLetter[][] {
  return lines.map((text, index) =>
    lettersOfText(index === line ? text.slice(0, place) + digit + text.slice(place + 1) : text, confidence),
  );
}

const placedOf = (letters: ZoneLetter[][]) => {
  const reading = readZoneFrom(letters);
  return (
    reading && { ...reading, page: 1, box, lineBoxes: letters.map(() => box), lineConfidence: letters.map(() => 0.9) }
  );
};

const cases = rightZones.flatMap(([format, lines]) => {
  const layout = zoneLayouts.find((one) => one.format === format);
  const birth = layout && partOf(layout, 'birth')?.span;
  if (!birth) return [];
  return [birth.from, birth.from + 1, birth.to - 1].flatMap((place) =>
    [...'0123456789']
      .filter((digit) => digit !== lines[birth.line]?.charAt(place))
      .flatMap((digit) => [0.97, 0.7].map((sure) => [format, place, digit, sure, lines, birth.line] as const)),
  );
});

describe('IDD-03 a digit that is wrong as it stands', () => {
  test.each(cases)('%s: place %i is %s, read with %f: never said to come out', (_, place, digit, sure, lines, line) => {
    const zone = placedOf(changed(lines, line, place, digit, sure));
    const confirmation = zoneConfirmation({ zone, seen: { page: 1, box } })[0];
    // Another day may have the same digits by chance; as it was seen, nothing was put right then.
    const asSeen = zone?.zone.lines[line]?.charAt(place) === digit;
    if (!asSeen || (zone?.mended.size ?? 0) > 0) expect(confirmation?.outcome).toBe('inconclusive');
    const day = zone && !asSeen ? zoneFields(zone, '2026-11-15').birth_date : null;
    if (day) expect(day.confidence).toBeLessThan(0.85);
  });

  test('what one reader had to put right is right where another saw it so', () => {
    const [, lines = []] = rightZones[0] ?? [];
    const right = placedOf(lines.map((line) => lettersOfText(line, 0.97)));
    const best = right && { ...right, mended: new Set(['birth'] as const), cost: 0 };
    expect(
      votedZone(
        [best, right].filter((one) => one !== null),
        [],
      )?.mended.size,
    ).toBe(0);
    expect(
      votedZone(
        [best, best].filter((one) => one !== null),
        [],
      )?.mended.size,
    ).toBe(1);
  });
});
