import { describe, expect, test } from 'vitest';
import type { Box } from '../geometry.ts';
import type { Ocr, OcrWord } from '../ocr/ocr.ts';
import type { Raster } from '../raster/raster.ts';
import { printedZone } from '../zone/testing/printed.ts';
import type { ZoneLine } from '../zone/zone-line.ts';
import { readByLines } from './read-by-lines.ts';

const card = printedZone([
  'IDITACA12345AA4<<<<<<<<<<<<<<<',
  '8001014F3001019ITA<<<<<<<<<<<8',
  'ROSSI<<MARIA<<<<<<<<<<<<<<<<<<',
]);
const blank = { width: 400, height: 300, pixels: new Uint8Array(400 * 300).fill(245) };

const rows = (count: number): Box[] =>
  Array.from({ length: count }, (_, row) => ({ left: 20, top: 20 + row * 40, right: 120, bottom: 44 + row * 40 }));

const asked = {
  unit: 1,
  settledLines: (found: readonly ZoneLine[]) => found.slice(0, 2).map(({ box }) => box),
} as const;

/** Sees these texts, one in each line. */
function seeing(texts: readonly string[]): Ocr {
  let next = 0;
  const ofCard = async (_: Raster, box: Box): Promise<OcrWord[]> => {
    const text = texts[next] ?? '';
    next += 1;
    return text === '' ? [] : [{ text, box, baseline: box.bottom, size: 20, confidence: 0.95 }];
  };
  return { ofCard, ofPage: async () => [] };
}

describe('a card that is read line by line', () => {
  test('is told line by line', async () => {
    const ocr = seeing(['PERSONALAUSWEIS', 'KÖHLER', 'Geburtstag', '23.03.1984']);
    const find = async () => ({ raster: blank, frame: null, lines: rows(4) });
    const read = await readByLines(blank, { ...asked, ocr, find });
    expect(read?.words.map(({ text }) => text)).toEqual(['PERSONALAUSWEIS', 'KÖHLER', 'Geburtstag', '23.03.1984']);
  });

  test('spends no time on what its zone has settled, and reads the rest of the zone', async () => {
    const lines = [{ left: 0, top: 0, right: card.width, bottom: card.height }, ...rows(0)];
    const ocr = seeing(['ROSSI<<MARIA<<<<<<<<<<<<<<<<<<', 'never asked']);
    const find = async () => ({ raster: card, frame: null, lines });
    const read = await readByLines(card, { ...asked, ocr, find });
    expect(read?.zone.settled).toHaveLength(2);
    expect(read?.words.map(({ text }) => text)).toEqual(['ROSSI<<MARIA<<<<<<<<<<<<<<<<<<']);
  });

  test('has its low labels, which accents below them have cut, but no specks', async () => {
    const usual = rows(3);
    const low = { left: 20, top: 200, right: 60, bottom: 210 };
    const speck = { left: 20, top: 240, right: 40, bottom: 250 };
    const find = async () => ({ raster: blank, frame: null, lines: [...usual, low, speck] });
    const ocr = seeing(['COGNOME', 'ROSSI', 'NASCITA', 'Nome', 'speck']);
    const read = await readByLines(blank, { ...asked, ocr, find });
    expect(read?.words.map(({ text }) => text)).toEqual(['COGNOME', 'ROSSI', 'NASCITA', 'Nome']);
  });

  test('is left to another reader where it has no lines, or as many as a page', async () => {
    const found = { raster: blank, frame: null, lines: rows(71) };
    expect(await readByLines(blank, { ...asked, ocr: seeing([]), find: async () => null })).toBeNull();
    expect(await readByLines(blank, { ...asked, ocr: seeing([]), find: async () => found })).toBeNull();
  });
});
