import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { OcrLanguage } from './ocr.ts';

const require = createRequire(import.meta.url);

/** Written out one by one, so that tools see which packages are needed. */
const packages: Readonly<Record<OcrLanguage, () => string>> = {
  ita: () => require.resolve('@tesseract.js-data/ita/package.json'),
  deu: () => require.resolve('@tesseract.js-data/deu/package.json'),
  eng: () => require.resolve('@tesseract.js-data/eng/package.json'),
};

/** What the recogniser knows about a language, from the disk; nothing is ever downloaded. */
export async function languageData(language: OcrLanguage): Promise<Uint8Array> {
  const file = join(dirname(packages[language]()), '4.0.0_best_int', `${language}.traineddata.gz`);
  return gunzipSync(await readFile(file));
}
