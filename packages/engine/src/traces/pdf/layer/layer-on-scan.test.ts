import { expect, test } from 'vitest';
import { readEvidence } from '../../../evidence/read-evidence.ts';
import { lineAt, onePage, streamOf, writtenPdf } from '../../../file-bytes/testing/written-pdf.ts';
import { pdfTraces } from '../pdf-traces.ts';

const PICTURE = 'q 600 0 0 800 0 0 cm /Scan Do Q';
const patch = (x: number, y: number): string => `q 60 0 0 14 ${x} ${y} cm /Scan Do Q`;
const pixel = streamOf(
  'z',
  '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 ',
);

const scanned = (...content: readonly string[]): Uint8Array =>
  writtenPdf(
    onePage(content.join('\n'), {
      4: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /Font << /F1 3 0 R >> /XObject << /Scan 6 0 R >> >> /Contents 5 0 R >>',
      6: pixel,
    }),
  );

const paragraph = Array.from({ length: 12 }, (_, row) =>
  lineAt(50, 700 - row * 20, `Zeile ${row} einer Seite mit Text`),
);
const layerOf = async (bytes: Uint8Array) => (await readEvidence(bytes, { ocr: null })).pdf?.pages[0]?.layer;

test.each<[string, string, readonly string[]]>([
  ['words without ink on a picture', 'recognised', [PICTURE, '3 Tr', ...paragraph]],
  ['words with ink below a picture', 'recognised', [...paragraph, PICTURE]],
  ['words on top of a picture', 'printed', [PICTURE, ...paragraph]],
  ['a stamp on a picture', 'scan', [PICTURE, lineAt(50, 20, 'Scanned with an app on 15.11.2026')]],
])('%s: %s', async (_, layer, content) => {
  expect(await layerOf(scanned(...content))).toBe(layer);
});

const tracesOf = async (...content: readonly string[]) => {
  const traces = await pdfTraces(scanned(...content));
  const page = traces?.pages[0];
  if (!page) throw new Error('no page');
  return page;
};

test('letters typed on a scan are told, and whether their place was cleared first', async () => {
  const cleared = '1 1 1 rg 395 695 80 16 re f 0 g';
  const { overPicture } = await tracesOf(PICTURE, lineAt(50, 300, '12,50'), cleared, lineAt(400, 700, '3.250,00'));
  expect(overPicture.map(({ text, isOnCover }) => [text, isOnCover])).toEqual([
    ['12,50', false],
    ['3.250,00', true],
  ]);
  expect((await tracesOf(lineAt(50, 300, '12,50'), PICTURE)).overPicture).toEqual([]);
});

test('a small picture on a scan is told, many of them are how it was packed', async () => {
  const few = await tracesOf(PICTURE, patch(400, 690));
  expect(few.patches).toHaveLength(1);
  expect(few.patches[0]?.left).toBeCloseTo(400, 0);
  const many = Array.from({ length: 9 }, (_, row) => patch(100, 60 * row));
  expect((await tracesOf(PICTURE, ...many)).patches).toEqual([]);
  expect((await tracesOf(patch(400, 690))).patches).toEqual([]);
});
