import type { Box } from '../geometry.ts';
import { heightOf, sharedHeight } from '../geometry.ts';
import type { OcrWord } from '../ocr/ocr.ts';
import type { Raster } from '../raster/raster.ts';
import { withSecondReading } from './both-readings.ts';
import { printBoxes } from './print-boxes.ts';
import { type ReadLine, readLine } from './read-line.ts';
import { severalAtOnce } from './several-at-once.ts';
import { worthALook } from './worth-a-look.ts';

interface SecondReader {
  readonly find: (page: Raster) => Promise<readonly Box[]>;
  readonly read: ReadLine;
}

const secondReader: SecondReader = { find: printBoxes, read: readLine };

/** Costs as much as the first reading where all of a page is in doubt: a page without sense is not worth it. */
const MOST_PLACES = 160;

/** Words that one reader alone saw stand on the line of their neighbours. */
function onTheLine(word: OcrWord, words: readonly OcrWord[]): OcrWord {
  const beside = words.filter((other) => other !== word && sharedHeight(other.box, word.box) > 0.5);
  const near = beside.toSorted((a, b) => distance(a, word) - distance(b, word))[0];
  if (!near || near.size > word.size * 1.5 || word.size > near.size * 1.5) return word;
  return { ...word, baseline: near.baseline, size: near.size };
}

const distance = (a: OcrWord, b: OcrWord): number =>
  Math.max(a.box.left, b.box.left) - Math.min(a.box.right, b.box.right) + heightOf(a.box) * 0.01;

/** Reads by another reader what the first was not sure of, and print that it passed over. */
export async function readDoubtful(
  page: Raster,
  words: readonly OcrWord[],
  { find, read }: SecondReader = secondReader,
): Promise<OcrWord[]> {
  const places = worthALook(await find(page), words).slice(0, MOST_PLACES);
  let known = [...words];
  const seen = await severalAtOnce(places, ({ box }) => read(page, box));
  for (const [at, place] of places.entries()) known = withSecondReading(known, place, seen[at] ?? []);
  const first = new Set(words);
  return known.map((word) => (first.has(word) ? word : onTheLine(word, words)));
}
