import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Box } from '../geometry.ts';
import type { Ocr, OcrLanguage, OcrWord } from '../ocr/ocr.ts';
import type { LookedAtPage } from '../page-lines/look-at-page.ts';
import type { Raster } from '../raster/raster.ts';
import { LOOK } from '../work/costs.ts';
import { createWork } from '../work/work.ts';

const at = (left: number, right: number): Box => ({ left, top: 20, right, bottom: 50 });
const word = (text: string, { left, right }: Box): OcrWord => ({
  text,
  box: { left: left + 6, top: 26, right: right - 6, bottom: 42 },
  baseline: 42,
  size: 22,
  confidence: 0.97,
});

/** The weights see one day on each page, a long line beside it and one below, and that it is German. */
vi.doMock('../page-lines/look-at-page.ts', () => ({
  lookAtPage: async (raster: Raster): Promise<LookedAtPage> => {
    const day = at(20, 120);
    return {
      sheet: { raster, frame: null },
      cells: [{ box: day, print: [word('09.10.2026', day)] }],
      long: [at(200, 500), { left: 200, top: 120, right: 500, bottom: 150 }],
      isWhole: true,
      language: 'deu',
    };
  },
  pageWeights: { read: async () => [] },
}));
// Others may have loaded it already, and others come after.
vi.resetModules();
const { readEvidence } = await import('../read-evidence.ts');
afterAll(() => {
  vi.doUnmock('../page-lines/look-at-page.ts');
  vi.resetModules();
});

async function scanOf(pages: number): Promise<Uint8Array> {
  // Print wherever a word may stand.
  const stripes = Uint8Array.from({ length: 420 * 300 }, (_, place) => (place % 3 === 0 ? 30 : 245));
  const document = await PDFDocument.create();
  const print = sharp(stripes, { raw: { width: 420, height: 300, channels: 1 } });
  const image = await document.embedPng(await print.png().toBuffer());
  for (let page = 0; page < pages; page += 1) {
    document.addPage([420, 300]).drawImage(image, { x: 0, y: 0, width: 420, height: 300 });
  }
  return document.save();
}

/** Sees the same words in every line, and remembers in which language it was asked to look. */
function readerOfWords(): Ocr & { readonly asked: OcrLanguage[] } {
  const asked: OcrLanguage[] = [];
  return {
    asked,
    name: 'fake',
    close: async () => undefined,
    read: async () => [],
    readLines: async (lines, language) => {
      asked.push(language);
      return lines.map(() => [word('Dauerauftrag', at(10, 150))]);
    },
  };
}

describe('scans of several pages', { timeout: 60_000 }, () => {
  test('are read in the language that the look at them tells', async () => {
    const ocr = readerOfWords();
    const { pages, problem } = await readEvidence(await scanOf(3), { ocr, languages: ['ita', 'deu'] });
    expect(problem).toBeNull();
    expect(ocr.asked).toEqual(['deu', 'deu', 'deu']);
    expect(pages.map(({ words }) => words.map(({ text }) => text))).toEqual(
      Array.from({ length: 3 }, () => ['09.10.2026', 'Dauerauftrag', 'Dauerauftrag']),
    );
  });

  test('the first and the last page come first, and what nothing is left for is said to be unread', async () => {
    const work = createWork(2 * LOOK + 1_000);
    const { pages, problem } = await readEvidence(await scanOf(5), { ocr: readerOfWords(), work });
    expect(problem).toBe('too_many_pages');
    expect(pages.map(({ origin }) => origin)).toEqual(['ocr', 'none', 'none', 'none', 'ocr']);
    expect(pages.map(({ unread }) => unread)).toEqual([undefined, 'all', 'all', 'all', undefined]);
  });

  test('BANK-02 have their days, amounts and lines that name balances where nothing was left for the words, and say so', async () => {
    const work = createWork(2 * LOOK + 300);
    const { pages, problem } = await readEvidence(await scanOf(2), { ocr: readerOfWords(), work });
    expect(problem).toBe('too_many_pages');
    expect(pages.map(({ words }) => words.map(({ text }) => text))).toEqual([
      ['09.10.2026', 'Dauerauftrag', 'Dauerauftrag'],
      ['09.10.2026', 'Dauerauftrag'],
    ]);
    expect(pages.map(({ unread }) => unread)).toEqual([undefined, 'words']);
    expect(work.done().steps.map(({ pass, page, done }) => [pass, page, done])).toEqual([
      ['look', 1, true],
      ['look', 2, true],
      ['words', 1, true],
      ['words', 2, false],
      ['balances', 2, true],
    ]);
  });

  test('are read alike however long each page takes: only what there is to read counts', async () => {
    const file = await scanOf(4);
    const read = async (delayMs: number) => {
      const quick = readerOfWords();
      const ocr: Ocr = {
        ...quick,
        readLines: async (...asked) => {
          await new Promise((done) => setTimeout(done, delayMs));
          return quick.readLines(...asked);
        },
      };
      const work = createWork(4 * LOOK + 700);
      const { pages } = await readEvidence(file, { ocr, work });
      return { pages: pages.map(({ words, unread }) => [words.map(({ text }) => text), unread]), work: work.done() };
    };
    expect(await read(40)).toEqual(await read(0));
  });
});
