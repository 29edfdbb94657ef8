import type { Page } from '../../../evidence/page.ts';
import { pageOf } from '../../../evidence/testing/page-of-rows.ts';
import { pdfPaper, picturePaper } from '../../forensics/testing/facts.ts';
import { casesOf } from '../../run/testing/cases.ts';
import { type PaperWords, paperOf } from '../../run/testing/papers.ts';
import { fileBlank } from '../blank.ts';
import { fileBlurry } from '../blurry.ts';
import { fileCropped } from '../cropped.ts';

const unread: Page = {
  ...pageOf([], { number: 2 }),
  images: [{ box: { left: 0, top: 0, right: 600, bottom: 800 }, pixelWidth: 900, pixelHeight: 1200 }],
};

const many = (text: string) => pdfPaper({ evidence: { pages: [pageOf([text])], problem: 'too_many_pages' } });
const seen = (meanGray: number, sharpness: number) => () => picturePaper({ traces: { meanGray, sharpness } });

const read =
  (sharpness: number, confidence: number, words: PaperWords = {}) =>
  () => {
    const page = pageOf(['Netto 1.650,00'], { origin: 'ocr' });
    const pages = [{ ...page, words: page.words.map((word) => ({ ...word, confidence })) }];
    return picturePaper({ traces: { sharpness }, evidence: { pages }, words });
  };

const card: PaperWords = { kind: 'identity_document', type: 'id_card' };

interface Shot {
  readonly width?: number;
  readonly height?: number;
  /** Where rows begin and end that leave the picture, and those that do not. */
  readonly cut?: readonly [left: number, right: number];
  readonly confidence?: number;
  readonly words?: PaperWords;
}

/** A photo with some rows that leave it. */
const rows =
  (count: number, { width = 3000, height = 4000, cut = [2, 90], confidence = 1, words = {} }: Shot = {}) =>
  () => {
    const page = pageOf(
      Array.from({ length: 6 }, () => 'Zeile'),
      { origin: 'ocr' },
    );
    const placed = page.words.map((word, row) => {
      const [left, right] = row < count ? cut : [3, 597];
      return { ...word, confidence, box: { ...word.box, left, right } };
    });
    return picturePaper({ picture: { width, height }, evidence: { pages: [{ ...page, words: placed }] }, words });
  };

const WIDTH = 720;
/** A scanned page of ten inches with pictures as wide as this share of it. */
const scanned =
  (pixelWidth: number, share = 1, ...more: readonly number[]) =>
  () =>
    pdfPaper({
      facts: { pages: [{ number: 1, layer: 'scan', imageCover: 1, hiddenLetters: 0 }] },
      evidence: {
        pages: [
          {
            ...pageOf([], { width: WIDTH }),
            images: [pixelWidth, ...more].map((pixels) => ({
              box: { left: 0, top: 0, right: WIDTH * share, bottom: 800 },
              pixelWidth: pixels,
              pixelHeight: 900,
            })),
          },
        ],
      },
    });

/** Whether what was photographed or scanned can be read. */
export const pictureCases = [
  casesOf(fileBlank, {
    passed: [
      'a page with words',
      () => pdfPaper({ evidence: { pages: [pageOf(['Lohn']), pageOf([], { number: 2 })] } }),
    ],
    failed: ['a white sheet', seen(252, 3)],
    edge: [
      { said: 'inconclusive', when: ['as bright as paper in a dim room', seen(245, 39)] },
      { said: 'failed info', when: ['a shade brighter', seen(245.1, 39)] },
      { said: 'passed', when: ['bright, with edges of writing that nobody could read', seen(252, 40)] },
      { said: 'inconclusive', when: ['all black, as if the lens was covered', seen(2, 0)] },
      {
        said: 'failed info',
        when: ['a PDF with nothing on its pages', () => pdfPaper({ evidence: { pages: [pageOf([])] } })],
      },
      {
        said: 'inconclusive',
        when: [
          'an empty page beside a picture that nobody read',
          () => pdfPaper({ evidence: { pages: [pageOf([]), unread] } }),
        ],
      },
      { said: 'passed', when: ['more pages than are read, with words on one', () => many('Lohn')] },
      { said: 'inconclusive', when: ['more pages than are read, and those are empty', () => many('')] },
      {
        said: 'inconclusive',
        when: [
          'a file that could not be opened',
          () => pdfPaper({ facts: null, evidence: { pages: [], problem: 'corrupt' } }),
        ],
      },
      {
        said: '-',
        when: [
          'data of a bank has no pages',
          () => paperOf('a', {}, { format: 'camt', pages: [], text: '<Document/>' }),
        ],
      },
    ],
    inconclusive: ['a picture at which nobody looked', () => picturePaper({ traces: null })],
  }),
  casesOf(fileBlurry, {
    passed: ['sharp and well read', read(900, 0.9)],
    failed: ['shaken, and hardly a word could be read', read(100, 0.3)],
    edge: [
      { said: 'failed warning', when: ['just below sharp, and at the limit of what was read', read(249, 0.4)] },
      { said: 'passed', when: ['as sharp as it takes', read(250, 0.4)] },
      { said: 'passed', when: ['soft, and read a little better', read(249, 0.41)] },
      { said: '-', when: ['identity papers are judged by their reading', read(10, 0.1, card)] },
    ],
    inconclusive: ['not a word was found', () => picturePaper({ traces: { sharpness: 10 } })],
  }),
  casesOf(fileCropped, {
    passed: ['all of the sheet', rows(0)],
    failed: ['six rows leave the picture', rows(6)],
    edge: [
      { said: 'passed', when: ['three rows touch the rim', rows(3)] },
      { said: 'failed warning', when: ['a fourth one does', rows(4)] },
      { said: 'passed', when: ['the least pixels on the shorter side', rows(0, { width: 700, height: 990 })] },
      { said: 'failed warning', when: ['one pixel fewer', rows(0, { width: 699, height: 990 })] },
      { said: 'failed warning', when: ['rows that leave it at the right', rows(4, { cut: [90, 598] })] },
      { said: 'passed', when: ['specks at the rim that were hardly taken for words', rows(4, { confidence: 0.5 })] },
      { said: 'passed', when: ['a card may be smaller', rows(0, { width: 400, height: 600, words: card })] },
      { said: 'failed warning', when: ['a card that is too small', rows(0, { width: 399, height: 600, words: card })] },
      { said: 'inconclusive', when: ['a picture without words', () => picturePaper()] },
      { said: '-', when: ['a printed page', () => pdfPaper()] },
      { said: 'passed', when: ['a scan of ninety dots an inch', scanned(900)] },
      { said: 'passed', when: ['fine letters over a coarse ground', scanned(300, 1, 900)] },
      { said: 'failed warning', when: ['a scan a dot coarser', scanned(899)] },
    ],
    inconclusive: ['a scan put together from small tiles', scanned(900, 0.5)],
  }),
];
