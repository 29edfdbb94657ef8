import { expect, test } from 'vitest';
import { pageOf } from '../../evidence/testing/page-of-rows.ts';
import { contextOf, sayOf } from '../run/testing/context.ts';
import { pdfAlignment } from './alignment.ts';
import { pdfFontAnomaly } from './font-anomaly.ts';
import { familyOf, fontName, isAmount } from './ground/figures.ts';
import { type Figure, pdfPaper, tableOf } from './testing/facts.ts';

const fonts = [
  { name: 'ABCDEF+ArialMT', embedded: true },
  { name: 'Helvetica', embedded: false },
  { name: 'XYZXYZ+ArialMT', embedded: true },
  { name: 'ABCDEG+Arial-BoldMT', embedded: true },
];
const rows = (count: number): Figure[] =>
  Array.from({ length: count }, (_, row) => ({ text: `${100 + row},50`, right: 540, baseline: 100 + row * 20 }));
const withRow = (row: number, change: Partial<Figure>, count = 14): Figure[] =>
  rows(count).map((figure, index) => (index === row ? { ...figure, ...change } : figure));
const paper = (figures: readonly Figure[]) => pdfPaper({ evidence: { pages: [tableOf(figures, fonts)] } });

test.each(['1.234,56', '12,00', '1,234.56', '-650,00', '650,00-', "1'234.56"])('%s is an amount', (text) => {
  expect(isAmount(text)).toBe(true);
});

test.each(['12.10.2026', '1234', 'A1,00', '1,2'])('%s is none', (text) => {
  expect(isAmount(text)).toBe(false);
});

test('fonts are told by family, with and without their prefix', () => {
  expect(fontName('ABCDEF+ArialMT')).toEqual({ subset: 'ABCDEF', base: 'ArialMT' });
  expect(['ABCDEF+Arial-BoldMT', 'ArialMT', 'Arial,Italic'].map(familyOf)).toEqual(['arial', 'arial', 'arial']);
});

test('the last cell of a row with cells of its own is of no column', () => {
  const cells = [120, 210, 330].map((right, at) => ({ text: `${40 + at},50`, right, baseline: 220 }));
  const last = { text: '61,99', right: 541, baseline: 220 };
  const others = rows(14).filter(({ baseline }) => baseline !== 220);
  expect(sayOf(pdfAlignment, paper([...others, ...cells, last]))).toBe('passed');
  expect(sayOf(pdfAlignment, paper([...others, last]))).toBe('failed warning');
});

test('a result in large print has an edge of its own', () => {
  expect(sayOf(pdfAlignment, paper(withRow(6, { right: 538, size: 14 })))).toBe('passed');
  expect(sayOf(pdfAlignment, paper(withRow(6, { right: 538 })))).toBe('failed warning');
});

test('figures end with the currency behind them, and no edge is expected where they have none', () => {
  const widths = [0, 1.2, 0.3, 0.9, 0.1, 1.4, 0.6, 0.2, 1.1, 0.5, 1.3, 0.4, 0.8, 0.7];
  const signs = rows(14).map((figure) => ({ ...figure, text: '€', right: 552 }));
  const ragged = rows(14).map((figure, row) => ({ ...figure, right: 540 + (widths[row] ?? 0) }));
  expect(sayOf(pdfAlignment, paper([...ragged, ...signs]))).toBe('passed');
  const six = rows(14).map((figure, row) => ({ ...figure, right: 540 + (row % 2 ? 0 : (widths[row] ?? 0) + 0.3) }));
  expect(sayOf(pdfAlignment, paper(six))).toBe('passed');
  expect(sayOf(pdfAlignment, paper(withRow(6, { right: 538.8 })))).toBe('failed warning');
});

test('one figure in a font of its own warns, with its place and both fonts', () => {
  expect(pdfFontAnomaly.judge(paper(withRow(6, { font: 1, text: '9.900,00' })), contextOf())).toMatchObject({
    outcome: 'failed',
    level: 'warning',
    working: [{ page: 1, found: 'Helvetica', expected: 'ABCDEF+ArialMT' }],
  });
});

