import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import type { Ocr, OcrLanguage, OcrWord } from '../ocr/ocr.ts';
import { readEvidence } from '../read-evidence.ts';

// The bars say nothing to a second reader either.
vi.mock('../page-lines/read-doubtful.ts', () => ({ readDoubtful: async (_page: unknown, words: unknown) => words }));

/** Lines of bars, which a look at the ink takes for print. */
async function scanOf(pages: number): Promise<Uint8Array> {
  const bars = Array.from({ length: 12 }, (_, row) =>
    Array.from({ length: 30 }, (_, at) => `<rect x="${20 + at * 12}" y="${20 + row * 22}" width="7" height="11"/>`),
  ).flat();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="300">${bars.join('')}</svg>`;
  const png = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).png().toBuffer();
  const document = await PDFDocument.create();
  const image = await document.embedPng(png);
  for (let page = 0; page < pages; page += 1) {
    document.addPage([420, 300]).drawImage(image, { x: 0, y: 0, width: 420, height: 300 });
  }
  return document.save();
}

const german = 'Der Betrag wurde auf das Konto der Sparkasse und der Bank mit dem Datum von gestern'.split(' ');

/** Sees the same German words on everything, and remembers in which language it was asked to look. */
function germanPaper(): Ocr & { readonly asked: { language: OcrLanguage; layout: string }[] } {
  const asked: { language: OcrLanguage; layout: string }[] = [];
  const words = german.map((text, at): OcrWord => {
    const left = 10 + at * 60;
    return { text, box: { left, top: 20, right: left + 50, bottom: 34 }, baseline: 32, size: 14, confidence: 0.95 };
  });
  return {
    asked,
    name: 'fake',
    close: async () => undefined,
    readLines: async () => [],
    read: async (_raster, how) => {
      asked.push(how);
      return words;
    },
  };
}

/** A clock that runs on by so much whenever a page has been looked at. */
const slowed = (ocr: Ocr, ms: number): { ocr: Ocr; clock: () => number } => {
  let now = 0;
  const read: Ocr['read'] = async (raster, how) => {
    if (how.layout === 'page') now += ms;
    return ocr.read(raster, how);
  };
  return { ocr: { ...ocr, read }, clock: () => now };
};

describe('scans of several pages', { timeout: 60_000 }, () => {
  test('are read in their own language after a look at a strip of the first page', async () => {
    const ocr = germanPaper();
    const { pages, problem } = await readEvidence(await scanOf(3), { ocr, clock: () => 0, languages: ['ita', 'deu'] });
    expect({ problem, origins: pages.map(({ origin }) => origin) }).toEqual({
      problem: null,
      origins: ['ocr', 'ocr', 'ocr'],
    });
    expect(ocr.asked[0]).toMatchObject({ language: 'ita', layout: 'sparse' });
    const whole = ocr.asked.filter(({ layout }) => layout === 'page');
    expect(whole.map(({ language }) => language)).toEqual(['deu', 'deu', 'deu']);
  });

  test('end in time: the first and the last page come first, and the rest is said to be unread', async () => {
    const { ocr, clock } = slowed(germanPaper(), 8_000);
    const { pages, problem } = await readEvidence(await scanOf(5), { ocr, clock, languages: ['deu'] });
    expect(problem).toBe('too_many_pages');
    expect(pages.map(({ origin }) => origin)).toEqual(['ocr', 'none', 'none', 'none', 'ocr']);
    expect(clock()).toBeLessThan(30_000);
  });
});
