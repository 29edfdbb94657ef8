import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { lineAt, onePage, writtenPdf } from '../../../file-bytes/testing/written-pdf.ts';
import { pdfTraces } from '../pdf-traces.ts';

const DARK = 128;

async function symbolOf(text: string) {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');
  const { buffer, byteOffset, byteLength } = await readFile(file);
  prepareZXingModule({ overrides: { wasmBinary: buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer } });
  const { symbol } = await writeBarcode(text, { format: 'QRCode' });
  return symbol;
}

/** Dot by dot, as programs draw codes. */
async function drawn(text: string, x: number, y: number, dot: number): Promise<string> {
  const { width, height, data } = await symbolOf(text);
  const dots = Array.from({ length: width * height }, (_, at) => at).filter((at) => (data[at] ?? 255) < DARK);
  const rectangles = dots.map(
    (at) => `${x + (at % width) * dot} ${y - Math.floor(at / width) * dot} ${dot} ${dot} re f`,
  );
  return ['0 g', ...rectangles].join('\n');
}

const payment = 'BCD\n002\n1\nSCT\n\nACME\nDE89370400440532013000\nEUR650.5';

test('a code that is drawn on the page is read, with its place', async () => {
  const traces = await pdfTraces(writtenPdf(onePage(await drawn(payment, 400, 300, 3))));
  expect(traces?.barcodes).toMatchObject([{ text: payment, page: 1 }]);
  expect(traces?.barcodes[0]?.box?.left).toBeCloseTo(400, 0);
});

test('a page without anything square is not looked at', async () => {
  const traces = await pdfTraces(writtenPdf(onePage(lineAt(100, 700, 'Kontoauszug'))));
  expect(traces?.barcodes).toEqual([]);
});
