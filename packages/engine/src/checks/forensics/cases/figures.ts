import { casesOf } from '../../run/testing/cases.ts';
import { pdfAlignment } from '../alignment.ts';
import { pdfFontAnomaly } from '../font-anomaly.ts';
import { type Figure, pdfPaper, tableOf } from '../testing/facts.ts';

const fonts = [
  { name: 'ABCDEF+ArialMT', embedded: true },
  { name: 'Helvetica', embedded: false },
  { name: 'XYZXYZ+ArialMT', embedded: true },
  { name: 'ABCDEG+Arial-BoldMT', embedded: true },
];
const all = (count: number): number[] => Array.from({ length: count }, (_, row) => row);

/** A column of amounts; some of them are set otherwise. */
const column =
  (count: number, change: Partial<Figure> | ((row: number) => Partial<Figure>) = {}, rows: readonly number[] = [6]) =>
  () => {
    const figures = Array.from({ length: count }, (_, row) => ({
      text: `${100 + row},50`,
      right: 540,
      baseline: 100 + row * 20,
      ...(rows.includes(row) ? (typeof change === 'function' ? change(row) : change) : {}),
    }));
    return pdfPaper({ evidence: { pages: [tableOf(figures, fonts)] } });
  };

/** A total two points below the line of the box beside it, where its own caption is. */
const totalBesideBox = (captionAt: number) => () => {
  const figures = Array.from({ length: 14 }, (_, row) => ({
    text: `${100 + row},50`,
    right: 540,
    baseline: 100 + row * 20 + (row === 6 ? 2 : 0),
  }));
  const page = tableOf(figures, fonts);
  const [model] = page.words;
  const caption = (text: string, left: number, baseline: number, size: number) =>
    model && {
      ...model,
      ...{ text, size, baseline, box: { left, right: left + 40, top: baseline - size, bottom: baseline } },
    };
  const size = model?.size ?? 9;
  const others = [
    caption('Chimico', 60, 220, size),
    caption('Farmaceutico', 120, 220, size),
    caption('Totale', 300, captionAt, size * 0.9),
  ];
  const words = [...page.words, ...others.flatMap((word) => word ?? [])];
  return pdfPaper({ evidence: { pages: [{ ...page, words }] } });
};

const another = { font: 1 } as const;
const short = { font: 1, text: '9,50' } as const;
const stray = (row: number): Partial<Figure> => ({ right: 539 - row / 20 });

/** Whether figures are printed like those around them. */
export const figureCases = [
  casesOf(pdfFontAnomaly, {
    passed: ['one font throughout', column(14)],
    failed: ['one figure in letters of its own', column(14, another)],
    edge: [
      { said: 'passed', when: ['six figures are enough to compare', column(6)] },
      { said: 'inconclusive', when: ['five are not', column(5)] },
      { said: 'passed', when: ['a bold total', column(14, { font: 3 }, [13])] },
      { said: 'passed', when: ['letters of the reader’s own machine', column(14, { font: 1 }, all(14))] },
      {
        said: 'failed warning',
        when: [
          'whole euros, one in letters of its own',
          column(14, (row) => ({ text: `1${row}.206`, ...(row === 6 ? another : {}) }), all(14)),
        ],
      },
      { said: 'failed warning', when: ['another copy of the same font', column(14, { font: 2 })] },
      { said: 'failed critical', when: ['out of line as well', column(14, { font: 1, baseline: 221.2 })] },
      { said: 'failed warning', when: ['three in four share a font', column(16, another, [1, 5, 9, 13])] },
      { said: 'failed warning', when: ['four odd ones of many', column(30, short, [1, 5, 9, 13])] },
      {
        said: 'inconclusive',
        when: ['five, which are rather a matter of style', column(30, short, [1, 5, 9, 13, 17])],
      },
      { said: 'inconclusive', when: ['fewer than three in four do', column(16, another, [1, 4, 7, 10, 13])] },
    ],
    inconclusive: ['every second figure in another font', column(14, another, [0, 2, 4, 6, 8, 10, 12])],
  }),
  casesOf(pdfAlignment, {
    passed: ['all in line', column(14)],
    failed: ['one beside the edge of its column', column(14, { right: 538.2 })],
    edge: [
      { said: 'passed', when: ['a hair beside the edge', column(14, { right: 539.3 })] },
      { said: 'failed warning', when: ['a little more than a hair', column(14, { right: 539.1 })] },
      { said: 'passed', when: ['a hair above its row', column(14, { baseline: 220.5 })] },
      { said: 'failed warning', when: ['clearly above its row', column(14, { baseline: 220.7 })] },
      {
        said: 'passed',
        when: ['a total on the line of its caption, beside a box with other lines', totalBesideBox(222)],
      },
      { said: 'failed warning', when: ['one on no line at all', totalBesideBox(260)] },
      { said: 'passed', when: ['a figure elsewhere on the page', column(14, { right: 400 })] },
      { said: 'passed', when: ['eight figures are enough to compare', column(8)] },
      { said: 'inconclusive', when: ['seven are not', column(7)] },
      { said: 'failed warning', when: ['one in ten strays', column(10, { right: 538.2 })] },
      { said: 'failed warning', when: ['three of many stray, each its own way', column(50, stray, [8, 18, 28])] },
      { said: 'inconclusive', when: ['four do', column(50, stray, [8, 18, 28, 38])] },
      { said: 'inconclusive', when: ['one in nine does', column(9, { right: 538.2 })] },
    ],
    inconclusive: ['hardly a figure on the page', column(3)],
  }),
];
