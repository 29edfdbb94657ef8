import { describe, expect, test } from 'vitest';
import type { Page } from '../../evidence/page.ts';
import { contextOf, sayOf } from '../run/testing/context.ts';
import { pageOf } from '../run/testing/papers.ts';
import { pdfAnnotations } from './annotations.ts';
import { pdfBarcodeMatch } from './barcode-match.ts';
import { pdfHiddenText } from './hidden-text.ts';
import { pdfIncrementalUpdates } from './incremental-updates.ts';
import { pdfMaskThenText } from './mask-then-text.ts';
import { pdfOverlaidText } from './overlaid-text.ts';
import {
  annotationOf,
  BOX,
  factsOf,
  pageTracesOf,
  pdfPaper,
  pdfTracesOf,
  picturePaper,
  revisionOf,
} from './testing/facts.ts';
import { pdfTouchedUpText } from './touched-up-text.ts';

const drawn = (more: Parameters<typeof pageTracesOf>[0]) => pdfPaper({ traces: { pages: [pageTracesOf(more)] } });

describe('later states', () => {
  const updated = (more: Parameters<typeof revisionOf>[0]) => pdfPaper({ traces: { revisions: [revisionOf(more)] } });
  const edit = (before: string | null, after: string | null) => ({ page: 1, box: BOX, before, after });

  test('a file as it was made passes', () => {
    expect(sayOf(pdfIncrementalUpdates, pdfPaper())).toBe('passed');
  });

  test('a replaced figure is told with both values and its place', () => {
    const paper = updated({ touches: [{ kind: 'page_content', page: 1 }], edits: [edit('1.250,00', '9.250,00')] });
    expect(pdfIncrementalUpdates.judge(paper, contextOf())).toMatchObject({
      outcome: 'failed',
      level: 'critical',
      working: [{ page: 1, box: BOX, expected: '1.250,00', found: '9.250,00' }],
    });
  });

  test('something added is worth a look', () => {
    expect(sayOf(pdfIncrementalUpdates, updated({ edits: [edit(null, 'Kopie')] }))).toBe('failed warning');
    expect(sayOf(pdfIncrementalUpdates, updated({ touches: [{ kind: 'page_count', page: null }] }))).toBe(
      'failed warning',
    );
    expect(sayOf(pdfIncrementalUpdates, updated({ changesIdentity: true }))).toBe('failed warning');
  });

  test.each(['signature', 'form_fields', 'metadata', 'proof', 'annotations', 'page_content'] as const)(
    'a state that only touched %s and no words is harmless',
    (kind) => {
      expect(sayOf(pdfIncrementalUpdates, updated({ touches: [{ kind, page: 1 }] }))).toBe('passed');
    },
  );

  test('states that cannot be compared say nothing', () => {
    const revisions = {
      isLinearised: false,
      trailing: 0,
      list: factsOf().revisions.list.concat(factsOf().revisions.list),
    };
    expect(sayOf(pdfIncrementalUpdates, updated({ touches: null }))).toBe('inconclusive');
    expect(sayOf(pdfIncrementalUpdates, pdfPaper({ facts: { revisions }, traces: null }))).toBe('inconclusive');
    expect(sayOf(pdfIncrementalUpdates, pdfPaper({ facts: { revisions }, traces: { revisions: null } }))).toBe(
      'inconclusive',
    );
    expect(sayOf(pdfIncrementalUpdates, picturePaper())).toBe('-');
  });
});

