import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Functions, init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

type Numbers<Tuple extends readonly unknown[]> = { [Place in keyof Tuple]: number };

/** The library's calls as the machine knows them: numbers in, a number out, true as 1. Without a wrapper per call. */
export type Calls = { readonly [Name in keyof Functions]: (...args: Numbers<Functions[Name][0]>) => number };

/** The views are made anew whenever the memory grows: they must be asked for each time. */
export interface Memory {
  readonly HEAPU8: Uint8Array;
  readonly HEAPU16: Uint16Array;
  readonly HEAP32: Int32Array;
  readonly HEAPU32: Uint32Array;
  readonly HEAPF32: Float32Array;
  readonly HEAPF64: Float64Array;
}

export interface Pdfium {
  readonly calls: Calls;
  readonly memory: Memory;
  readonly malloc: (bytes: number) => number;
  readonly free: (address: number) => void;
  /** For the calls that take a text: they are rare and may be slow. */
  readonly wrapped: WrappedPdfiumModule;
}

/** The library's memory grows and never shrinks: a copy that grew beyond this is left behind for a fresh one. */
const LARGEST_MEMORY = 384 * 1024 * 1024;

let loaded: Promise<Pdfium> | null = null;

async function load(): Promise<Pdfium> {
  const file = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const bytes = await readFile(file);
  // Remarks about a broken file belong to nobody's log.
  const quiet = { print: () => undefined, printErr: () => undefined };
  const wrapped = await init({ wasmBinary: new Uint8Array(bytes).buffer, ...quiet });
  wrapped.PDFiumExt_Init();
  const { malloc, free } = wrapped.pdfium.wasmExports;
  const calls = wrapped.pdfium.wasmExports as unknown as Calls;
  return { calls, memory: wrapped.pdfium as unknown as Memory, malloc, free, wrapped };
}

/** The library, made ready once per process. */
export function pdfium(): Promise<Pdfium> {
  loaded ??= load();
  return loaded;
}

/** To be called after each document: a copy that failed, or that a large file blew up, serves no other file. */
export function release(library: Pdfium, failed: boolean): void {
  if (failed || library.memory.HEAPU8.length > LARGEST_MEMORY) loaded = null;
}

/** Lends some of the library's memory for the time of one piece of work. */
export function borrow<T>(library: Pdfium, bytes: number, work: (address: number) => T): T {
  const address = library.malloc(bytes);
  try {
    return work(address);
  } finally {
    library.free(address);
  }
}

/** A name in the library's memory: ASCII or UTF-8, ended by a zero. */
export function textAt(library: Pdfium, address: number, bytes: number): string {
  const text = new TextDecoder().decode(library.memory.HEAPU8.subarray(address, address + bytes));
  return text.split('\0')[0] ?? '';
}
