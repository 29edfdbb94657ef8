import { describe, expect, test } from 'vitest';
import type { Page } from '../../../evidence/page.ts';
import { withWordsOfNames } from './names-in-words.ts';
import { parseZone } from './parse-zone.ts';
import type { PlacedZone } from './placed-zone.ts';

const lineBoxes = [0, 30, 60].map((top) => ({ left: 0, top, right: 600, bottom: top + 20 }));
const box = { left: 0, top: 0, right: 600, bottom: 80 };

function reading(names: string): PlacedZone {
  const lines = ['I<UTOD231458907<<<<<<<<<<<<<<<', '7408122F1204159UTO<<<<<<<<<<<6', names.padEnd(30, '<')];
  const zone = parseZone(lines);
  if (!zone) throw new Error('no zone');
  const lineConfidence = [0.9, 0.9, 0.8];
  return { zone, cost: 1, uncertain: new Set(), mended: new Set(), start: 0, page: 1, box, lineBoxes, lineConfidence };
}

const pageSaying = (text: string): Page => ({
  number: 1,
  width: 700,
  height: 100,
  origin: 'ocr',
  words: [
    {
      text: text.padEnd(30, '<'),
      box: { left: 0, top: 60, right: 600, bottom: 80 },
      baseline: 80,
      size: 20,
      font: -1,
      confidence: 0.8,
      angle: 0,
    },
  ],
  fonts: [],
  images: [],
});

const disputed = [reading('LINDQVIST<<S<REN'), reading('LINDQVIST<<SOREN')];

describe('IDD-03 names of a zone that two looks saw differently', () => {
  test('are sure where the words of their line say what one of them says', () => {
    const zone = withWordsOfNames(disputed, pageSaying('LINDQVIST<<S0REN'));
    expect(zone?.zone).toMatchObject({ surname: 'LINDQVIST', givenNames: 'SOREN' });
    expect(zone?.lineConfidence[2]).toBe(0.9);
  });

  test('stay in doubt where the words say a third thing', () => {
    expect(withWordsOfNames(disputed, pageSaying('LINDQVIST<<SQREN'))?.lineConfidence[2]).toBeLessThan(0.7);
  });
});
