import { describe, expect, test } from 'vitest';
import { rightZones } from '../fixtures/zones.ts';
import { zoneLayouts } from './layouts.ts';
import { parseZone } from './parse-zone.ts';

/** Every sign that a check digit watches, in every specimen, exchanged for the next one of its kind. */
const next = (sign: string): string => {
  if (/\d/.test(sign)) return String((Number(sign) + 1) % 10);
  // To the digits an A is worth as much as a filler.
  return sign === '<' ? 'B' : String.fromCharCode(sign === 'Z' ? 65 : sign.charCodeAt(0) + 1);
};

const cases = rightZones.flatMap(([format, lines]) => {
  const layout = zoneLayouts.find((one) => one.format === format);
  const spans = layout?.parts.filter(({ digit }) => digit).map(({ span }) => span) ?? [];
  const places = spans.flatMap(({ line, from, to }) =>
    Array.from({ length: to - from }, (_, at) => [line, from + at] as const),
  );
  return places.map(([line, place]) => [format, lines[line]?.charAt(place) ?? '', line, place, lines] as const);
});

describe('IDD-03 one wrong sign in a zone', () => {
  test.each(cases)('%s: %s in line %i, place %i is told', (_, sign, line, place, lines) => {
    const wrong = lines.map((text, at) =>
      at === line ? text.slice(0, place) + next(sign) + text.slice(place + 1) : text,
    );
    const checks = parseZone(wrong)?.checks ?? null;
    // What no longer looks like a zone at all is none to be believed.
    if (checks) expect(Object.values(checks)).toContain(false);
  });
});
