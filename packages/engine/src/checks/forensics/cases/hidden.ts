import type { Page } from '../../../evidence/page.ts';
import { pageOf } from '../../../evidence/testing/page-of-rows.ts';
import type { HiddenText } from '../../../traces/pdf/drawing/hidden-text.ts';
import { casesOf } from '../../run/testing/cases.ts';
import { pdfAnnotations } from '../annotations.ts';
import { pdfBarcodeMatch } from '../barcode-match.ts';
import { pdfHiddenText } from '../hidden-text.ts';
import { annotationOf, BOX, pageTracesOf, pdfPaper } from '../testing/facts.ts';

/** A page with one word in the place that findings point at, or beside it. */
const withWord = (text: string, box = BOX): Page => ({
  ...pageOf([]),
  words: pageOf([text]).words.map((word) => ({ ...word, box })),
});
const below = { ...BOX, top: BOX.bottom, bottom: BOX.bottom + 10 };
const figure = { text: '9.250,00', isHidden: false };

const hidden =
  (text: string, why: HiddenText['why'] = 'no_ink', page = pageOf([])) =>
  () =>
    pdfPaper({ traces: { pages: [pageTracesOf({ hidden: [{ box: BOX, text, why }] })] }, evidence: { pages: [page] } });

const scan = { number: 1, layer: 'recognised' as const, imageCover: 1, hiddenLetters: 50 };

const noted =
  (more: Parameters<typeof annotationOf>[0], page = withWord('9.250,00')) =>
  () =>
    pdfPaper({ facts: { annotations: [annotationOf({ below: figure, ...more })] }, evidence: { pages: [page] } });

const code = 'BCD\n002\n1\nSCT\n\nACME\nDE89370400440532013000\nEUR650.5';
const coded =
  (text: string, rows: readonly string[], origin: 'text' | 'ocr' = 'text') =>
  () =>
    pdfPaper({
      evidence: { pages: [pageOf(rows, { origin })] },
      traces: { barcodes: [{ text, page: 1, box: BOX }] },
    });

/** What is on a page besides its print. */
export const hiddenCases = [
  casesOf(pdfHiddenText, {
    passed: ['all that is there can be seen', () => pdfPaper()],
    failed: ['a balance without ink', hidden('Saldo 1.250,00')],
    edge: [
      { said: 'failed critical', when: ['under a printed figure', hidden('1.250,00', 'no_ink', withWord('9.250,00'))] },
      {
        said: 'failed warning',
        when: [
          'above a printed figure, without touching it',
          hidden('1.250,00', 'no_ink', withWord('9.250,00', below)),
        ],
      },
      { said: 'failed warning', when: ['under a printed word', hidden('1.250,00', 'no_ink', withWord('Saldo'))] },
      {
        said: 'failed critical',
        when: [
          'a figure that machines are told to read otherwise',
          () => pdfPaper({ traces: { lyingWords: [{ page: 1, x: 0, y: 772, drawn: '125000', told: '9.250,00' }] } }),
        ],
      },
      { said: 'passed', when: ['a mark for machines', hidden('DOKID4711', 'white')] },
      { said: 'passed', when: ['outside of the sheet', hidden('1.250,00', 'outside')] },
      { said: 'passed', when: ['the name of a program, with its version', hidden('Powered by TCPDF 6.2.25')] },
    ],
    inconclusive: [
      'words below a scan that nobody held against its picture',
      () => pdfPaper({ facts: { pages: [scan] } }),
    ],
  }),
  casesOf(pdfAnnotations, {
    passed: ['no notes', () => pdfPaper()],
    failed: ['a box of text over a printed figure', noted({})],
    edge: [
      {
        said: 'passed',
        when: ['a box that ends where the figure begins', noted({ below: null }, withWord('9.250,00', below))],
      },
      { said: 'passed', when: ['a marker over the figure', noted({ type: 'highlight' })] },
      {
        said: 'failed warning',
        when: ['a marker that takes it from sight', noted({ type: 'highlight', below: { ...figure, isHidden: true } })],
      },
      { said: 'passed', when: ['words of its own on blank paper', noted({ below: null })] },
      { said: 'failed warning', when: ['a hidden remark', noted({ type: 'text', hidden: true })] },
      { said: 'passed', when: ['a hidden link', noted({ type: 'link', hidden: true })] },
      {
        said: 'inconclusive',
        when: [
          'a box on a picture that nobody could read',
          noted({ below: null }, { ...pageOf([]), images: [{ box: BOX, pixelWidth: 9, pixelHeight: 9 }] }),
        ],
      },
    ],
    inconclusive: ['a file that could not be opened', () => pdfPaper({ facts: null })],
  }),
  casesOf(pdfBarcodeMatch, {
    passed: ['account and amount as printed', coded(code, ['IBAN DE89 3704 0044 0532 0130 00', 'Summe 650,50'])],
    failed: ['another amount is printed', coded(code, ['DE89370400440532013000', '950,50'])],
    edge: [
      {
        said: 'failed critical',
        when: ['the same digits, another comma', coded(code, ['DE89370400440532013000', '65.050'])],
      },
      {
        said: 'passed',
        when: ['an account and no amount', coded(code.replace('EUR650.5', ''), ['DE89370400440532013000'])],
      },
      { said: 'inconclusive', when: ['a mismatch with words read from pixels', coded(code, ['950,50'], 'ocr')] },
      { said: '-', when: ['no code at all', () => pdfPaper()] },
    ],
    inconclusive: ['a code for machines', coded('DM000123', ['650,50'])],
  }),
];
