import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { withPdf } from '@vesta/engine/evidence/pdf/open-pdf';
import { renderPage } from '@vesta/engine/evidence/pdf/render-page';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** About what a phone sees of a page held at arm's length. */
const SCALE = 2;

async function ready(): Promise<void> {
  const wasm = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  await prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasm).buffer }, fireImmediately: true });
}

/** Draws the first page of a PDF and reads the codes on it, as a phone would. */
export async function scanPage(pdf: Uint8Array): Promise<string[]> {
  await ready();
  const raster = await withPdf(pdf, async ({ library, document }) => {
    const page = library.calls.FPDF_LoadPage(document, 0);
    try {
      return renderPage(library, page, SCALE);
    } finally {
      library.calls.FPDF_ClosePage(page);
    }
  });
  if (typeof raster === 'string') throw new Error(`The page could not be drawn: ${raster}.`);
  const { width, height, pixels } = raster;
  const data = new Uint8ClampedArray(width * height * 4);
  for (const [i, gray] of pixels.entries()) data.set([gray, gray, gray, 255], i * 4);
  const found = await readBarcodes({ data, width, height, colorSpace: 'srgb' } as ImageData, { formats: ['QRCode'] });
  return found.map(({ text }) => text);
}
