import { afterAll, expect, test, vi } from 'vitest';
import type { Ocr, OcrWord, ReadLine } from '../evidence/ocr/ocr.ts';
import type { Raster } from '../evidence/raster/raster.ts';
import { lineAt, onePage, streamOf, writtenPdf } from '../file-bytes/testing/written-pdf.ts';

const today = '2026-11-15';

const contract = (salary: string): string[] => [
  'ARBEITSVERTRAG',
  'zwischen der Nordwind Logistik GmbH, Hamburg, nachfolgend Arbeitgeber,',
  'und Frau Anna Lindner, geb. am 03.05.1991, nachfolgend Arbeitnehmerin.',
  'Das Arbeitsverhaeltnis ist unbefristet, es beginnt am 01.03.2025. Die Probezeit betraegt 6 Monate.',
  `Das Bruttomonatsgehalt betraegt ${salary} EUR.`,
];

/** A picture of the page, and below it what somebody wants machines to read. */
const layered = (lines: readonly string[]): Uint8Array => {
  const text = lines.map((line, row) => lineAt(50, 700 - row * 40, line));
  const pixel = '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 ';
  return writtenPdf(
    onePage(['q 600 0 0 800 0 0 cm /Scan Do Q', '3 Tr', ...text].join('\n'), {
      4: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /Font << /F1 3 0 R >> /XObject << /Scan 6 0 R >> >> /Contents 5 0 R >>',
      6: streamOf('z', pixel),
    }),
  );
};

const ROW = 120;
const boxOf = (row: number) => ({ left: 150, top: 290 + row * ROW, right: 1700, bottom: 340 + row * ROW });

/** The picture has one pixel; what a look at it would find are the lines of the contract. */
vi.doMock('../evidence/page-lines/find-page.ts', () => ({
  findPage: async (raster: Raster) => ({
    sheet: { raster, frame: null },
    boxes: contract('').map((_, row) => boxOf(row)),
  }),
}));
// Others may have loaded it already, and others come after.
vi.resetModules();
const { inspectFile } = await import('../pipeline.ts');
afterAll(() => {
  vi.doUnmock('../evidence/page-lines/find-page.ts');
  vi.resetModules();
});

const wordsOf = (line: string, top: number): OcrWord[] => {
  let left = 160;
  return line.split(' ').map((text): OcrWord => {
    const box = { left, top: top + 12, right: left + text.length * 9, bottom: top + 42 };
    left = box.right + 7;
    return { text, box, baseline: box.bottom, size: 30, confidence: 0.95 };
  });
};

/** Looks at a picture that shows this salary: the lines of a page, or the first place that it is asked about. */
function showing(salary: string): Ocr {
  let first = 0;
  const ofPage: ReadLine = async ({ width, height }, { left, top, bottom }) => {
    if (left > 0) return wordsOf(contract(salary)[Math.round((top - 290) / ROW)] ?? '', top);
    const box = { left: width * 0.2, top: 0, right: width * 0.8, bottom };
    // The same place is looked at once more, closer, where it says something else.
    const isSalary = first === 0 || height > first * 1.2;
    first ||= height;
    return isSalary ? [{ text: salary, box, baseline: height, size: height, confidence: 0.95 }] : [];
  };
  return { ofPage, ofCard: async () => [] };
}

const inspect = async (told: string, shown: string) => {
  const inspection = await inspectFile(layered(contract(told)), { today, ocr: showing(shown) });
  const finding = inspection.findings.find(({ rule }) => rule === 'R_PDF_HIDDEN_TEXT');
  return { inspection, finding };
};

test('the picture of a scan is believed, and what was laid below it told with both readings', async () => {
  const { inspection, finding } = await inspect('3.540,00', '2.540,00');
  const amounts = Object.values(inspection.fields).map((found) => found?.value);
  expect(amounts).toContain(254_000);
  expect(amounts).not.toContain(354_000);
  expect(finding).toMatchObject({
    outcome: 'failed',
    level: 'warning',
    message: 'checks.R_PDF_HIDDEN_TEXT.other_picture',
  });
  expect(finding?.working[0]).toMatchObject({ page: 1, expected: '2.540,00' });
  expect(finding?.working[0]?.found).toContain('3.540,00');
  expect(inspection.file.work?.steps).toMatchObject([
    {
      pass: 'again',
      page: 1,
      done: true,
      retry: { why: 'letters_contradict_picture', values: expect.arrayContaining(['salary_amount']) },
    },
  ]);
});

test('words that the picture bears out are read as they stand', async () => {
  const { inspection, finding } = await inspect('3.540,00', '3.540,00');
  expect(Object.values(inspection.fields).map((found) => found?.value)).toContain(354_000);
  expect(finding).toMatchObject({ outcome: 'passed', message: 'checks.R_PDF_HIDDEN_TEXT.layer_agrees' });
});