test('a bold figure in a second copy of the bold letters warns, in the paper’s own bold letters it does not', () => {
  const own = [
    { name: 'Helvetica', embedded: false },
    { name: 'Helvetica-Bold', embedded: false },
    { name: 'QWERTY+Helvetica-Bold', embedded: false },
  ];
  const heads = Array.from({ length: 4 }, (_, row) => ({
    text: 'Zusammenfassung',
    right: 200,
    baseline: 40 + row * 10,
    font: 1,
  }));
  const say = (font: number) => {
    const figures = [...rows(14), ...heads, { text: '3.355,52', right: 540, baseline: 500, font }];
    return sayOf(pdfFontAnomaly, pdfPaper({ evidence: { pages: [tableOf(figures, own)] } }));
  };
  expect(say(2)).toBe('failed warning');
  expect(say(1)).toBe('passed');
});

test('a sum in the bold letters of its caption may be set a little larger', () => {
  const own = [
    { name: 'ABCDEF+ArialMT', embedded: true },
    { name: 'ABCDEG+Arial-BoldMT', embedded: true },
  ];
  const say = (captionFont: number) => {
    const page = tableOf(
      [...rows(7), { text: '2.557,08', right: 540, baseline: 240, font: 1, size: 9.6 }, ...rows(14).slice(8)],
      own,
    );
    const words = page.words.map((word) =>
      word.baseline === 240 && !/\d/.test(word.text) ? { ...word, font: captionFont } : word,
    );
    return sayOf(pdfFontAnomaly, pdfPaper({ evidence: { pages: [{ ...page, words }] } }));
  };
  expect(say(1)).toBe('passed');
  expect(say(0)).toBe('failed warning');
});

test('in running text a second selection of its letters is told, also where it sticks to the word before', () => {
  const own = [
    { name: 'Helvetica', embedded: false },
    { name: 'QWERTY+Helvetica', embedded: true },
  ];
  const sentence = (text: string, font: number) => {
    const page = tableOf([{ text, right: 540, baseline: 100, font }], own);
    return pdfPaper({ evidence: { pages: [page] } });
  };
  expect(sayOf(pdfFontAnomaly, sentence('53.908,00', 1))).toBe('failed warning');
  expect(sayOf(pdfFontAnomaly, sentence('Jahresgehalt53.908,00', 0))).toBe('failed warning');
  expect(sayOf(pdfFontAnomaly, sentence('53.908,00', 0))).toBe('inconclusive');
});

test('a row in letters that the file does not hold, amid figures whose letters it does, is told', () => {
  const row = (count: number) => [
    { text: 'x'.repeat(count), right: 200, baseline: 600, font: 1 },
    { text: '1.200,00', right: 540, baseline: 600, font: 1 },
  ];
  expect(sayOf(pdfFontAnomaly, paper([...rows(14), ...row(80)]))).toBe('failed warning');
  expect(sayOf(pdfFontAnomaly, paper([...rows(14), ...row(90)]))).toBe('passed');
});

test('an untidy page proves nothing', () => {
  expect(
    sayOf(
      pdfAlignment,
      paper(rows(14).map((figure, row) => ({ ...figure, baseline: figure.baseline + (row % 3) * 0.7 }))),
    ),
  ).toBe('inconclusive');
  expect(sayOf(pdfAlignment, pdfPaper({ evidence: { pages: [pageOf(['nichts'])] } }))).toBe('inconclusive');
});

/** One sentence with one figure in it, so far above its line. */
const sentence = (above: number) => {
  const page = tableOf([{ text: '70.572,00', right: 200, baseline: 100 - above }], fonts);
  const [first, second, figure] = page.words;
  if (!first || !second || !figure) throw new Error('no words');
  const at = (text: string, left: number) => ({
    ...first,
    text,
    box: { ...first.box, left, right: left + text.length * 5 },
  });
  const words = [at('brutto', 90), at('EUR', 124), { ...figure, box: { ...figure.box, left: 142, right: 187 } }];
  return pdfPaper({ evidence: { pages: [{ ...page, words: [...words, at('im', 190), at('Jahr', 204)] }] } });
};

test.each([
  ['on its line', 0, 'inconclusive'],
  ['a hair above it', 0.4, 'inconclusive'],
  ['clearly above it', 0.9, 'failed warning'],
])('a figure in a sentence, %s', (_, above, said) => {
  expect(sayOf(pdfAlignment, sentence(above))).toBe(said);
});
