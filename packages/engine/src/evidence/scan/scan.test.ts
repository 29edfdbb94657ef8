import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { onDisplay } from '../frame.ts';
import { limits } from '../limits.ts';
import { createWasmOcr } from '../ocr/wasm-tesseract.ts';
import type { Page } from '../page.ts';
import { withPdf } from '../pdf/open-pdf.ts';
import { pixelsOf } from '../pdf/recognise-scans.ts';
import { type Raster, turned } from '../raster/raster.ts';
import { readEvidence } from '../read-evidence.ts';
import { zoneReader } from '../zone/read-zone.ts';
import { inkOf } from './ink.ts';
import { slantsOf } from './slant.ts';

const paper = [
  'Estratto conto corrente del mese di marzo',
  'Saldo iniziale al primo marzo 1.250,00 euro',
  'Bonifico dello stipendio accreditato 1.830,45 euro',
  'Pagamento della fattura della luce elettrica 84,20 euro',
  'Saldo finale disponibile 2.996,25 euro',
];

const zone = ['IDITACA00000AA4<<<<<<<<<<<<<<<', '8001014F3001019ITA<<<<<<<<<<<8', 'ROSSI<<MARIA<<<<<<<<<<<<<<<<<<'];

/** Printed lines as pixels, drawn by the library's own fonts so that no machine needs any. */
async function drawn(lines: readonly string[], font: StandardFonts, size: number, room: number): Promise<Raster> {
  const document = await PDFDocument.create();
  const face = await document.embedFont(font);
  const page = document.addPage([420, 60 + lines.length * room]);
  for (const [row, line] of lines.entries()) {
    page.drawText(line, { x: 40, y: page.getHeight() - 40 - row * room, size, font: face });
  }
  const pixels = await withPdf(await document.save(), async (pdf) => pixelsOf(pdf, 0, limits)?.raster ?? null);
  if (!pixels || typeof pixels === 'string') throw new Error('not drawn');
  return pixels;
}

const encoded = ({ width, height, pixels }: Raster): Sharp => sharp(pixels, { raw: { width, height, channels: 1 } });

const ocr = createWasmOcr();
afterAll(() => ocr.close());

const linesOf = (page: Page | undefined): string => page?.words.map((word) => word.text).join(' ') ?? '';

describe('how lines lie on a sheet', { timeout: 60_000 }, () => {
  test('is measured to a fifth of a degree, upright and sideways', async () => {
    const sheet = await drawn([...paper, ...paper, ...paper], StandardFonts.Helvetica, 12, 20);
    for (const degrees of [-12, -3.4, 0, 7]) {
      const { data, info } = await encoded(sheet)
        .rotate(degrees, { background: '#ffffff' })
        .toColourspace('b-w')
        .raw()
        .toBuffer({ resolveWithObject: true });
      const askew = { width: info.width, height: info.height, pixels: data };
      const [upright] = slantsOf(inkOf(askew));
      expect(upright.isSideways).toBe(false);
      expect(Math.abs(upright.degrees - degrees)).toBeLessThan(0.2);
      const [sideways] = slantsOf(inkOf(turned(askew, 90)));
      expect(sideways.isSideways).toBe(true);
      expect(Math.abs(sideways.degrees - degrees)).toBeLessThan(0.2);
    }
  });
});

describe('papers without a text layer', { timeout: 120_000 }, () => {
  test('are read from their pixels, although they lie askew and on their head', async () => {
    const sheet = await drawn(paper, StandardFonts.Helvetica, 12, 22);
    const photo = await encoded(sheet).rotate(184, { background: '#ffffff' }).png().toBuffer();
    const { pages, problem } = await readEvidence(photo, { ocr, languages: ['ita'] });
    expect(problem).toBeNull();
    const [page] = pages;
    expect(page?.origin).toBe('ocr');
    expect(linesOf(page)).toContain('Bonifico dello stipendio accreditato 1.830,45');
    const top = page?.words.find((word) => word.text === 'Estratto');
    const meta = await sharp(photo).metadata();
    if (!top || !page) throw new Error('not read');
    // The first word of a paper on its head is seen at the lower right.
    const shown = onDisplay(page.frame, top.box);
    expect(shown.left).toBeGreaterThan(meta.width * 0.6);
    expect(shown.top).toBeGreaterThan(meta.height * 0.6);
  });

  test('inside of a PDF are measured in points', async () => {
    const sheet = await drawn(paper, StandardFonts.Helvetica, 12, 22);
    const document = await PDFDocument.create();
    const image = await document.embedPng(await encoded(sheet).png().toBuffer());
    document.addPage([420, 170]).drawImage(image, { x: 0, y: 0, width: 420, height: 170 });
    const { pages, pdf } = await readEvidence(await document.save(), { ocr, languages: ['ita'] });
    expect(pdf?.pages[0]).toMatchObject({ layer: 'scan', imageCover: 1 });
    const [page] = pages;
    expect(page).toMatchObject({ origin: 'ocr', width: 420, height: 170 });
    const word = page?.words.find((candidate) => candidate.text === 'Estratto');
    expect(word?.box.left).toBeGreaterThan(35);
    expect(word?.box.left).toBeLessThan(45);
    expect(word?.size).toBeGreaterThan(9);
    expect(word?.size).toBeLessThan(15);
  });

  test('stay unread once there is no time, and say so', async () => {
    const document = await PDFDocument.create();
    const white = await sharp({ create: { width: 50, height: 50, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    const image = await document.embedPng(white);
    document.addPage([420, 170]).drawImage(image, { x: 0, y: 0, width: 420, height: 170 });
    const evidence = await readEvidence(await document.save(), { ocr, hasTime: () => false });
    expect(evidence).toMatchObject({ problem: 'timeout', pages: [{ origin: 'none', words: [] }] });
  });

  test('give the lines of their machine-readable zone, also when the card lies on its side', async () => {
    const card = await drawn(zone, StandardFonts.Courier, 18, 36);
    for (const angle of [0, 270] as const) {
      const photo = await encoded(turned(card, angle)).png().toBuffer();
      const lines = await zoneReader(photo, await readEvidence(photo, { ocr: null }))(1, null);
      expect(lines).toHaveLength(3);
      const wrong = lines.flatMap((line, row) => [...line.text].filter((letter, at) => letter !== zone[row]?.[at]));
      expect(lines.map((line) => line.text.length)).toEqual([30, 30, 30]);
      expect(wrong.length).toBeLessThanOrEqual(4);
      const box = lines[0]?.box;
      if (!box) throw new Error('no box');
      const isWide = box.right - box.left > box.bottom - box.top;
      expect(isWide).toBe(angle === 0);
    }
  });
});
