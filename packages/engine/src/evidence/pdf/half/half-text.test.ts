import { describe, expect, test } from 'vitest';
import { lineAt, onePage, streamOf, writtenPdf } from '../../../file-bytes/testing/written-pdf.ts';
import { limits } from '../../limits.ts';
import { ownWeights as ocr } from '../../ocr/own-weights.ts';
import { readEvidence } from '../../read-evidence.ts';
import { withPdf } from '../open-pdf.ts';
import { pixelsOf } from '../recognise-scans.ts';
import { asOutlines, type PlacedLine } from './testing/as-outlines.ts';

const rows: readonly PlacedLine[] = [
  ['Gehalt Oktober 2026', '3.250,40'],
  ['Miete Lindenweg 4', '-1.120,00'],
  ['Stadtwerke Abschlag Strom', '-86,30'],
  ['Kartenzahlung Supermarkt', '-54,17'],
  ['Neuer Kontostand', '4.118,93'],
].flatMap(([text = '', amount = ''], row) => [
  { x: 60, y: 620 - row * 24, text },
  { x: 440, y: 620 - row * 24, text: amount },
]);
const head = [lineAt(60, 720, 'Kontoauszug der Bank am Wall'), lineAt(60, 700, 'IBAN DE89 3704 0044 0532 0130 00')];

const wordsIn = async (bytes: Uint8Array) => {
  const { pages, pdf } = await readEvidence(bytes, { ocr });
  return { said: pages[0]?.words.map(({ text }) => text).join(' ') ?? '', page: pages[0], layer: pdf?.pages[0]?.layer };
};

describe('UPL-06 a page that tells a part of itself only', { timeout: 60_000 }, () => {
  test('words drawn as shapes are read where they are seen, those with letters as they are written', async () => {
    const { said, page, layer } = await wordsIn(writtenPdf(onePage([...head, await asOutlines(rows)].join('\n'))));
    expect(layer).toBe('half');
    expect(page?.origin).toBe('ocr');
    expect(said).toContain('IBAN DE89 3704 0044 0532 0130 00');
    for (const amount of ['3.250,40', '-1.120,00', '4.118,93']) expect(said).toContain(amount);
    expect(said.match(/Kontoauszug/g)).toHaveLength(1);
  });

  test('a page of nothing but shapes is read as well', async () => {
    const { said } = await wordsIn(writtenPdf(onePage(await asOutlines(rows))));
    expect(said).toContain('3.250,40');
  });

  test('words without ink are not believed where the page is read from what it shows', async () => {
    const unseen = `1 1 1 rg ${lineAt(60, 400, 'Gehalt 9.999,99')} 0 g`;
    const { said } = await wordsIn(writtenPdf(onePage([...head, await asOutlines(rows), unseen].join('\n'))));
    expect(said).not.toContain('9.999,99');
    expect(said).toContain('3.250,40');
  });

  test('a wordmark and ruled boxes beside a text are no writing of their own', async () => {
    const mark = await asOutlines([{ x: 60, y: 760, text: 'Bank am Wall' }]);
    const boxes = Array.from({ length: 40 }, (_, row) => `60 ${100 + row * 10} 400 8 re S`).join('\n');
    const text = rows.map(({ x, y, text: said }) => lineAt(x, y, said));
    const { layer, page } = await wordsIn(writtenPdf(onePage([mark, boxes, ...head, ...text].join('\n'))));
    expect([layer, page?.origin]).toEqual(['printed', 'text']);
  });

  test('borders of boxes, filled as one rectangle within another, are no writing', async () => {
    const boxes = Array.from({ length: 90 }, (_, cell) => {
      const [x, y] = [60 + (cell % 5) * 100, 100 + Math.floor(cell / 5) * 24];
      return `${x} ${y} 98 20 re ${x + 1} ${y + 1} 96 18 re f*`;
    });
    const text = rows.map(({ x, y, text: said }) => lineAt(x, y, said));
    const { layer, page } = await wordsIn(writtenPdf(onePage([...boxes, ...head, ...text].join('\n'))));
    expect([layer, page?.origin]).toEqual(['printed', 'text']);
  });
});

