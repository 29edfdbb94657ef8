import { describe, expect, test } from 'vitest';
import { printedZone } from '../zone/testing/printed.ts';
import type { ZoneLine } from '../zone/zone-line.ts';
import { recogniseSheet } from './recognise-sheet.ts';
import { zoneFirst } from './zone-first.ts';

const lines = ['IDITACA12345AA4<<<<<<<<<<<<<<<', '8001014F3001019ITA<<<<<<<<<<<8', 'ROSSI<<MARIA<<<<<<<<<<<<<<<<<<'];
const card = printedZone(lines);
const firstTwo = (found: readonly ZoneLine[]) => found.slice(0, 2).map(({ box }) => box);

describe('a zone that is looked for before the words', () => {
  test('is read letter by letter', async () => {
    const zone = await zoneFirst({ raster: card, enlarged: 1 }, firstTwo);
    expect(zone.lines.map(({ text }) => text)).toEqual(lines);
    expect(zone.settled.map(({ text }) => text)).toEqual(lines.slice(0, 2));
  });

  test('stands among the words of the page, although its settled lines were not read again', async () => {
    let asked = 0;
    const ofCard = async () => {
      asked += 1;
      return [];
    };
    const found = { raster: card, frame: null, lines: [{ left: 0, top: 0, right: card.width, bottom: card.height }] };
    const options = {
      ocr: { ofCard, ofPage: ofCard },
      unit: 0.5,
      find: async () => found,
    } as const;
    const { words, zone } = await recogniseSheet(card, { ...options, settledLines: firstTwo });
    expect(words.map(({ text }) => text)).toEqual(lines.slice(0, 2));
    expect(zone).toHaveLength(3);
    expect(zone[0]?.box.left).toBeLessThan(card.width / 4);
    expect(asked).toBe(1);
  });

  test('is read as words as long as nothing of it is settled', async () => {
    expect((await zoneFirst({ raster: card, enlarged: 1 }, () => [])).settled).toEqual([]);
  });
});
