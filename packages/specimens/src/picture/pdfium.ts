import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

interface Memory {
  readonly HEAPU8: Uint8Array;
}

/** The module's own memory, which its types leave out. Ask again after every call: it may have grown and moved. */
export const memoryOf = (library: WrappedPdfiumModule): Uint8Array => (library.pdfium as unknown as Memory).HEAPU8;

let loaded: Promise<WrappedPdfiumModule> | null = null;

async function load(): Promise<WrappedPdfiumModule> {
  const file = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const library = await init({ wasmBinary: new Uint8Array(await readFile(file)).buffer });
  library.PDFiumExt_Init();
  return library;
}

/** The renderer, made ready once per process. It brings the standard fonts along, so no machine's own are needed. */
export function pdfium(): Promise<WrappedPdfiumModule> {
  loaded ??= load();
  return loaded;
}
