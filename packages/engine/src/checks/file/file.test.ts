import { describe, expect, test } from 'vitest';
import { pageOf } from '../../evidence/testing/page-of-rows.ts';
import { factsOf, pdfPaper } from '../forensics/testing/facts.ts';
import type { Rule } from '../rule.ts';
import { contextOf } from '../run/testing/context.ts';
import { paperOf, setOf } from '../run/testing/papers.ts';
import type { InspectedPaper } from '../subject.ts';
import { fileActiveContent } from './active-content.ts';
import { fileCorrupt } from './corrupt.ts';
import { fileDuplicate } from './duplicate.ts';
import { fileEncrypted } from './encrypted.ts';
import { fileKind } from './file-kind.ts';
import { fileMerged } from './merged.ts';
import { fileSize } from './size.ts';
import { fileType } from './type.ts';

const variantOf = (rule: Rule<InspectedPaper>, paper: InspectedPaper) => rule.judge(paper, contextOf())?.variant;

test('UPL-06 what cannot be taken blocks, and each reason has words of its own', () => {
  expect([fileType, fileSize, fileEncrypted, fileCorrupt, fileActiveContent].every(({ blocking }) => blocking)).toBe(
    true,
  );
  const launching = pdfPaper({ facts: { programs: { ...factsOf().programs, launches: 1 } } });
  expect([
    variantOf(fileType, paperOf('a', {}, { format: 'unknown', problem: 'unsupported' })),
    variantOf(fileSize, paperOf('a', {}, { problem: 'too_large' })),
    variantOf(fileCorrupt, paperOf('a', [], { problem: 'empty' })),
    variantOf(fileActiveContent, launching),
  ]).toEqual(['unsupported', 'pixels', 'empty', 'launch']);
});

test('UPL-06 a file under a false name is called by the ending that it bears', () => {
  const paper = { ...paperOf('a', {}, { format: 'pdf' }), fileName: 'slip.DOCX' };
  expect(fileType.judge(paper, contextOf())).toMatchObject({
    outcome: 'failed',
    data: { named: 'docx', format: 'pdf' },
  });
});

test('sums of a form, attached files and links are told and not held against anybody', () => {
  const programs = (more: object) => ({ ...factsOf().programs, ...more });
  expect([
    variantOf(fileActiveContent, pdfPaper({ facts: { programs: programs({ scripts: 9 }) } })),
    variantOf(fileActiveContent, pdfPaper({ facts: { attachments: [{ name: 'x.xml', size: 1 }] } })),
    variantOf(
      fileActiveContent,
      pdfPaper({ facts: { programs: programs({ links: 1 }) }, traces: { opening: ['URI'] } }),
    ),
  ]).toEqual(['form_scripts', 'attachments', 'links']);
});

test('UPL-05 a duplicate names both papers', () => {
  const paper = (id: string) => paperOf(id, {}, { sha256: 'x' });
  expect(fileDuplicate.judge(setOf(paper('a'), paper('b')), contextOf())).toMatchObject({
    outcome: 'failed',
    papers: ['b', 'a'],
    working: [{ paper: 'b', what: 'same file' }],
  });
});

