import { degrees, PDFDocument, PDFString, StandardFonts } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { mapPoint } from '../frame.ts';
import { readEvidence } from '../read-evidence.ts';
import { lieOf } from './lie-of-page.ts';

const sentence = 'Saldo finale al 31.10.2026 a vostro credito 1.250,00 EUR';

async function turnedPaper(angle: number, isNoted = false): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([595, 842]);
  page.drawText(sentence, { x: 50, y: 700, size: 10, font });
  page.setRotation(degrees(angle));
  const note = { Type: 'Annot', Subtype: 'FreeText', Rect: [240, 695, 320, 712], Contents: PDFString.of('9.250,00') };
  if (isNoted) page.node.addAnnot(document.context.register(document.context.obj(note)));
  return document.save();
}

test.each([90, 180, 270])('UPL-06 a page that is shown turned by %i degrees is read upright', async (angle) => {
  const { pages } = await readEvidence(await turnedPaper(angle), { ocr: null });
  const [page] = pages;
  expect(page?.words.map(({ text }) => text).join(' ')).toBe(sentence);
  expect([page?.width, page?.height]).toEqual([595, 842]);
  expect(page?.shown).toEqual(angle === 180 ? { width: 595, height: 842 } : { width: 842, height: 595 });
  const { left = 0, top = 0 } = page?.words[0]?.box ?? {};
  const shown = mapPoint(page?.frame ?? [1, 0, 0, 0, 1, 0, 0, 0, 1], left, top);
  const corners = { 90: [842 - top, left], 180: [595 - left, 842 - top], 270: [top, 595 - left] };
  const expected = corners[angle as keyof typeof corners];
  expect(shown.map(Math.round)).toEqual(expected.map(Math.round));
});

test('a page that stands upright, and one with little text, stay as they are', async () => {
  const { pages } = await readEvidence(await turnedPaper(0), { ocr: null });
  expect(pages[0]?.frame).toBeUndefined();
  expect(lieOf([])).toBe(0);
});

test.each([0, 90, 180, 270])(
  'UPL-05 a note laid over a page turned by %i degrees is known where it lies',
  async (angle) => {
    const { pdf } = await readEvidence(await turnedPaper(angle, true), { ocr: null });
    const [note, ...more] = pdf?.annotations ?? [];
    expect([note?.type, more.length]).toEqual(['freetext', 0]);
    const { left = 0, top = 0, right = 0, bottom = 0 } = note?.box ?? {};
    expect([left, top, right, bottom].map(Math.round)).toEqual([240, 842 - 712, 320, 842 - 695]);
    expect(note?.below?.text).toContain('1.250,00');
  },
);
