import { describe, expect, test } from 'vitest';
import { BOX, factsOf, pdfPaper, picturePaper } from '../forensics/testing/facts.ts';
import { contextOf, sayOf } from '../run/testing/context.ts';
import { pageOf, paperOf, setOf } from '../run/testing/papers.ts';
import { fileActiveContent } from './active-content.ts';
import { fileBlank } from './blank.ts';
import { fileBlurry } from './blurry.ts';
import { fileCorrupt } from './corrupt.ts';
import { fileCropped } from './cropped.ts';
import { fileDuplicate } from './duplicate.ts';
import { fileEncrypted } from './encrypted.ts';
import { fileKind } from './file-kind.ts';
import { fileMerged } from './merged.ts';
import { filePagesMissing } from './pages-missing.ts';
import { fileSize } from './size.ts';
import { fileType } from './type.ts';

const named = (fileName: string | null, format: 'pdf' | 'png' | 'jpeg' | 'unknown' = 'pdf') => ({
  ...paperOf('a', {}, { format, problem: format === 'unknown' ? 'unsupported' : null }),
  fileName,
});

test.each([
  ['the name fits', named('slip.pdf'), 'passed'],
  ['no name at all', named(null), 'passed'],
  ['a picture under another picture’s name', named('id.jpg', 'png'), 'passed'],
  ['a picture called a PDF', named('slip.pdf', 'jpeg'), 'failed critical'],
  ['something that only pretends', named('slip.pdf', 'unknown'), 'failed critical'],
])('UPL-06 type: %s', (_, paper, said) => {
  expect(sayOf(fileType, paper)).toBe(said);
});

test.each([
  ['small enough', { size: 20 * 1024 * 1024 }, 'passed'],
  ['one byte too many', { size: 20 * 1024 * 1024 + 1 }, 'failed critical'],
  ['few bytes and too many pixels', { size: 1000, problem: 'too_large' }, 'failed critical'],
] as const)('UPL-06 size: %s', (_, evidence, said) => {
  expect(sayOf(fileSize, paperOf('a', {}, evidence))).toBe(said);
});

test('UPL-06 a locked file is told, one that opens is fine, a picture is not asked', () => {
  expect(sayOf(fileEncrypted, paperOf('a', [], { problem: 'encrypted' }))).toBe('failed critical');
  expect(sayOf(fileEncrypted, pdfPaper({ facts: { isProtected: true } }))).toBe('passed');
  expect(sayOf(fileEncrypted, paperOf('a', [], { problem: 'corrupt' }))).toBe('inconclusive');
  expect(sayOf(fileEncrypted, picturePaper())).toBe('-');
});

test('UPL-06 broken and empty files are told, files that nobody looked into are not', () => {
  const say = (problem: 'corrupt' | 'empty' | 'encrypted' | 'timeout' | 'too_many_pages' | null) =>
    sayOf(fileCorrupt, paperOf('a', [], { problem }));
  expect([say('corrupt'), say('empty'), say(null), say('too_many_pages')]).toEqual([
    'failed critical',
    'failed critical',
    'passed',
    'passed',
  ]);
  expect([say('encrypted'), say('timeout')]).toEqual(['inconclusive', 'inconclusive']);
});

describe('what a file does by itself', () => {
  const programs = (more: object) => ({ ...factsOf().programs, ...more });

  test('nothing is fine', () => {
    expect(sayOf(fileActiveContent, pdfPaper())).toBe('passed');
  });

  test('a script that runs on opening, a program that is started', () => {
    const script = pdfPaper({ facts: { programs: programs({ scripts: 1 }) }, traces: { opening: ['JavaScript'] } });
    const launch = pdfPaper({ facts: { programs: programs({ launches: 1 }) } });
    const packed = pdfPaper({ traces: { packed: { scripts: 0, launches: 1 } } });
    expect([script, launch, packed].map((paper) => sayOf(fileActiveContent, paper))).toEqual(
      Array.from({ length: 3 }, () => 'failed critical'),
    );
  });

  test('sums of a form, attached files and links are told and not held against anybody', () => {
    const form = pdfPaper({ facts: { programs: programs({ scripts: 9 }) } });
    const invoice = pdfPaper({ facts: { attachments: [{ name: 'x.xml', size: 1 }] } });
    const link = pdfPaper({ facts: { programs: programs({ links: 1 }) }, traces: { opening: ['URI'] } });
    expect(
      [form, invoice, link].map((paper) => fileActiveContent.judge(paper, { today: '2026-11-16', applicant: null })),
    ).toMatchObject([
      { outcome: 'passed', variant: 'form_scripts' },
      { outcome: 'passed', variant: 'attachments' },
      { outcome: 'passed', variant: 'links' },
    ]);
  });

  test('where nobody can tell when a script runs, it counts; an unread file says nothing', () => {
    expect(sayOf(fileActiveContent, pdfPaper({ facts: { programs: programs({ scripts: 1 }) }, traces: null }))).toBe(
      'failed critical',
    );
    expect(sayOf(fileActiveContent, pdfPaper({ facts: null }))).toBe('inconclusive');
  });
});

