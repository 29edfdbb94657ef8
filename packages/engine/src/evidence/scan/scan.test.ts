import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { onDisplay } from '../frame.ts';
import { limits } from '../limits.ts';
import { ownWeights as ocr } from '../ocr/own-weights.ts';
import type { Page } from '../page.ts';
import { withPdf } from '../pdf/open-pdf.ts';
import { pixelsOf } from '../pdf/recognise-scans.ts';
import { type Raster, shrunk, turned } from '../raster/raster.ts';
import { readEvidence } from '../read-evidence.ts';
import { createWork } from '../work/work.ts';
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

/** Printed lines as pixels, drawn by the library's own fonts so that no machine needs any. */
async function drawn(lines: readonly string[], font: StandardFonts, size: number, room: number): Promise<Raster> {
  const document = await PDFDocument.create();
  const face = await document.embedFont(font);
  const page = document.addPage([420, 60 + lines.length * room]);
  for (const [row, line] of lines.entries()) {
    page.drawText(line, { x: 40, y: page.getHeight() - 40 - row * room, size, font: face });
  }
  const pixels = await withPdf(await document.save(), async (pdf) => (await pixelsOf(pdf, 0, limits))?.raster ?? null);
  if (!pixels || typeof pixels === 'string') throw new Error('not drawn');
  return pixels;
}

const encoded = ({ width, height, pixels }: Raster): Sharp => sharp(pixels, { raw: { width, height, channels: 1 } });

const linesOf = (page: Page | undefined): string => page?.words.map((word) => word.text).join(' ') ?? '';

describe('how lines lie on a sheet', { timeout: 60_000 }, () => {
  test('is measured to a fifth of a degree, upright and sideways', async () => {
    const sheet = shrunk(await drawn([...paper, ...paper, ...paper], StandardFonts.Helvetica, 12, 20), 2);
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
    const sheet = await drawn(paper.slice(1, 3), StandardFonts.Helvetica, 12, 22);
    const photo = await encoded(sheet).rotate(184, { background: '#ffffff' }).png().toBuffer();
    const { pages, problem } = await readEvidence(photo, { ocr });
    expect(problem).toBeNull();
    const [page] = pages;
    expect(page?.origin).toBe('ocr');
    expect(linesOf(page)).toContain('Bonifico dello stipendio accreditato 1.830,45');
    const top = page?.words.find((word) => word.text === 'Saldo');
    const meta = await sharp(photo).metadata();
    if (!top || !page) throw new Error('not read');
    // The first word of a paper on its head is seen at the lower right.
    const shown = onDisplay(page.frame, top.box);
    expect(shown.left).toBeGreaterThan(meta.width * 0.6);
    expect(shown.top).toBeGreaterThan(meta.height * 0.6);
  });

  test('inside of a PDF are measured in points', async () => {
    const sheet = await drawn(paper.slice(0, 2), StandardFonts.Helvetica, 12, 22);
    const document = await PDFDocument.create();
    const image = await document.embedPng(await encoded(sheet).png().toBuffer());
    document.addPage([420, 104]).drawImage(image, { x: 0, y: 0, width: 420, height: 104 });
    const { pages, pdf } = await readEvidence(await document.save(), { ocr });
    expect(pdf?.pages[0]).toMatchObject({ layer: 'scan', imageCover: 1 });
    const [page] = pages;
    expect(page).toMatchObject({ origin: 'ocr', width: 420, height: 104 });
    const word = page?.words.find((candidate) => candidate.text === 'Estratto');
    expect(word?.box.left).toBeGreaterThan(35);
    expect(word?.box.left).toBeLessThan(45);
    expect(word?.size).toBeGreaterThan(9);
    expect(word?.size).toBeLessThan(15);
  });

  test('stay unread where nothing may be spent on them, and say so', async () => {
    const document = await PDFDocument.create();
    const white = await sharp({ create: { width: 50, height: 50, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    const image = await document.embedPng(white);
    document.addPage([420, 170]).drawImage(image, { x: 0, y: 0, width: 420, height: 170 });
    document.addPage([420, 170]).drawImage(image, { x: 0, y: 0, width: 420, height: 170 });
    const evidence = await readEvidence(await document.save(), { ocr, work: createWork(0) });
    expect(evidence).toMatchObject({ problem: 'too_many_pages', pages: [{ words: [] }, { unread: 'all' }] });
  });

  test('give one line of a machine-readable zone to a reader that knows many fonts', async () => {
    const text = 'CA00000AA4ITA8001014F3001019<<<<<<<8';
    const line = await drawn([text], StandardFonts.Courier, 17, 24);
    const photo = await encoded(line).png().toBuffer();
    const evidence = await readEvidence(photo, { ocr: null });
    const points = (evidence.pages[0]?.width ?? 0) / 420;
    const box = { left: 40 * points, right: 408 * points, top: 30 * points, bottom: 42 * points };
    const [read] = await zoneReader(photo, evidence)(1, box, 'line');
    // In this font nothing but its place tells a nought from an O.
    const alike = (line = '') => line.replaceAll('O', '0');
    const wrong = [...text].filter((letter, at) => letter !== alike(read?.text).at(at));
    expect(read?.text).toHaveLength(36);
    expect(wrong).toEqual([]);
  });
});
