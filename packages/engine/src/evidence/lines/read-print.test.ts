import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { OcrWord } from '../ocr/ocr.ts';
import { readLine } from '../page-lines/read-line.ts';
import type { Raster } from '../raster/raster.ts';
import { readPrint } from './read-print.ts';

const drawn = async (name: string): Promise<Raster> => {
  const file = fileURLToPath(new URL(`../testing/lines/${name}.png`, import.meta.url));
  const { data, info } = await sharp(file).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
};
const plain = (width: number, height: number, shade: (at: number) => number): Raster => ({
  pixels: Uint8Array.from({ length: width * height }, (_, at) => shade(at)),
  width,
  height,
});
const whole = ({ width, height }: Raster) => ({ left: 0, top: 0, right: width, bottom: height });
const read = (line: Raster): Promise<readonly OcrWord[]> => readPrint(line, whole(line));
/** As a line of a card and as one of a page. */
const readBothWays = async (line: Raster): Promise<readonly OcrWord[]> => [
  ...(await read(line)),
  ...(await readLine(line, whole(line))),
];
const textOf = (words: readonly OcrWord[]): string => words.map(({ text }) => text).join(' ');

/** A word that somebody could believe: long enough to mean something, and its signs sure. */
const believable = (words: readonly OcrWord[]): OcrWord[] =>
  words.filter(({ text, confidence }) => text.length > 3 && confidence > 0.9);

test('letters of many languages are read with their marks, in a font that was not learned from', async () => {
  expect(textOf(await read(await drawn('accents')))).toBe('Jürgen Müller-Weiß, Łódź Černý Ñuñez Şükrü');
});

test('days and amounts keep their signs and blanks', async () => {
  expect(textOf(await read(await drawn('amounts')))).toMatch(/^31\.10\.2026 -1\.234,56 €/);
});

test('a line of a zone is read whole, to the last filler', async () => {
  expect(textOf(await read(await drawn('zone')))).toBe('I<UTOD231458907<<<<<<<<<<<<<<<');
});

test.each(['cyrillic', 'greek'])('%s is never read as words of ours with any certainty', async (name) => {
  expect(believable(await readBothWays(await drawn(name)))).toEqual([]);
});

test.each([
  ['upside down', 180, false],
  ['mirrored', 0, true],
] as const)('print that is %s gives no confident word', async (_, turn, isMirrored) => {
  const { pixels, width, height } = await drawn('accents');
  const picture = sharp(pixels, { raw: { width, height, channels: 1 } }).rotate(turn);
  const data = await (isMirrored ? picture.flop() : picture).toColourspace('b-w').raw().toBuffer();
  expect(believable(await readBothWays({ pixels: data, width, height }))).toEqual([]);
});

test.each([
  ['white', plain(300, 40, () => 255)],
  ['black', plain(300, 40, () => 0)],
  ['gray', plain(300, 40, () => 128)],
  ['one pixel', plain(1, 1, () => 0)],
  ['one row', plain(400, 1, (at) => at % 2 && 255)],
  ['one column', plain(1, 400, (at) => at % 2 && 255)],
  ['20,000 pixels wide', plain(20_000, 32, (at) => (at * 2654435761) % 256)],
  ['stripes', plain(600, 40, (at) => (at % 7 < 3 ? 0 : 255))],
] as const)('nothing is invented on a line that is %s', async (_, line) => {
  expect(believable(await readBothWays(line))).toEqual([]);
});

/** A pen that never leaves the paper: loops, arches and a flourish, as no font draws them. */
const handwriting = async (): Promise<Raster> => {
  const strokes = [0, 1, 2, 3, 4, 5, 6, 7].map((letter) => {
    const x = 30 + letter * 44;
    const high = [8, 20, 14, 24, 6, 22, 12, 18][letter] ?? 14;
    return `C ${x + 6} ${high} ${x + 30} ${high - 4} ${x + 18} 40 S ${x + 2} 62 ${x + 40} ${38 + (letter % 3) * 5}`;
  });
  const pen = 'fill="none" stroke="#223" stroke-width="2.4" stroke-linecap="round"';
  const path = `<path d="M 14 46 ${strokes.join(' ')} Q 430 12 200 58" ${pen}/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="440" height="66"><rect width="440" height="66" fill="#f4f4f0"/>${path}</svg>`;
  const { data, info } = await sharp(Buffer.from(drawing))
    .toColourspace('b-w')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
};

test('handwriting gives no confident word', async () => {
  const line = await handwriting();
  expect(line.pixels).toHaveLength(line.width * line.height);
  expect(believable(await readBothWays(line))).toEqual([]);
});

test('nothing at all is no line', async () => {
  expect(await readBothWays({ pixels: new Uint8Array(), width: 0, height: 0 })).toEqual([]);
});
