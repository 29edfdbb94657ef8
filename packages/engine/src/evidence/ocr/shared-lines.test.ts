import { describe, expect, test } from 'vitest';
import { threadThat } from '../aside/testing/thread-that.ts';
import type { Raster } from '../raster/raster.ts';
import type { OcrWord } from './ocr.ts';
import { sharedLines } from './shared-lines.ts';
import type { WordsQuestion } from './words-thread.ts';

const word = (text: string): OcrWord => ({
  text,
  box: { left: 0, top: 0, right: 1, bottom: 1 },
  baseline: 1,
  size: 1,
  confidence: 1,
});
const lines = Array.from({ length: 9 }, (_, width) => ({ width, height: 1, pixels: new Uint8Array(width) }));
const textsOf = (read: readonly (readonly OcrWord[])[]) => read.map((words) => words.map(({ text }) => text).join(' '));

describe('lines of a page', () => {
  test('are read here and in a thread at once, each one once and in its place', async () => {
    const thread = threadThat<WordsQuestion, readonly OcrWord[], null>(
      'tell(id, [{ text: "there " + question.line.width }]);',
      null,
    );
    await thread.ready;
    const here: number[] = [];
    const readHere = async ({ width }: Raster) => {
      here.push(width);
      await new Promise((resolve) => setTimeout(resolve, 20));
      return [word(`here ${width}`)];
    };
    // The thread waits until the first lines have been read here.
    const read = await sharedLines(lines, 'ita', { readHere, thread, maySpread: () => here.length >= 4 });
    await thread.end();
    expect(textsOf(read)).toEqual(lines.map(({ width }) => `${here.includes(width) ? 'here' : 'there'} ${width}`));
    expect(here.slice(0, 4)).toEqual([0, 1, 2, 3]);
    expect(here.length).toBeLessThan(lines.length);
  });

  test('UPL-06 are all read here where the thread fails or ends', async () => {
    for (const failing of ['tell(id, null);', 'process.exit(1);']) {
      const thread = threadThat<WordsQuestion, readonly OcrWord[], null>(failing, null);
      const readHere = async ({ width }: Raster) => [word(`here ${width}`)];
      const read = await sharedLines(lines, 'deu', { readHere, thread });
      expect(textsOf(read)).toEqual(lines.map(({ width }) => `here ${width}`));
      await thread.end();
    }
  });
});
