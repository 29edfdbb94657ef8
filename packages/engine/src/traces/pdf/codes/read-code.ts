import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Raster } from '../../../evidence/raster/raster.ts';

const CHANNELS = 4;
const LONGEST_TEXT = 2_000;

let prepared: Promise<void> | null = null;

/** The library would fetch its program from the network; it gets the copy that is installed. */
async function prepare(): Promise<void> {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  const { buffer, byteOffset, byteLength } = await readFile(file);
  const wasmBinary = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}

function coloured({ width, height, pixels }: Raster): ImageData {
  const data = new Uint8ClampedArray(width * height * CHANNELS);
  for (const [place, gray] of pixels.entries()) data.fill(gray, place * CHANNELS, place * CHANNELS + 3);
  for (let alpha = 3; alpha < data.length; alpha += CHANNELS) data[alpha] = 255;
  return { data, width, height, colorSpace: 'srgb' } as ImageData;
}

/** What the square code on a picture says; null where there is none. */
export async function readCode(raster: Raster): Promise<string | null> {
  prepared ??= prepare();
  await prepared;
  const [code] = await readBarcodes(coloured(raster), {
    formats: ['QRCode', 'DataMatrix', 'Aztec'],
    maxNumberOfSymbols: 1,
    tryHarder: false,
  });
  return code?.isValid ? code.text.slice(0, LONGEST_TEXT) : null;
}
