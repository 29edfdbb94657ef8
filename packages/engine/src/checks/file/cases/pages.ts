import { pageOf } from '../../../evidence/testing/page-of-rows.ts';
import { factsOf, pdfPaper } from '../../forensics/testing/facts.ts';
import { casesOf } from '../../run/testing/cases.ts';
import { paperOf } from '../../run/testing/papers.ts';
import { fileMarkedSample } from '../marked-sample.ts';
import { fileMerged } from '../merged.ts';
import { filePagesMissing } from '../pages-missing.ts';

const counted =
  (rows: readonly string[], origin: 'text' | 'ocr' = 'text') =>
  () =>
    paperOf(
      'a',
      { pages: rows.map((_, index) => index + 1) },
      { pages: rows.map((row, index) => pageOf([row], { number: index + 1, origin })) },
    );

const ROWS_OF_A_LIST = 12;
const twice = () => {
  const rows = Array.from(
    { length: ROWS_OF_A_LIST },
    (_, row) => `${row + 10}.03.2026 Karte REWE Filiale ${row} -12,50`,
  );
  return paperOf('a', { pages: [1] }, { pages: [1, 2].map((number) => pageOf(rows, { number })), pdf: factsOf() });
};

const LINES_TO_THE_FOOT = 52;
const atFoot = (...rows: readonly string[]) => {
  const pages = rows.map((row, index) =>
    pageOf([...Array<string>(LINES_TO_THE_FOOT).fill(''), row], { number: index + 1 }),
  );
  const reading = {
    kind: 'bank_statement',
    type: 'account_statement',
    pages: pages.map(({ number }) => number),
  } as const;
  return () => paperOf('a', reading, { pages, pdf: factsOf() });
};

interface Sheet {
  readonly width?: number;
  readonly height?: number;
  readonly font?: string;
}

const sheets =
  (producer: string, ...all: readonly Sheet[]) =>
  () =>
    pdfPaper({
      facts: { metadata: { ...factsOf().metadata, producer } },
      evidence: {
        pages: all.map(({ width = 595, height = 842, font = 'Arial' }, index) =>
          pageOf(['Lohn'], { number: index + 1, width, height, fonts: [{ name: font, embedded: true }] }),
        ),
      },
    });

const saying =
  (row: string, more: { origin?: 'text' | 'ocr'; size?: number } = {}) =>
  () => {
    const { origin = 'text', size } = more;
    const page = pageOf(['Estratto conto al 31/10/2026', row], { origin });
    const words = size === undefined ? page.words : page.words.map((word) => ({ ...word, size }));
    return paperOf('a', { kind: 'bank_statement', type: 'account_statement' }, { pages: [{ ...page, words }] });
  };

/** Whether the pages of a file are all of one paper. */
export const pagesCases = [
  casesOf(filePagesMissing, {
    passed: ['both of two', counted(['Seite 1 von 2', 'Seite 2 von 2'])],
    failed: ['two of three', counted(['Pagina 1 di 3', 'Pagina 2 di 3'])],
    edge: [
      { said: 'passed', when: ['one page of one', counted(['Foglio 1 di 1'])] },
      { said: 'passed', when: ['a page that prints no number', counted(['Seite 1 von 2', 'Anlage'])] },
      { said: 'inconclusive', when: ['a day behind the number of a page', counted(['Blatt 1 / 05.11.2026'])] },
      { said: 'failed critical', when: ['the first is missing', counted(['Seite 2 von 2'])] },
      {
        said: 'failed warning',
        when: ['numbers read from pixels', counted(['Pagina 1 di 3', 'Pagina 2 di 3'], 'ocr')],
      },
      {
        said: 'inconclusive',
        when: ['two papers that each count from one', counted(['Seite 1 von 2', 'Seite 1 von 1'])],
      },
      { said: 'passed', when: ['numbers alone at the foot', atFoot('Banca 1/2', 'Banca 2/2')] },
      { said: 'failed critical', when: ['of which the third is not there', atFoot('1 di 3', '2 di 3')] },
      { said: 'inconclusive', when: ['two numbers that do not count up', atFoot('10/26', '10/26')] },
      { said: 'inconclusive', when: ['a day at the foot', atFoot('01/10/26', '02/10/26')] },
    ],
    inconclusive: ['a paper that does not count', counted(['Lohn'])],
  }),
  casesOf(fileMerged, {
    passed: ['two pages of one make', sheets('OpenPDF 1.3', {}, {})],
    failed: ['other sheets in other letters', sheets('OpenPDF 1.3', {}, { width: 500, height: 700, font: 'Courier' })],
    edge: [
      { said: 'passed', when: ['one difference alone', sheets('OpenPDF 1.3', {}, { width: 500, height: 700 })] },
      {
        said: 'failed warning',
        when: ['one, by a tool that joins files', sheets('iLovePDF', {}, { width: 500, height: 700 })],
      },
      { said: 'passed', when: ['a turned sheet by such a tool', sheets('iLovePDF', {}, { width: 842, height: 595 })] },
      { said: 'passed', when: ['sheets that differ by a hair', sheets('iLovePDF', {}, { width: 598.9, height: 842 })] },
      {
        said: 'failed warning',
        when: ['sheets that differ by more', sheets('iLovePDF', {}, { width: 599, height: 842 })],
      },
      { said: 'passed', when: ['a single page', sheets('iLovePDF', {})] },
      { said: 'failed warning', when: ['a page that stands there twice', twice] },
      { said: 'passed', when: ['pages that count up at the foot', atFoot('1/2', '2/2')] },
      { said: 'failed warning', when: ['a second page two behind them', atFoot('1/2', '2/2', '2/2')] },
      { said: 'passed', when: ['a page of the same paper in another count of its own', atFoot('1/2', '2/2', '1/1')] },
    ],
    inconclusive: ['a file that could not be opened', () => pdfPaper({ facts: null })],
  }),
  casesOf(fileMarkedSample, {
    passed: ['a statement like any other', saying('Saldo finale 1.234,56')],
    failed: ['it calls itself a facsimile', saying('FAC-SIMILE')],
    edge: [
      { said: 'failed info', when: ['in words that stand apart', saying('FAC SIMILE')] },
      { said: 'passed', when: ['a person of that name', saying('Bonifico a Erika Muster')] },
      { said: 'passed', when: ['a signature that was deposited', saying('Spese per specimen di firma')] },
      { said: 'failed info', when: ['large across the sheet', saying('MUSTER', { size: 48 })] },
    ],
    inconclusive: ['a scan, where faint print is lost', saying('Saldo finale 1.234,56', { origin: 'ocr' })],
  }),
];
