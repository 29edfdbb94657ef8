import { describe, expect, test } from 'vitest';
import type { Page } from '../../evidence/page.ts';
import { laidOutPage } from '../../extraction/fixtures/laid-out-page.ts';
import { fiscalReader } from '../fiscal/reader.ts';
import { otherReader } from '../other/reader.ts';
import type { DocumentReader } from '../reading.ts';
import { workContractReader } from '../work-contract/reader.ts';
import { fits, mainOf } from './expected.ts';
import { papersInFile } from './papers-in-file.ts';
import { readPapers } from './read-papers.ts';

const readers: readonly DocumentReader[] = [fiscalReader, workContractReader, otherReader];
const context = { today: '2026-11-15', readZone: async () => [] };

const pagesOf = (...texts: readonly (readonly string[])[]): Page[] =>
  texts.map((lines, index) => laidOutPage(lines, { number: index + 1 }));

const cuFront = [
  'CERTIFICAZIONE UNICA 2026',
  'DATI ANAGRAFICI  Codice fiscale  Cognome o Denominazione  Nome',
  'sostituto d’imposta',
];
const cuInside = ['CERTIFICAZIONE LAVORO DIPENDENTE', 'DATI FISCALI   tempo indeterminato', 'Ritenute Irpef'];
const invoice = [
  'Fattura n. 12 del 03/10/2026',
  'Descrizione   Quantità   Prezzo unitario',
  'Imponibile 100,00 IVA 22,00  Totale fattura 122,00',
];
const smallPrint = ['Informativa sul trattamento dei dati personali'];

const cut = (pages: readonly Page[]): unknown[] =>
  papersInFile(pages, readers).map(({ pages: own, recognition }) => [
    recognition?.type ?? null,
    own.map((page) => page.number),
  ]);

describe('papers in a file', () => {
  test('a page without an opinion belongs to the paper before it', () => {
    expect(cut(pagesOf(cuFront, cuInside, smallPrint))).toEqual([['cu', [1, 2, 3]]]);
  });

  test('two certificates in one file are two papers', () => {
    expect(cut(pagesOf(cuFront, cuInside, cuFront, cuInside))).toEqual([
      ['cu', [1, 2]],
      ['cu', [3, 4]],
    ]);
  });

  test('a head that is repeated on page 2 of 3 begins nothing', () => {
    expect(cut(pagesOf(cuFront, [...cuFront, 'Pagina 2 di 3']))).toEqual([['cu', [1, 2]]]);
  });

  test('a bare 2/3 counts pages in the margin, and only there', () => {
    const inMargin = [...cuFront, ...Array.from({ length: 68 }, () => ''), '2/3'];
    expect(cut(pagesOf(cuFront, inMargin))).toEqual([['cu', [1, 2]]]);
    const inText = [...cuFront, ...Array.from({ length: 20 }, () => ''), '2/3'];
    expect(cut(pagesOf(cuFront, inText))).toHaveLength(2);
  });

  test('an annex that a reader would refuse alone stays with its paper', () => {
    const reader: DocumentReader = {
      ...otherReader,
      recognise: (page) => ({
        type: page.number === 1 ? 'account_statement' : 'scalar_statement',
        country: 'IT',
        layout: null,
        score: 0.8,
        starts: page.number === 3,
      }),
    };
    const papers = papersInFile(pagesOf(['saldo'], ['scalare'], ['scalare']), [reader]);
    expect(papers.map(({ pages }) => pages.map((page) => page.number))).toEqual([[1, 2], [3]]);
  });

  test('papers of different kinds are cut where the kind changes', () => {
    expect(cut(pagesOf(cuFront, cuInside, invoice))).toEqual([
      ['cu', [1, 2]],
      ['invoice', [3]],
    ]);
  });

  test('what nobody knows is one unknown paper', () => {
    expect(cut(pagesOf(smallPrint, ['Cara Maria, ti scrivo dal mare']))).toEqual([[null, [1, 2]]]);
  });

  test('an empty page is no paper', () => {
    expect(cut(pagesOf([]))).toEqual([]);
  });

  test('two sides of a card on two pages are one paper, a third side begins another', () => {
    const card = (starts: boolean) => ({ type: 'id_card', country: 'IT', layout: null, score: 0.8, starts }) as const;
    const reader: DocumentReader = {
      ...otherReader,
      kind: 'identity_document',
      recognise: (page) => card(page.number !== 2),
    };
    const papers = papersInFile(pagesOf(['fronte'], ['retro'], ['fronte']), [reader]);
    expect(papers.map(({ pages }) => pages.map((page) => page.number))).toEqual([[1, 2], [3]]);
  });
});

describe('what was expected', () => {
  test('a file with several papers is about the one that was asked for', async () => {
    const readings = await readPapers(pagesOf(invoice, cuFront, cuInside), readers, context);
    expect(mainOf(readings, 'fiscal_document')?.type).toBe('cu');
    expect(mainOf(readings, 'invoice')?.type).toBe('invoice');
    expect(mainOf(readings, null)?.type).toBe('cu');
  });

  test('a wrong paper is known by its name', async () => {
    const readings = await readPapers(pagesOf(invoice), readers, context);
    const main = mainOf(readings, 'payslip');
    expect(main?.type).toBe('invoice');
    expect(main && fits(main, 'payslip')).toBe(false);
  });

  test('kinds and types can both be asked for', () => {
    expect(fits({ kind: 'fiscal_document', type: 'cu' }, 'fiscal_document')).toBe(true);
    expect(fits({ kind: 'fiscal_document', type: 'cu' }, 'modello_730')).toBe(false);
  });
});
