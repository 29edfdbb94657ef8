import { describe, expect, test } from 'vitest';
import type { Raster } from '../raster/raster.ts';
import { printedZone } from '../zone/testing/printed.ts';
import type { ZoneLine } from '../zone/zone-line.ts';
import { recogniseSheet } from './recognise-sheet.ts';
import { without, zoneFirst } from './zone-first.ts';

const lines = ['IDITACA12345AA4<<<<<<<<<<<<<<<', '8001014F3001019ITA<<<<<<<<<<<8', 'ROSSI<<MARIA<<<<<<<<<<<<<<<<<<'];
const card = printedZone(lines);
const firstTwo = (found: readonly ZoneLine[]) => found.slice(0, 2).map(({ box }) => box);

const darkRows = ({ width, height, pixels }: Raster): number =>
  Array.from({ length: height }, (_, y) => pixels.subarray(y * width, (y + 1) * width)).filter((row) =>
    row.some((gray) => gray < 120),
  ).length;

describe('a zone that is looked for before the words', () => {
  test('is read by its shapes, and what is settled of it painted over', async () => {
    const zone = await zoneFirst({ raster: card, enlarged: 1 }, firstTwo);
    expect(zone.lines.map(({ text }) => text)).toEqual(lines);
    expect(zone.settled.map(({ text }) => text)).toEqual(lines.slice(0, 2));
    const [whole, rest] = [darkRows(card), darkRows(without(card, zone.settled))];
    expect(rest).toBeGreaterThan(whole * 0.25);
    expect(rest).toBeLessThan(whole * 0.45);
  });

  test('stands among the words of the page, although their reader was not shown it', async () => {
    const shown: number[] = [];
    const ocr = {
      name: 'none',
      read: async (raster: Raster) => {
        shown.push(darkRows(raster));
        return [];
      },
      readLines: async () => [],
      close: async () => undefined,
    };
    const options = { ocr, languages: ['ita'], unit: 0.5, find: async () => null } as const;
    const { words, zone } = await recogniseSheet(card, { ...options, settledLines: firstTwo });
    expect(words.map(({ text }) => text)).toEqual(lines.slice(0, 2));
    expect(zone).toHaveLength(3);
    expect(zone[0]?.box.left).toBeLessThan(card.width / 4);
    expect(shown).toHaveLength(1);
    expect(shown[0]).toBeLessThan(darkRows(card) * 0.45);
  });

  test('is left to the reader of words as long as nothing of it is settled', async () => {
    const zone = await zoneFirst({ raster: card, enlarged: 1 }, () => []);
    expect(zone.settled).toEqual([]);
    expect(without(card, zone.settled)).toBe(card);
  });
});