test('a blank sheet is told, unread writing is not called blank', () => {
  const bare = { ...pageOf([]), images: [{ box: BOX, pixelWidth: 9, pixelHeight: 9 }] };
  expect(sayOf(fileBlank, picturePaper({ traces: { meanGray: 252, sharpness: 3 } }))).toBe('failed info');
  expect(sayOf(fileBlank, picturePaper({ traces: { meanGray: 252, sharpness: 4000 } }))).toBe('passed');
  expect(sayOf(fileBlank, picturePaper({ traces: null }))).toBe('inconclusive');
  expect(sayOf(fileBlank, pdfPaper({ evidence: { pages: [pageOf([])] } }))).toBe('failed info');
  expect(sayOf(fileBlank, pdfPaper({ evidence: { pages: [bare] } }))).toBe('inconclusive');
  expect(sayOf(fileBlank, pdfPaper({ evidence: { pages: [pageOf(['Lohn']), pageOf([], { number: 2 })] } }))).toBe(
    'passed',
  );
});

test('blurred means blurred and unread; identity documents are judged by their reading', () => {
  const words = (confidence: number) => ({
    pages: [{ ...pageOf([]), words: pageOf(['eins zwei']).words.map((word) => ({ ...word, confidence })) }],
  });
  const say = (sharpness: number, confidence: number, kind: 'payslip' | 'identity_document' = 'payslip') =>
    sayOf(fileBlurry, picturePaper({ traces: { sharpness }, evidence: words(confidence), words: { kind } }));
  expect([say(100, 0.3), say(100, 0.9), say(900, 0.3)]).toEqual(['failed warning', 'passed', 'passed']);
  expect(say(100, 0.3, 'identity_document')).toBe('-');
  expect(sayOf(fileBlurry, picturePaper({ traces: { sharpness: 10 } }))).toBe('inconclusive');
});

test('small pictures and rows that leave the sheet are told', () => {
  const rows = pageOf(['a', 'b', 'c', 'd', 'e'], { origin: 'ocr' });
  const inside = { ...rows, words: rows.words.map((word) => ({ ...word, box: { ...word.box, left: 50, right: 90 } })) };
  expect(sayOf(fileCropped, picturePaper({ picture: { width: 500, height: 700 } }))).toBe('failed warning');
  expect(
    sayOf(fileCropped, picturePaper({ picture: { width: 500, height: 700 }, words: { kind: 'identity_document' } })),
  ).not.toBe('failed warning');
  expect(sayOf(fileCropped, picturePaper({ evidence: { pages: [rows] } }))).toBe('failed warning');
  expect(sayOf(fileCropped, picturePaper({ evidence: { pages: [inside] } }))).toBe('passed');
  expect(sayOf(fileCropped, picturePaper())).toBe('inconclusive');
  const scan = {
    ...pageOf([]),
    images: [{ box: { left: 0, top: 0, right: 600, bottom: 800 }, pixelWidth: 600, pixelHeight: 800 }],
  };
  const layer = [{ number: 1, layer: 'scan' as const, imageCover: 1, hiddenLetters: 0 }];
  expect(sayOf(fileCropped, pdfPaper({ facts: { pages: layer }, evidence: { pages: [scan] } }))).toBe('failed warning');
  expect(sayOf(fileCropped, pdfPaper())).toBe('-');
});

