import { describe, expect, test } from 'vitest';
import type { Box } from '../geometry.ts';
import type { Ocr, OcrLanguage, OcrWord } from '../ocr/ocr.ts';
import { printedZone } from '../zone/testing/printed.ts';
import type { ZoneLine } from '../zone/zone-line.ts';
import { readByLines } from './read-by-lines.ts';

const card = printedZone([
  'IDITACA12345AA4<<<<<<<<<<<<<<<',
  '8001014F3001019ITA<<<<<<<<<<<8',
  'ROSSI<<MARIA<<<<<<<<<<<<<<<<<<',
]);
const blank = { width: 400, height: 300, pixels: new Uint8Array(400 * 300).fill(245) };

/** Answers line after line with these texts, and remembers the languages it was asked in. */
function answering(texts: readonly string[]): Ocr & { asked: OcrLanguage[] } {
  const asked: OcrLanguage[] = [];
  return {
    asked,
    name: 'fake',
    close: async () => undefined,
    read: async () => [],
    readLines: async (lines, language) =>
      lines.map((): OcrWord[] => {
        const text = texts[asked.length] ?? '';
        asked.push(language);
        const box = { left: 8, top: 16, right: 60, bottom: 48 };
        return text === '' ? [] : [{ text, box, baseline: 48, size: 40, confidence: 0.9 }];
      }),
  };
}

const rows = (count: number): Box[] =>
  Array.from({ length: count }, (_, row) => ({ left: 20, top: 20 + row * 40, right: 120, bottom: 44 + row * 40 }));

const asked = {
  languages: ['ita', 'deu'],
  unit: 1,
  settledLines: (found: readonly ZoneLine[]) => found.slice(0, 2).map(({ box }) => box),
} as const;

describe('a card that is read line by line', () => {
  test('goes on in its own language, and its names are read again in it', async () => {
    const ocr = answering(['PERSONALAUSWEIS', 'KOHLER', 'Geburtstag', '23.03.1984', 'KÖHLER']);
    const find = async () => ({ raster: blank, frame: null, lines: rows(4) });
    const read = await readByLines(blank, { ...asked, ocr, find });
    expect(read?.language).toBe('deu');
    expect(ocr.asked).toEqual(['ita', 'ita', 'ita', 'deu', 'deu']);
    expect(read?.words.map(({ text }) => text)).toEqual(['PERSONALAUSWEIS', 'KÖHLER', 'Geburtstag', '23.03.1984']);
  });

  test('has its words where they stand on the sheet', async () => {
    const find = async () => ({ raster: blank, frame: null, lines: rows(3) });
    const read = await readByLines(blank, { ...asked, ocr: answering(['a', 'b', 'c']), find });
    const [, second] = read?.words ?? [];
    // Drawn twice as large as it was cut out, with eight pixels around it.
    expect(second?.box).toEqual({ left: 20, top: 64, right: 46, bottom: 80 });
    expect(second?.baseline).toBe(80);
  });

  test('spends no time on what its zone has settled, and reads the rest of the zone in Italian', async () => {
    const lines = [{ left: 0, top: 0, right: card.width, bottom: card.height }, ...rows(0)];
    const ocr = answering(['ROSSI<<MARIA<<<<<<<<<<<<<<<<<<']);
    const read = await readByLines(card, { ...asked, ocr, find: async () => ({ raster: card, frame: null, lines }) });
    expect(read?.zone.settled).toHaveLength(2);
    expect(ocr.asked).toEqual(['ita']);
    expect(read?.words.map(({ text }) => text)).toEqual(['ROSSI<<MARIA<<<<<<<<<<<<<<<<<<']);
  });

  test('is left to another reader where it has no lines, or as many as a page', async () => {
    const found = { raster: blank, frame: null, lines: rows(71) };
    expect(await readByLines(blank, { ...asked, ocr: answering([]), find: async () => null })).toBeNull();
    expect(await readByLines(blank, { ...asked, ocr: answering([]), find: async () => found })).toBeNull();
  });
});
