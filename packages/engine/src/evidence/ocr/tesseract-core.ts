import { createRequire } from 'node:module';

/** The part of the recogniser's WebAssembly interface that is used here. */
export interface TesseractApi {
  Init(dataPath: null, languages: string, engine: number): number;
  SetVariable(name: string, value: string): boolean;
  SetImageFile(exifOrientation: number, angle: number): number;
  Recognize(monitor: null): number;
  GetTSVText(page: number): string;
  Clear(): void;
  End(): void;
}

export interface TesseractCore {
  readonly FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
  readonly TessBaseAPI: new () => TesseractApi;
}

type Start = (options: { print: () => void; printErr: () => void }) => Promise<TesseractCore>;

/**
 * The engine inside of tesseract.js, without the thread around it: we are in a process of our own already, and that
 * thread can take several languages only from one folder.
 */
export async function startTesseract(): Promise<TesseractCore> {
  const fromHere = createRequire(import.meta.url);
  const fromThere = createRequire(fromHere.resolve('tesseract.js'));
  const start = fromThere('tesseract.js-core/tesseract-core-simd-lstm') as Start;
  // It prints remarks about the picture, which are nobody's business.
  return start({ print: () => undefined, printErr: () => undefined });
}