describe('UPL-05 duplicates', () => {
  const long = Array.from({ length: 40 }, (_, row) => `Buchung ${row} ueber Betrag`);
  const paper = (id: string, sha256: string, rows: readonly string[]) =>
    paperOf(id, {}, { sha256, pages: [pageOf(rows)] });

  test('the same file, or the same text saved again, names both papers', () => {
    const file = fileDuplicate.judge(setOf(paper('a', 'x', []), paper('b', 'x', [])), {
      today: '2026-11-16',
      applicant: null,
    });
    expect(file).toMatchObject({ outcome: 'failed', papers: ['b', 'a'], working: [{ paper: 'b', what: 'same file' }] });
    const text = setOf(paper('a', 'x', long), paper('b', 'y', long));
    expect(sayOf(fileDuplicate, text)).toBe('failed critical');
  });

  test('different papers pass, one paper alone is not asked, short texts prove nothing', () => {
    expect(sayOf(fileDuplicate, setOf(paper('a', 'x', long), paper('b', 'y', [...long, 'mehr'])))).toBe('passed');
    expect(sayOf(fileDuplicate, setOf(paper('a', 'x', long)))).toBe('-');
    expect(sayOf(fileDuplicate, setOf(paper('a', 'x', ['kurz']), paper('b', 'y', ['kurz'])))).toBe('passed');
  });
});

test('a paper that counts its pages has all of them', () => {
  const pages = (rows: readonly string[], origin: 'text' | 'ocr' = 'text') => ({
    pages: rows.map((row, index) => pageOf([row], { number: index + 1, origin })),
  });
  const say = (rows: readonly string[], origin?: 'text' | 'ocr') =>
    sayOf(filePagesMissing, paperOf('a', { pages: rows.map((_, index) => index + 1) }, pages(rows, origin)));
  expect(say(['Seite 1 von 2', 'Seite 2 von 2'])).toBe('passed');
  expect(say(['Pagina 1 di 3', 'Pagina 2 di 3'])).toBe('failed critical');
  expect(say(['Pagina 1 di 3', 'Pagina 2 di 3'], 'ocr')).toBe('failed warning');
  expect(say(['ohne Zahl'])).toBe('inconclusive');
});

describe('UPL-05 merged files', () => {
  const fonts = (name: string) => ({ fonts: [{ name, embedded: true }] });
  const first = pageOf(['Lohn'], { ...fonts('Arial') });
  const same = pageOf(['Lohn'], { number: 2, ...fonts('Arial') });
  const other = pageOf(['Konto'], { number: 2, width: 500, height: 700, ...fonts('Courier') });

  test('pages of one make pass, and so does a turned one', () => {
    expect(sayOf(fileMerged, pdfPaper({ evidence: { pages: [first, same] } }))).toBe('passed');
    expect(sayOf(fileMerged, pdfPaper({ evidence: { pages: [first, { ...same, width: 800, height: 600 }] } }))).toBe(
      'passed',
    );
  });

  test('other sizes and other fonts together are told', () => {
    expect(sayOf(fileMerged, pdfPaper({ evidence: { pages: [first, other] } }))).toBe('failed warning');
  });

  test('one small difference needs a program that joins files', () => {
    const pages = [first, { ...same, width: 500, height: 700 }];
    const metadata = { ...factsOf().metadata, producer: 'iLovePDF' };
    expect(sayOf(fileMerged, pdfPaper({ evidence: { pages } }))).toBe('passed');
    expect(sayOf(fileMerged, pdfPaper({ facts: { metadata }, evidence: { pages } }))).toBe('failed warning');
  });

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

  test('one page is not merged, an unread file says nothing', () => {
    expect(sayOf(fileMerged, pdfPaper())).toBe('passed');
    expect(sayOf(fileMerged, pdfPaper({ facts: null }))).toBe('inconclusive');
  });
});

test('how a file was made is told by its pages', () => {
  const layers = (...found: readonly ('printed' | 'scan' | 'recognised' | 'none')[]) =>
    fileKind.judge(
      pdfPaper({
        facts: { pages: found.map((layer, index) => ({ number: index + 1, layer, imageCover: 0, hiddenLetters: 0 })) },
      }),
      { today: '2026-11-16', applicant: null },
    )?.variant;
  expect([
    layers('printed', 'none'),
    layers('scan'),
    layers('recognised'),
    layers('none'),
    layers('scan', 'printed'),
  ]).toEqual(['true_pdf', 'image_pdf', 'scan_with_text', 'flattened', 'mixed']);
  expect(sayOf(fileKind, pdfPaper({ facts: null }))).toBe('inconclusive');
  expect(sayOf(fileKind, picturePaper())).toBe('passed');
});
