import { expect, test } from 'vitest';
import type { Box } from '../geometry.ts';
import type { OcrWord } from '../ocr/ocr.ts';
import { readDoubtful } from './read-doubtful.ts';

const page = { width: 600, height: 400, pixels: new Uint8Array(240_000).fill(255) };
const boxAt = (left: number, right: number, row: number): Box => ({
  left,
  top: row * 40,
  right,
  bottom: row * 40 + 24,
});
const word = (text: string, left: number, row: number, confidence: number): OcrWord => ({
  text,
  box: { left, top: row * 40 + 5, right: left + text.length * 8, bottom: row * 40 + 19 },
  baseline: row * 40 + 19,
  size: 14,
  confidence,
});

/** Remembers where it was asked to look, and sees one word there. */
const seeing = (text: string, boxes: readonly Box[]) => {
  const looked: Box[] = [];
  return {
    looked,
    reader: {
      find: async () => boxes,
      read: async (_: unknown, box: Box): Promise<OcrWord[]> => {
        looked.push(box);
        const own = { left: box.left + 6, top: box.top + 4, right: box.right - 6, bottom: box.bottom - 3 };
        return [{ text, box: own, baseline: box.bottom - 3, size: 15, confidence: 0.97 }];
      },
    },
  };
};

test('print that was passed over is read, and stands on the line of its neighbours', async () => {
  const { reader } = seeing('840,00', [boxAt(10, 110, 1), boxAt(400, 460, 1)]);
  const words = await readDoubtful(page, [word('Dauerauftrag', 14, 1, 0.96)], reader);
  expect(words.map(({ text, baseline }) => [text, baseline])).toEqual([
    ['Dauerauftrag', 59],
    ['840,00', 59],
  ]);
});

test('words and figures that the first reader was sure of are not looked at again', async () => {
  const { reader, looked } = seeing('x', [boxAt(10, 110, 1), boxAt(400, 460, 1)]);
  const sure = [word('Dauerauftrag', 14, 1, 0.8), word('840,00', 406, 1, 0.95)];
  expect(await readDoubtful(page, sure, reader)).toEqual(sure);
  expect(looked).toEqual([]);
});

test('of a long line only the doubtful figure is read again', async () => {
  const { reader, looked } = seeing('02.10.', [boxAt(10, 560, 1)]);
  const line = ['Kartenzahlung', 'vom', 'zweiten', 'Oktober', 'in', 'Hamburg', 'Altona', 'am', 'Markt']
    .map((text, at) => word(text, 14 + at * 60, 1, 0.95))
    .map((each) => ({ ...each, box: { ...each.box, right: each.box.left + 56 } }));
  const words = await readDoubtful(page, [...line.slice(0, 8), word('02:10:', 494, 1, 0.6)], reader);
  expect(words.at(-1)).toMatchObject({ text: '02.10.', confidence: 1 });
  expect(looked).toHaveLength(1);
  expect(looked[0]?.left).toBeGreaterThan(450);
});

test('an account number is read together with its last sign, which stood apart', async () => {
  const { reader } = seeing('IT87Q0538701153000798099455', [boxAt(10, 560, 1)]);
  const number = word('1T87Q053870115300079809945', 100, 1, 0.6);
  const line = [word('IBAN', 14, 1, 0.95), number, word('5', 310, 1, 0.95)];
  const words = await readDoubtful(page, line, reader);
  expect(words.map(({ text }) => text)).toEqual(['IBAN', 'IT87Q0538701153000798099455']);
});