describe('UPL-05 merged files', () => {
  test.each([
    ['a page two of two behind the only page', ['pagina 1 di 1', 'pagina 2 di 2'], [2]],
    ['a second page two', ['Finanzreport', 'Seite 2', 'Seite 2'], [3]],
    ['papers that each count from one', ['Seite 1 von 1', 'Seite 1 von 1'], []],
    ['papers of two pages each', ['Seite 1 von 2', 'Seite 2 von 2', 'Seite 1 von 2', 'Seite 2 von 2'], []],
    ['pages in order', ['Seite 1 von 3', 'Seite 2 von 3', 'Seite 3 von 3'], []],
    ['sums that are carried from page to page', ['Auszug', 'Übertrag auf Blatt 2', 'Übertrag auf Blatt 2'], []],
    ['pages in another order', ['Seite 1 von 3', 'Seite 3 von 3', 'Seite 2 von 3'], []],
  ])('numbers of pages: %s', (_, texts, stray) => {
    const evidence = { pages: texts.map((text, index) => ({ ...pageOf(text.split(' ')), number: index + 1 })) };
    const paper = pdfPaper({ words: { pages: texts.map((_text, index) => index + 1) }, evidence });
    const judgement = fileMerged.judge(paper, contextOf());
    expect(judgement?.outcome).toBe(stray.length > 0 ? 'failed' : 'passed');
    expect(judgement?.working.map(({ page }) => page)).toEqual(stray);
  });

  test('papers of several offices may be bound together, months of several banks are worth a look', () => {
    const pages = [pageOf(['A']), pageOf(['B'], { number: 2 })];
    const bound = (kind: 'fiscal_document' | 'bank_statement', type: 'cu' | 'account_statement') => {
      const words = ['one', 'other'].map((layout, place) => ({ kind, type, layout, pages: [place + 1] }));
      return fileMerged.judge(paperOf('a', words, { pages, pdf: factsOf() }), contextOf());
    };
    expect(bound('fiscal_document', 'cu')?.outcome).toBe('passed');
    expect(bound('bank_statement', 'account_statement')).toMatchObject({
      outcome: 'failed',
      working: [{ what: 'issuer', page: 2, expected: 'one', found: 'other' }],
    });
  });

  test.each([
    ['a payslip and a statement', ['payslip', 'bank_statement'], 'passed several'],
    ['two statements of one bank', ['bank_statement', 'bank_statement'], 'failed'],
    ['a statement and a page that nobody knows', ['bank_statement', 'other'], 'failed'],
  ] as const)('UPL-05 a tool that binds %s together', (_, kinds, told) => {
    const types = { payslip: 'payslip', bank_statement: 'account_statement', other: 'unknown' } as const;
    const words = kinds.map((kind, at) => ({ kind, type: types[kind], layout: 'one', pages: [at + 1] }));
    const pages = ['Arial', 'Courier'].map((name, at) =>
      pageOf([name], { number: at + 1, fonts: [{ name, embedded: true }] }),
    );
    const pdf = factsOf({ metadata: { ...factsOf().metadata, producer: 'iLovePDF' } });
    const judgement = fileMerged.judge(paperOf('a', words, { pages, pdf }), contextOf());
    expect([judgement?.outcome, judgement?.variant].filter(Boolean).join(' ')).toBe(told);
  });

  const own = 'IT60X0542811101000000123456';
  const booking = '01.10.2026 POS 10,00';
  test.each([
    ['another bank heads the page', ['Konto DE68 1007 0000 7148 4344 82', booking], [2]],
    ['a booking names another bank', [booking, 'IBAN DE68100700007148434482'], []],
    ['the own account stands there too', [own, 'IBAN DE68100700007148434482', booking], []],
    ['another account of the same bank', ['IBAN IT40S0542811101000000123457', booking], []],
    ['it is said whose account it is', ['Referenzkonto DE68100700007148434482', booking], []],
  ])('UPL-05 accounts of pages: %s', (_, rows, foreign) => {
    const pages = [pageOf([own, booking]), pageOf(rows, { number: 2 })];
    const words = { kind: 'bank_statement', type: 'account_statement', fields: { iban: own }, pages: [1, 2] } as const;
    const judgement = fileMerged.judge(pdfPaper({ words, evidence: { pages } }), contextOf());
    expect(judgement?.working.filter(({ what }) => what === 'iban').map(({ page }) => page)).toEqual(foreign);
    expect(judgement?.outcome).toBe(foreign.length > 0 ? 'failed' : 'passed');
  });
});

test('how a file was made is told by its pages', () => {
  const layers = (...found: readonly ('printed' | 'scan' | 'recognised' | 'none')[]) =>
    variantOf(
      fileKind,
      pdfPaper({
        facts: { pages: found.map((layer, index) => ({ number: index + 1, layer, imageCover: 0, hiddenLetters: 0 })) },
      }),
    );
  expect([
    layers('printed', 'none'),
    layers('scan'),
    layers('recognised'),
    layers('none'),
    layers('scan', 'printed'),
  ]).toEqual(['true_pdf', 'image_pdf', 'scan_with_text', 'flattened', 'mixed']);
});