/** A font whose letters are drawings that the file gives no names to. */
const unnamed = async (): Promise<Record<number, string>> => {
  const digits = await Promise.all([...'0123456789,.'].map((text) => asOutlines([{ x: 0, y: 0, text }])));
  const names = digits.map((_, index) => `g${index}`);
  return {
    7: `<< /Type /Font /Subtype /Type3 /FontBBox [0 -3 10 10] /FontMatrix [0.1 0 0 0.1 0 0] /FirstChar 1 /LastChar 12 /Widths [${names.map((_, i) => (i < 10 ? 5.56 : 2.78)).join(' ')}] /Encoding << /Type /Encoding /Differences [1 ${names.map((name) => `/${name}`).join(' ')}] >> /CharProcs << ${names.map((name, index) => `/${name} ${20 + index} 0 R`).join(' ')} >> /Resources << >> >>`,
    ...Object.fromEntries(digits.map((strokes, index) => [20 + index, streamOf(`10 0 0 -3 10 10 d1 ${strokes}`)])),
  };
};

test('UPL-06 figures in letters that the file does not name are read from what the page shows', {
  timeout: 60_000,
}, async () => {
  const codes = (amount: string): string =>
    [...amount].map((sign) => ('0123456789,.'.indexOf(sign) + 1).toString(16).padStart(2, '0')).join('');
  const texts = ['Gehalt', 'Praemie', 'Zulage', 'Fahrtgeld', 'Erstattung', 'Summe'];
  const amounts = ['3.250,40', '1.120,00', '186,30', '54,17', '118,93', '4.729,80'];
  const lines = texts.map((text, row) => {
    const y = 620 - row * 24;
    return `${lineAt(60, y, `${text} fuer den Monat Oktober nach Vereinbarung vom Fruehjahr`)} BT /T3 10 Tf 1 0 0 1 440 ${y} Tm <${codes(amounts[row] ?? '')}> Tj ET`;
  });
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /Font << /F1 3 0 R /T3 7 0 R >> >> /Contents 5 0 R >>';
  const { said } = await wordsIn(
    writtenPdf(onePage([...head, ...lines].join('\n'), { 4: page, ...(await unnamed()) })),
  );
  for (const amount of amounts) expect(said).toContain(amount);
  expect(said).toContain('Zulage');
});

/** What a page of these lines looks like, as the stream of a picture. */
async function pictureOf(lines: readonly string[]): Promise<string> {
  const drawn = await withPdf(writtenPdf(onePage(lines.join('\n'))), async (pdf) => pixelsOf(pdf, 0, limits));
  if (!drawn || typeof drawn === 'string') throw new Error('not drawn');
  const { width, height, pixels } = drawn.raster;
  return streamOf(
    Buffer.from(pixels).toString('latin1'),
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 `,
  );
}

test('UPL-06 letters of its own on the picture of a form do not stand for the whole page', {
  timeout: 60_000,
}, async () => {
  const picture = await pictureOf(rows.map(({ x, y, text }) => lineAt(x, y, text)));
  const own = Array.from({ length: 5 }, (_, row) =>
    lineAt(60, 300 - row * 20, `Hinweis ${row} zu den Entgelten der Bank`),
  );
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /Font << /F1 3 0 R >> /XObject << /P 6 0 R >> >> /Contents 5 0 R >>';
  const content = ['q 600 0 0 800 0 0 cm /P Do Q', ...head, ...own].join('\n');
  const { said, layer } = await wordsIn(writtenPdf(onePage(content, { 4: page, 6: picture })));
  expect(layer).toBe('half');
  for (const { text } of rows.filter(({ text: one }) => /\d,\d/.test(one))) expect(said).toContain(text);
  expect(said).toContain('IBAN DE89 3704 0044 0532 0130 00');
  expect(said.match(/Hinweis 3/g)).toHaveLength(1);
});
