import { describe, expect, test } from 'vitest';
import { createOcr } from './create-ocr.ts';
import type { Run } from './native-tesseract.ts';
import { pagesOfTsv, wordsOfTsv } from './tsv.ts';

const row = (
  line: number,
  left: number,
  top: number,
  width: number,
  height: number,
  confidence: number,
  text: string,
) => [5, 1, 1, 1, line, 1, left, top, width, height, confidence, text].join('\t');

describe('the table of the recogniser', () => {
  const tsv = [
    'level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext',
    [4, 1, 1, 1, 1, 0, 0, 0, 100, 30, -1, ''].join('\t'),
    row(1, 10, 20, 80, 36, 96.5, 'Netto'),
    row(1, 100, 28, 60, 40, 40, 'gezahlt,'),
    row(1, 200, 20, 5, 36, 95, ' '),
  ].join('\n');

  test('becomes words with their places', () => {
    const [first, second, ...none] = wordsOfTsv(tsv);
    expect(none).toEqual([]);
    expect(first).toMatchObject({
      text: 'Netto',
      box: { left: 10, top: 20, right: 90, bottom: 56 },
      confidence: 0.965,
    });
    expect(second?.text).toBe('gezahlt,');
  });

  test('tells the line by words that do not reach below it', () => {
    const words = wordsOfTsv(tsv);
    expect(words.map((word) => word.baseline)).toEqual([56, 56]);
    expect(words.map((word) => Math.round(word.size))).toEqual([50, 50]);
  });
});

test('a table of several pages becomes the words of each', () => {
  const second = row(1, 5, 5, 40, 12, 90, 'KÖHLER').replace('5\t1', '5\t2');
  const pages = pagesOfTsv([row(1, 10, 20, 80, 36, 96, 'Netto'), second].join('\n'));
  expect([...pages].map(([page, words]) => [page, words.map(({ text }) => text)])).toEqual([
    [1, ['Netto']],
    [2, ['KÖHLER']],
  ]);
});

describe('the choice of the recogniser', () => {
  const machineWith =
    (banner: string, calls: string[][] = []): Run =>
    async (_program, args) => {
      calls.push([...args]);
      return args[0] === '--version' ? banner : row(1, 1, 2, 30, 10, 90, 'Saldo');
    };

  test('is the one that came with us where the machine has none', async () => {
    const ocr = await createOcr(async () => {
      throw new Error('not found');
    });
    expect(ocr.name).toBe('tesseract-wasm');
    expect((await createOcr(machineWith('tesseract 3.05'))).name).toBe('tesseract-wasm');
  });

  test("is the machine's where there is a recent one, with our own language data", async () => {
    const calls: string[][] = [];
    const ocr = await createOcr(machineWith('tesseract 5.3.4\n leptonica', calls));
    expect(ocr.name).toBe('tesseract');
    const raster = { width: 2, height: 2, pixels: new Uint8Array(4) };
    const words = await ocr.read(raster, { language: 'ita' });
    await ocr.close();
    expect(words.map((word) => word.text)).toEqual(['Saldo']);
    expect(calls[1]).toEqual(expect.arrayContaining(['--tessdata-dir', '-l', 'ita']));
  });
});
