import { describe, expect, test } from 'vitest';
import { factsOf, pdfPaper } from '../forensics/testing/facts.ts';
import type { Rule } from '../rule.ts';
import { contextOf } from '../run/testing/context.ts';
import { pageOf, paperOf, setOf } from '../run/testing/papers.ts';
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
    ['pages in another order', ['Seite 1 von 3', 'Seite 3 von 3', 'Seite 2 von 3'], []],
  ])('numbers of pages: %s', (_, texts, stray) => {
    const evidence = { pages: texts.map((text, index) => ({ ...pageOf(text.split(' ')), number: index + 1 })) };
    const paper = pdfPaper({ words: { pages: texts.map((_text, index) => index + 1) }, evidence });
    const judgement = fileMerged.judge(paper, contextOf());
    expect(judgement?.outcome).toBe(stray.length > 0 ? 'failed' : 'passed');
    expect(judgement?.working.map(({ page }) => page)).toEqual(stray);
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
