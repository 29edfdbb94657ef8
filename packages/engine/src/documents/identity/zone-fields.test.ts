import { describe, expect, test } from 'vitest';
import { parseZone } from './mrz/parse-zone.ts';
import type { PlacedZone } from './mrz/placed-zone.ts';
import { zoneFields } from './zone-fields.ts';

const nowhere = { left: 0, top: 0, right: 1, bottom: 1 };

function seen(issuer: string, nationality: string, sure: number, names = 'ERIKSSON<<ANNA<MARIA'): PlacedZone {
  const lines = [`I<${issuer}D231458907<<<<<<<<<<<<<<<`, `7408122F1204159${nationality}<<<<<<<<<<<6`];
  const zone = parseZone([...lines, names.padEnd(30, '<')]);
  if (!zone) throw new Error('no zone');
  const places = { page: 1, box: nowhere, lineBoxes: [nowhere, nowhere, nowhere] };
  return {
    zone,
    cost: 0,
    uncertain: new Set(),
    mended: new Set(),
    start: 0,
    ...places,
    lineConfidence: [sure, sure, sure],
  };
}
const statesIn = (zone: PlacedZone) => {
  const { issuer, nationality } = zoneFields(zone, '2026-11-15');
  return [issuer?.value ?? null, nationality?.value ?? null];
};

describe('the states that a zone names', () => {
  test('are believed as they stand', () => {
    expect(statesIn(seen('ESP', 'MAR', 0.6))).toEqual(['ESP', 'MAR']);
    expect(statesIn(seen('D<<', 'D<<', 0.6))).toEqual(['DEU', 'DEU']);
  });

  test('are not guessed from letters that name none, unless the line was clear', () => {
    expect(statesIn(seen('LSP', 'ISP', 0.6))[1]).toBeNull();
    expect(statesIn(seen('ESP', '1TA', 0.6))[1]).toBeNull();
    expect(statesIn(seen('ESP', '1TA', 0.95))[1]).toBe('ITA');
  });

  test('bear each other out where both may mean the same', () => {
    expect(statesIn(seen('ITA', '1TA', 0.6))).toEqual(['ITA', 'ITA']);
  });

  test('leave the whole zone no surer than its least sure line', () => {
    expect(zoneFields(seen('ESP', 'MAR', 0.6), '2026-11-15').mrz_lines?.confidence).toBe(0.6);
  });
});

test.each([
  ['ZANON<<LUCA', 0.9, 'ZANON'],
  ['DE<LUCA<<ANNA', 0.9, 'DE LUCA'],
  ['ZAN<N<<LUCA', 0.9, null],
  ['ZAN<N<<LUCA', 1, 'ZAN N'],
  ['ROSSI<<LUCA<M', 0.9, 'ROSSI'],
])('the surname in %s, read with %d, is %s', (names, sure, surname) => {
  expect(zoneFields(seen('ITA', 'ITA', sure, names), '2026-11-15').surname?.value ?? null).toBe(surname);
});
