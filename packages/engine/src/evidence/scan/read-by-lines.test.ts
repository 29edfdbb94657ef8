import { describe, expect, test } from 'vitest';
import type { Box } from '../geometry.ts';
import type { PrintReader } from '../lines/read-print.ts';
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

/** Sees these texts, one in each line; those in brackets with a letter that is in doubt. */
function seeing(texts: readonly string[]): PrintReader {
  let next = 0;
  return async (_, box) => {
    const text = texts[next] ?? '';
    next += 1;
    const weakest = text.startsWith('(') ? 0.7 : 0.99;
    const plain = text.replace(/[()]/g, '');
    if (plain === '') return [];
    return [{ text: plain, box, baseline: box.bottom, size: 20, confidence: 0.95, weakest, mayBeTwo: false }];
  };
}

describe('a card that is read line by line', () => {
  test('is read by a second reader where the first was in doubt, in the language that its labels tell', async () => {
    const ocr = answering(['KÖHLER']);
    const print = seeing(['PERSONALAUSWEIS', '(KOHLER)', 'Geburtstag', '23.03.1984']);
    const find = async () => ({ raster: blank, frame: null, lines: rows(4) });
    const read = await readByLines(blank, { ...asked, ocr, find, print });
    expect(read?.language).toBe('deu');
    expect(ocr.asked).toEqual(['deu']);
    expect(read?.words.map(({ text }) => text)).toEqual(['PERSONALAUSWEIS', 'Geburtstag', '23.03.1984', 'KÖHLER']);
    expect(read?.words.at(-1)?.confidence).toBeCloseTo(0.995);
  });

  test('is read by both readers where nothing says that it is a card', async () => {
    const ocr = answering(['Netto', 'gezahlt']);
    const find = async () => ({ raster: blank, frame: null, lines: rows(2) });
    const read = await readByLines(blank, { ...asked, ocr, find, print: seeing(['Netto', 'gezahlt']) });
    expect(ocr.asked).toHaveLength(2);
    expect(read?.words.map(({ witnessed }) => witnessed)).toEqual([true, true]);
  });

  test('has the words of the second reader where they stand on the sheet', async () => {
    const find = async () => ({ raster: blank, frame: null, lines: rows(2) });
    const print = seeing(['', '(ROSSI)']);
    const read = await readByLines(blank, { ...asked, ocr: answering(['', 'ROSSI']), find, print });
    const second = read?.words.find(({ text }) => text === 'ROSSI');
    // Drawn twice as large as it was cut out, with eight pixels around it.
    expect(second?.box).toEqual({ left: 20, top: 64, right: 46, bottom: 80 });
    expect(second?.baseline).toBe(80);
  });

  test('spends no time on what its zone has settled, and reads the rest of the zone in Italian', async () => {
    const lines = [{ left: 0, top: 0, right: card.width, bottom: card.height }, ...rows(0)];
    const ocr = answering(['ROSSI<<MARIA<<<<<<<<<<<<<<<<<<']);
    const find = async () => ({ raster: card, frame: null, lines });
    const read = await readByLines(card, { ...asked, ocr, find, print: seeing([]) });
    expect(read?.zone.settled).toHaveLength(2);
    expect(ocr.asked).toEqual(['ita']);
    expect(read?.words.map(({ text }) => text)).toEqual(['ROSSI<<MARIA<<<<<<<<<<<<<<<<<<']);
  });

  test('is looked at once more where the second reader saw nothing at all', async () => {
    const ocr = answering(['', 'CORFÙ']);
    const find = async () => ({ raster: blank, frame: null, lines: rows(3) });
    const read = await readByLines(blank, { ...asked, ocr, find, print: seeing(['COGNOME', '(CORFU)', 'NASCITA']) });
    expect(ocr.asked).toEqual(['ita', 'ita']);
    expect(read?.words.at(-1)).toMatchObject({ text: 'CORFÙ', witnessed: true });
  });

  test('has its low labels, which accents below them have cut, but no specks', async () => {
    const usual = rows(3);
    const low = { left: 20, top: 200, right: 60, bottom: 210 };
    const speck = { left: 20, top: 240, right: 40, bottom: 250 };
    const find = async () => ({ raster: blank, frame: null, lines: [...usual, low, speck] });
    const print = seeing(['COGNOME', 'ROSSI', 'NASCITA', 'Nome', 'speck']);
    const read = await readByLines(blank, { ...asked, ocr: answering([]), find, print });
    expect(read?.words.map(({ text }) => text)).toEqual(['COGNOME', 'ROSSI', 'NASCITA', 'Nome']);
  });

  test('is left to another reader where it has no lines, or as many as a page', async () => {
    const found = { raster: blank, frame: null, lines: rows(71) };
    expect(await readByLines(blank, { ...asked, ocr: answering([]), find: async () => null })).toBeNull();
    expect(await readByLines(blank, { ...asked, ocr: answering([]), find: async () => found })).toBeNull();
  });
});
