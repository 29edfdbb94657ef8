import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Box } from '../geometry.ts';
import type { Ocr, OcrWord } from '../ocr/ocr.ts';
import type { Raster } from '../raster/raster.ts';
import { PAGE } from '../work/costs.ts';
import { createWork } from '../work/work.ts';

const at = (left: number, right: number, top = 20): Box => ({ left, top, right, bottom: top + 30 });
const lines = [at(20, 120), at(200, 500), at(200, 500, 120)];

/** Print stands in three places of each page. */
vi.doMock('../page-lines/find-page.ts', () => ({
  findPage: async (raster: Raster) => ({ sheet: { raster, frame: null }, boxes: lines }),
}));
// Others may have loaded it already, and others come after.
vi.resetModules();
const { readEvidence } = await import('../read-evidence.ts');
afterAll(() => {
  vi.doUnmock('../page-lines/find-page.ts');
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

/** Sees a day at the left and a word elsewhere. */
const reader = (delayMs = 0): Ocr => ({
  ofPage: async (_, { left, right, top, bottom }): Promise<OcrWord[]> => {
    await new Promise((done) => setTimeout(done, delayMs));
    const box = { left: left + 6, top: top + 6, right: right - 6, bottom: bottom - 8 };
    const text = left < 100 ? '09.10.2026' : 'Dauerauftrag';
    return [{ text, box, baseline: box.bottom, size: 22, confidence: 0.99 }];
  },
  ofCard: async () => [],
});

describe('scans of several pages', { timeout: 60_000 }, () => {
  test('BANK-02 are read line by line, and no word is held for as good as printed', async () => {
    const { pages, problem } = await readEvidence(await scanOf(3), { ocr: reader() });
    expect(problem).toBeNull();
    expect(pages.map(({ words }) => words.map(({ text }) => text))).toEqual(
      Array.from({ length: 3 }, () => ['09.10.2026', 'Dauerauftrag', 'Dauerauftrag']),
    );
    expect(Math.max(...pages.flatMap(({ words }) => words.map(({ confidence }) => confidence)))).toBeLessThan(0.98);
  });

  test('the first and the last page come first, and what nothing is left for is said to be unread', async () => {
    const work = createWork(2 * PAGE + 1_000);
    const { pages, problem } = await readEvidence(await scanOf(5), { ocr: reader(), work });
    expect(problem).toBe('too_many_pages');
    expect(pages.map(({ origin }) => origin)).toEqual(['ocr', 'none', 'none', 'none', 'ocr']);
    expect(pages.map(({ unread }) => unread)).toEqual([undefined, 'all', 'all', 'all', undefined]);
    expect(work.done().steps.map(({ pass, page, changed }) => [pass, page, changed])).toEqual([
      ['page', 1, 3],
      ['page', 2, null],
      ['page', 3, null],
      ['page', 4, null],
      ['page', 5, 3],
    ]);
  });

  test('are read alike however long each page takes: only what there is to read counts', async () => {
    const file = await scanOf(4);
    const read = async (delayMs: number) => {
      const work = createWork(3 * PAGE + 700);
      const { pages } = await readEvidence(file, { ocr: reader(delayMs), work });
      return { pages: pages.map(({ words, unread }) => [words.map(({ text }) => text), unread]), work: work.done() };
    };
    expect(await read(20)).toEqual(await read(0));
  });
});
