import { describe, expect, test } from 'vitest';
import type { Ocr, OcrWord } from '../ocr/ocr.ts';
import type { Raster } from '../raster/raster.ts';
import { cardLanguageOf } from './card-language.ts';
import { readNamesAgain } from './read-names-again.ts';

const card: Raster = { width: 600, height: 400, pixels: new Uint8Array(600 * 400).fill(235) };

const word = (text: string, row: number, confidence = 0.6): OcrWord => ({
  text,
  box: { left: 50, top: row * 40, right: 50 + text.length * 14, bottom: row * 40 + 20 },
  baseline: row * 40 + 18,
  size: 20,
  confidence,
});

/** Answers with these words, from the top of whatever it is given, one row after the other. */
function answering(...rows: readonly (readonly [string, number])[]): Ocr & { calls: Raster[] } {
  const calls: Raster[] = [];
  return {
    calls,
    name: 'fake',
    close: async () => undefined,
    readLines: async () => [],
    read: async (raster) => {
      calls.push(raster);
      const step = raster.height / Math.max(1, rows.length);
      return rows.map(([text, confidence], row): OcrWord => {
        const box = { left: 20, top: (row + 0.35) * step, right: 90, bottom: (row + 0.65) * step };
        return { ...word(text, 0, confidence), box };
      });
    },
  };
}

const cutWord = (text: string, top: number): OcrWord => ({
  ...word(text, 0, 0.92),
  box: { left: 20, top, right: 90, bottom: top + 14 },
});

const form = ['PERSONALAUSWEIS', 'Geburtstag', 'Vornamen'].map((text, row) => word(text, row, 0.95));

describe('names on a card of another language', () => {
  test('get their umlauts back, and only names are read again', async () => {
    const ocr = answering(['LÜTJENS', 0.92]);
    const words = [...form, word('LUTJENS', 4), word('19.09.1969', 5, 0.96)];
    const read = await readNamesAgain(words, card, ocr, 'deu');
    expect(read.map(({ text }) => text)).toEqual([...form.map(({ text }) => text), 'LÜTJENS', '19.09.1969']);
    expect(read[3]?.confidence).toBeGreaterThan(0.92);
    expect(ocr.calls[0]?.height).toBeLessThan(80);
  });

  test('stay as they were where the second reading is another word and not sure', async () => {
    const read = await readNamesAgain([word('LUTJENS', 4)], card, answering(['BRTJEMS', 0.5]), 'deu');
    expect(read[0]).toMatchObject({ text: 'LUTJENS', confidence: 0.6 });
  });

  test('are told from the line above that came into the cut with them', async () => {
    const both = { ...answering(), read: async () => [cutWord('VORNAMEN', 14), cutWord('KÖHLER', 30)] };
    const [read] = await readNamesAgain([word('KOOHLER', 4, 0.3)], card, both, 'deu');
    expect(read).toMatchObject({ text: 'KÖHLER', confidence: 0.92 });
  });

  test('are left alone where no letter can have lost an accent', async () => {
    const ocr = answering(['X', 0.9]);
    expect((await readNamesAgain([word('LEIPZIG', 4)], card, ocr, 'deu'))[0]?.text).toBe('LEIPZIG');
    expect(ocr.calls).toHaveLength(0);
  });
});

describe('the language of a card', () => {
  test('is told by the words of its form, whatever became of their accents', () => {
    expect(cardLanguageOf([word('Gultig', 0), word('GEBURTSORT', 1)], ['ita', 'deu'])).toBe('deu');
    expect(cardLanguageOf([word('COGNOME', 0), word('SCADENZA', 1)], ['ita', 'deu'])).toBe('ita');
  });

  test('is open where nothing tells', () => {
    expect(cardLanguageOf([word('MARIO', 0), word('ROSSI', 1)], ['ita', 'deu'])).toBeNull();
  });
});
