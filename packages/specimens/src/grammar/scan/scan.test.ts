import sharp, { type Sharp } from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { textOf } from '../../../test/text-of.ts';
import { rasterise } from '../../picture/raster.ts';
import { paperByChance } from '../paper-by-chance.ts';
import { scannedPaperByChance } from './index.ts';

vi.setConfig({ testTimeout: 60_000 });

const SEED = 'scans-of-the-tests';
/** Papers of few pages, each made once: pictures take long to make. */
const NUMBERS = [1, 4];
const made = new Map(NUMBERS.map((number) => [number, scannedPaperByChance(SEED, number)]));
const scanOf = (number: number) => made.get(number) ?? scannedPaperByChance(SEED, number);

const isPdf = (name: string): boolean => name.endsWith('.pdf');
const darkShare = async (pixels: Sharp): Promise<number> => {
  const data = new Uint8Array(await pixels.greyscale().raw().toBuffer());
  return data.filter((value) => value < 120).length / data.length;
};

describe('papers scanned by chance', () => {
  test('the same seed gives the same bytes', async () => {
    const [one, again] = [await scanOf(1), await scannedPaperByChance(SEED, 1)];
    expect(Buffer.from(one.bytes).equals(Buffer.from(again.bytes))).toBe(true);
    expect(one.traits).toEqual(again.traits);
  });

  test('tell what the printed paper tells, without a letter of text', async () => {
    for (const number of NUMBERS) {
      const [paper, scan] = [await paperByChance(SEED, number), await scanOf(number)];
      expect(scan.truth).toEqual(paper.truth);
      expect(scan.traits.slice(0, paper.traits.length)).toEqual(paper.traits);
      expect(scan.traits.length).toBeGreaterThan(paper.traits.length + 3);
      if (!isPdf(scan.name)) continue;
      const texts = await textOf(scan.bytes);
      expect(texts.length).toBe((await textOf(paper.bytes)).length);
      expect(texts.join('')).toBe('');
    }
  });

  test('have ink on every page, and more paper than ink', async () => {
    const scan = await scanOf(4);
    const pages = isPdf(scan.name)
      ? (await rasterise(scan.bytes, 100)).map(({ pixels, width, height }) =>
          sharp(pixels, { raw: { width, height, channels: 3 } }),
        )
      : [sharp(scan.bytes)];
    for (const page of pages) {
      const dark = await darkShare(page);
      expect(dark).toBeGreaterThan(0.002);
      expect(dark).toBeLessThan(0.5);
    }
  });
});
