import { setImmediate } from 'node:timers/promises';
import type { Raster } from '../raster/raster.ts';
import type { OcrLanguage, OcrWord } from './ocr.ts';
import type { WordsThread } from './words-thread.ts';

type ReadOne = (line: Raster, language: OcrLanguage) => Promise<readonly OcrWord[]>;

/** So that the thread need not wait while a line is read here. */
const ASKED_AHEAD = 2;

interface Readers {
  readonly readHere: ReadOne;
  readonly thread: WordsThread | null;
  /** Asked before each line: once it is true, the thread takes lines as well. */
  readonly maySpread?: () => boolean;
}

/** Reads lines here and, where there is a thread for it, there at the same time: whoever is done takes the next one. */
export async function sharedLines(
  lines: readonly Raster[],
  language: OcrLanguage,
  { readHere, thread, maySpread = () => true }: Readers,
): Promise<readonly (readonly OcrWord[])[]> {
  const words: (readonly OcrWord[])[] = lines.map(() => []);
  const refused: [number, Raster][] = [];
  const open = lines.entries();
  const there = async ({ ask }: WordsThread): Promise<void> => {
    for (const [at, line] of open) {
      const read = await ask({ line, language }).catch(() => null);
      if (read) words[at] = read;
      else return void refused.push([at, line]);
    }
  };
  let elsewhere: Promise<void>[] = [];
  const spread = (): void => {
    if (!thread || elsewhere.length > 0 || !maySpread()) return;
    elsewhere = Array.from({ length: ASKED_AHEAD }, () => there(thread));
  };
  spread();
  for (const [at, line] of open) {
    words[at] = await readHere(line, language);
    // Whoever reads by other means at the same time gets its turn.
    await setImmediate();
    spread();
  }
  await Promise.all(elsewhere);
  for (const [at, line] of refused) words[at] = await readHere(line, language);
  return words;
}
