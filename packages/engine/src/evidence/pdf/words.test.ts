import { describe, expect, test } from 'vitest';
import type { Page, Word } from '../page.ts';
import { readEvidence } from '../read-evidence.ts';
import { pageWith } from '../testing/raw-pdf.ts';

async function pageOf(content: string, entries = ''): Promise<Page> {
  const { pages } = await readEvidence(pageWith(content, entries), { ocr: null });
  const page = pages[0];
  if (!page) throw new Error('no page');
  return page;
}

const textsOf = (page: Page): string[] => page.words.map((word) => word.text);

function wordIn(page: Page, text: string): Word {
  const word = page.words.find((candidate) => candidate.text === text);
  if (!word) throw new Error(`no word ${text} among ${textsOf(page).join(' ')}`);
  return word;
}

describe('words of a text layer', () => {
  test('stand where a reader sees them, measured from the top', async () => {
    const page = await pageOf('BT /F 10 Tf 100 700 Td (Saldo finale) Tj ET');
    expect(textsOf(page)).toEqual(['Saldo', 'finale']);
    const { box, baseline, size, angle } = wordIn(page, 'Saldo');
    expect(box.left).toBeCloseTo(100, 0);
    expect(baseline).toBeCloseTo(100, 1);
    expect(box.top).toBeLessThan(93);
    expect(box.bottom).toBeGreaterThan(100);
    expect({ size, angle }).toEqual({ size: 10, angle: 0 });
    expect({ width: page.width, height: page.height, origin: page.origin }).toEqual({
      width: 600,
      height: 800,
      origin: 'text',
    });
  });

  test.each([
    { rotate: 90, size: [800, 600], angle: 90 },
    { rotate: 180, size: [600, 800], angle: 180 },
    { rotate: 270, size: [800, 600], angle: 270 },
  ])('turn with a page that is shown at $rotate degrees', async ({ rotate, size, angle }) => {
    const page = await pageOf('BT /F 10 Tf 100 700 Td (Kontostand) Tj ET', `/Rotate ${rotate}`);
    const word = wordIn(page, 'Kontostand');
    expect([page.width, page.height]).toEqual(size);
    expect(word.angle).toBe(angle);
    const upright = await pageOf('BT /F 10 Tf 100 700 Td (Kontostand) Tj ET');
    const { box } = wordIn(upright, 'Kontostand');
    const length = box.right - box.left;
    const shown = rotate === 180 ? word.box.right - word.box.left : word.box.bottom - word.box.top;
    expect(shown).toBeCloseTo(length, 1);
    if (rotate === 90) expect(word.box.top).toBeCloseTo(100, 0);
    if (rotate === 180) expect(word.box.right).toBeCloseTo(500, 0);
    if (rotate === 270) expect(word.box.bottom).toBeCloseTo(500, 0);
  });

  test('count from the corner of the cropped part, and what is cropped away is not read', async () => {
    const content = 'BT /F 10 Tf 100 700 Td (seen) Tj ET BT /F 10 Tf 10 20 Td (unseen) Tj ET';
    const page = await pageOf(content, '/CropBox [50 400 550 750]');
    expect([page.width, page.height]).toEqual([500, 350]);
    expect(textsOf(page)).toEqual(['seen']);
    expect(wordIn(page, 'seen').box.left).toBeCloseTo(50, 0);
    expect(wordIn(page, 'seen').baseline).toBeCloseTo(50, 1);
  });

  test('have the size that is seen, also when the file scales size 1', async () => {
    const page = await pageOf('BT /F 1 Tf 12 0 0 12 100 700 Tm (Netto) Tj ET');
    expect(wordIn(page, 'Netto').size).toBeCloseTo(12, 3);
  });

  test('are joined when their letters are drawn one by one and out of order', async () => {
    const at = (letter: string, x: number) => `BT /F 10 Tf ${x} 700 Td (${letter}) Tj ET`;
    const page = await pageOf([at('t', 112.8), at('N', 100), at('o', 115.6), at('e', 107.2)].join(' '));
    expect(textsOf(page)).toEqual(['Neto']);
  });

  test('of a heading with spaces between its letters are read as words', async () => {
    const page = await pageOf(
      'BT /F 10 Tf 100 700 Td 4 Tc (ESTRATTO) Tj 20 0 Td () Tj ET BT 4 Tc /F 10 Tf 220 700 Td (CONTO) Tj ET',
    );
    expect(textsOf(page)).toEqual(['ESTRATTO', 'CONTO']);
  });

  test('printed twice to look bold are read once', async () => {
    const page = await pageOf('BT /F 10 Tf 100 700 Td (Totale) Tj ET BT /F 10 Tf 100.3 700 Td (Totale) Tj ET');
    expect(textsOf(page)).toEqual(['Totale']);
  });

  test('that are equal and stand apart are both kept', async () => {
    const page = await pageOf('BT /F 10 Tf 100 700 Td (0,00) Tj ET BT /F 10 Tf 200 700 Td (0,00) Tj ET');
    expect(textsOf(page)).toEqual(['0,00', '0,00']);
  });

  test('keep a minus that is drawn as a soft hyphen', async () => {
    expect(textsOf(await pageOf('BT /F 10 Tf 100 700 Td (\\25512,50) Tj ET'))).toEqual(['-12,50']);
  });

  test('are cut from the dots that lead to their value', async () => {
    const page = await pageOf('BT /F 10 Tf 100 700 Td (Totale..........12,50) Tj ET');
    expect(textsOf(page)).toEqual(['Totale', '..........', '12,50']);
  });

  test('without ink are not read from a page that is not a scan', async () => {
    const page = await pageOf('BT /F 10 Tf 100 700 Td (100,00) Tj ET BT 3 Tr /F 10 Tf 100 650 Td (9.000,00) Tj ET');
    expect(textsOf(page)).toEqual(['100,00']);
  });

  test('come line by line, from left to right', async () => {
    const at = (x: number, y: number, text: string) => `BT /F 10 Tf ${x} ${y} Td (${text}) Tj ET`;
    const page = await pageOf([at(300, 699, 'two'), at(100, 600, 'three'), at(100, 700, 'one')].join(' '));
    expect(textsOf(page)).toEqual(['one', 'two', 'three']);
  });
});
