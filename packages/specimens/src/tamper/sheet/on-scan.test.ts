import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { chanceOf } from '../../chance.ts';
import { scannedPages } from '../../picture/scan.ts';
import { onScan } from './on-scan.ts';

const DPI = 72;

test('a place of the sheet is found where the scanner saw it, however askew the sheet lay', async () => {
  const document = await PDFDocument.create();
  document.addPage([400, 600]).drawRectangle({ x: 300, y: 480, width: 40, height: 20, color: rgb(0, 0, 0) });
  const [sheet] = await scannedPages(await document.save(), 'medium', chanceOf('askew'), DPI);
  if (!sheet) throw new Error('the page was scanned');
  expect(Math.abs(sheet.angle)).toBeGreaterThan(0.2);
  const { data, info } = await sharp(sheet.jpeg).greyscale().raw().toBuffer({ resolveWithObject: true });
  const dark = [...data.keys()].filter((at) => (data[at] ?? 255) < 90);
  const [xs, ys] = [dark.map((at) => at % info.width), dark.map((at) => Math.floor(at / info.width))];
  const seen = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs) + 1, bottom: Math.max(...ys) + 1 };
  const [place] = onScan([{ page: 1, box: { left: 300, top: 100, right: 340, bottom: 120 } }], [sheet]);
  for (const side of ['left', 'top', 'right', 'bottom'] as const)
    expect(Math.abs((place?.box[side] ?? 0) - seen[side]), side).toBeLessThan(2.5);
});
