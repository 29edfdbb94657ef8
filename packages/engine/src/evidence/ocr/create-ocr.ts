import { createNativeOcr, type Run, runProgram } from './native-tesseract.ts';
import type { Ocr } from './ocr.ts';
import { createWasmOcr } from './wasm-tesseract.ts';

/** Older releases do not read this language data. */
const OLDEST_USABLE = 4;

async function nativeVersion(run: Run): Promise<number | null> {
  try {
    const banner = await run('tesseract', ['--version'], new Uint8Array());
    const major = /tesseract\s+v?(\d+)\./.exec(banner)?.[1];
    return major === undefined ? null : Number(major);
  } catch {
    return null;
  }
}

/** The machine's own recogniser where there is one, otherwise the one that came with us. */
export async function createOcr(run: Run = runProgram): Promise<Ocr> {
  const version = await nativeVersion(run);
  return version !== null && version >= OLDEST_USABLE ? createNativeOcr('tesseract', run) : createWasmOcr();
}