describe('covered, overlaid and touched-up text', () => {
  const covered = {
    box: BOX,
    covered: '1.250,00',
    written: '9.250,00',
    isWhole: true,
    by: 'fill',
    isWhite: true,
    isOfOneLine: true,
  } as const;

  test('a figure hidden whole and replaced is critical; less than that is worth a look', () => {
    const say = (more: object) => sayOf(pdfMaskThenText, drawn({ covered: [{ ...covered, ...more }] }));
    expect(say({})).toBe('failed critical');
    expect([say({ isWhole: false }), say({ written: null }), say({ covered: 'Anna', written: 'Eva' })]).toEqual(
      Array.from({ length: 3 }, () => 'failed warning'),
    );
  });

  test('a picture over a printed figure is critical; a black bar is a note unless it hides an amount', () => {
    const say = (more: object) => sayOf(pdfMaskThenText, drawn({ covered: [{ ...covered, written: null, ...more }] }));
    expect(say({ by: 'picture' })).toBe('failed critical');
    expect(say({ by: 'picture', isOfOneLine: false })).toBe('failed warning');
    expect(say({ isWhite: false, covered: 'Konfession 12.10' })).toBe('failed info');
    expect(say({ isWhite: false })).toBe('failed warning');
  });

  test('figures over figures are critical, a long name that runs on is not', () => {
    const say = (under: string, over: string) =>
      sayOf(pdfOverlaidText, drawn({ overlaid: [{ box: BOX, under, over }] }));
    expect(say('1.250,00', '9.250,00')).toBe('failed critical');
    expect(say('Mustermann', 'Abteilung')).toBe('failed warning');
  });

  test('a touched-up figure is critical, a touched-up label is worth a look', () => {
    const say = (text: string) => sayOf(pdfTouchedUpText, drawn({ touchedUp: [{ box: BOX, text }] }));
    expect([say('1.250,00'), say('Nettolohn')]).toEqual(['failed critical', 'failed warning']);
  });

  test.each([pdfMaskThenText, pdfOverlaidText, pdfTouchedUpText, pdfHiddenText])(
    '$id: nothing found passes, nobody looked is inconclusive, a picture is not asked',
    (rule) => {
      expect(sayOf(rule, pdfPaper())).toBe('passed');
      expect(sayOf(rule, pdfPaper({ traces: null }))).toBe('inconclusive');
      expect(sayOf(rule, picturePaper())).toBe('-');
    },
  );
});

describe('hidden text', () => {
  const hidden = (text: string, why: 'no_ink' | 'white' | 'outside' = 'no_ink') => ({
    hidden: [{ box: BOX, text, why }],
  });
  const recognised = [{ number: 1, layer: 'recognised' as const, imageCover: 1, hiddenLetters: 50 }];

  test('a hidden figure is worth a look, under a printed one it is critical', () => {
    const over = { ...pageOf([]), words: pageOf(['9.250,00']).words.map((word) => ({ ...word, box: BOX })) };
    expect(sayOf(pdfHiddenText, drawn(hidden('Saldo 1.250,00')))).toBe('failed warning');
    expect(
      sayOf(
        pdfHiddenText,
        pdfPaper({ traces: { pages: [pageTracesOf(hidden('1.250,00'))] }, evidence: { pages: [over] } }),
      ),
    ).toBe('failed critical');
  });

  test('marks for machines, names of programs and crop marks are fine, what a scanner read is compared elsewhere', () => {
    const scanned = pdfPaper({ facts: { pages: recognised }, traces: { pages: [pageTracesOf(hidden('1.250,00'))] } });
    const said = [
      drawn(hidden('DOKID4711', 'white')),
      drawn(hidden('Powered by TCPDF 6.2.25')),
      drawn(hidden('1.250,00', 'outside')),
    ];
    expect(said.map((paper) => sayOf(pdfHiddenText, paper))).toEqual(Array.from({ length: 3 }, () => 'passed'));
    expect(sayOf(pdfHiddenText, scanned)).toBe('inconclusive');
  });

  test('figures in a font that draws other digits than it tells are critical, with their places', () => {
    const font = 'ABCDEF+Arial';
    const drawn = pageOf(['Netto', '2.850,00']);
    const page = {
      ...drawn,
      fonts: [{ name: font, embedded: true }],
      words: drawn.words.map((word) => ({ ...word, font: 0 })),
    };
    const lying = { evidence: { pages: [page] }, traces: { lyingFonts: [{ page: 1, font }] } };
    expect(pdfHiddenText.judge(pdfPaper(lying), contextOf())).toMatchObject({
      outcome: 'failed',
      variant: 'lying',
      working: [{ page: 1, found: '2.850,00' }],
    });
    expect(sayOf(pdfHiddenText, pdfPaper(lying))).toBe('failed critical');
  });

  test('a layer that is switched off is told', () => {
    expect(pdfHiddenText.judge(pdfPaper({ traces: { hiddenLayers: [2] } }), contextOf())).toMatchObject({
      outcome: 'failed',
      variant: 'layer',
      working: [{ page: 2 }],
    });
  });
});

test('notes over words and hidden notes are told; highlighting, links and fields are not', () => {
  const words: Page = { ...pageOf([]), words: pageOf(['9.250,00']).words.map((word) => ({ ...word, box: BOX })) };
  const say = (more: Parameters<typeof annotationOf>[0], pages = [words]) =>
    sayOf(pdfAnnotations, pdfPaper({ facts: { annotations: [annotationOf(more)] }, evidence: { pages } }));
  expect([say({}), say({ type: 'stamp' }), say({ type: 'text', hidden: true })]).toEqual(
    Array.from({ length: 3 }, () => 'failed warning'),
  );
  expect([
    say({ type: 'highlight' }),
    say({ type: 'link', hidden: true }),
    say({ type: 'widget' }),
    say({}, [pageOf([])]),
  ]).toEqual(Array.from({ length: 4 }, () => 'passed'));
  expect(sayOf(pdfAnnotations, pdfPaper({ facts: null }))).toBe('inconclusive');
});

test('a field of a form that shows its figure on top of a printed one is told', () => {
  const say = (...texts: string[]): string => {
    const words = texts.flatMap((text) => pageOf([text]).words.map((word) => ({ ...word, box: BOX })));
    const facts = { annotations: [annotationOf({ type: 'widget' })] };
    return sayOf(pdfAnnotations, pdfPaper({ facts, evidence: { pages: [{ ...pageOf([]), words }] } }));
  };
  expect(say('2.015,67', '2.721,15')).toBe('failed warning');
  expect(say('2.721,15')).toBe('passed');
  expect(say('Importo', '2.721,15')).toBe('passed');
});

test('a contract may be signed with a stroke over words, not over a figure', () => {
  const over = (text: string, kind: 'work_contract' | 'payslip') => {
    const words = pageOf([text]).words.map((word) => ({ ...word, box: BOX }));
    const facts = { annotations: [annotationOf({ type: 'ink' })] };
    return sayOf(pdfAnnotations, pdfPaper({ facts, words: { kind }, evidence: { pages: [{ ...pageOf([]), words }] } }));
  };
  expect(over('Unterschrift', 'work_contract')).toBe('passed');
  expect(over('3.880,00', 'work_contract')).toBe('failed warning');
  expect(over('Unterschrift', 'payslip')).toBe('failed warning');
});

describe('barcodes', () => {
  const code = 'BCD\n002\n1\nSCT\n\nACME\nDE89370400440532013000\nEUR650.5';
  const coded = (text: string, rows: readonly string[], origin: 'text' | 'ocr' = 'text') => ({
    ...pdfPaper({ evidence: { pages: [pageOf(rows, { origin })] } }),
    traces: { pdf: pdfTracesOf({ barcodes: [{ text, page: 1, box: BOX }] }), picture: null },
  });

  test('what the code says is printed', () => {
    expect(sayOf(pdfBarcodeMatch, coded(code, ['IBAN DE89 3704 0044 0532 0130 00', 'Summe 650,50']))).toBe('passed');
  });

  test('another amount is printed: both are shown, unless the print was read from pixels', () => {
    const rows = ['DE89370400440532013000', '950,50'];
    expect(pdfBarcodeMatch.judge(coded(code, rows), contextOf())).toMatchObject({
      outcome: 'failed',
      working: [{ what: 'amount', expected: '650.50', box: BOX }],
    });
    expect(sayOf(pdfBarcodeMatch, coded(code, rows, 'ocr'))).toBe('inconclusive');
  });

  test('codes for machines say nothing, and without codes nothing is asked', () => {
    expect(sayOf(pdfBarcodeMatch, coded('DM000123', []))).toBe('inconclusive');
    expect(sayOf(pdfBarcodeMatch, pdfPaper())).toBe('-');
  });
});
