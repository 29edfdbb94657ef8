import { describe, expect, test } from 'vitest';
import { pageOf } from '../../evidence/testing/page-of-rows.ts';
import { contextOf, sayOf } from '../run/testing/context.ts';
import { pdfAnnotations } from './annotations.ts';
import { pdfBarcodeMatch } from './barcode-match.ts';
import { pdfHiddenText } from './hidden-text.ts';
import { pdfIncrementalUpdates } from './incremental-updates.ts';
import { forensicRules } from './index.ts';
import { pdfMaskThenText } from './mask-then-text.ts';
import { annotationOf, BOX, factsOf, pageTracesOf, pdfPaper, picturePaper, revisionOf } from './testing/facts.ts';

const wordsIn = (...texts: readonly string[]) =>
  texts.flatMap((text) => pageOf([text]).words.map((word) => ({ ...word, box: BOX })));

test.each(forensicRules.filter(({ id }) => id !== 'R_PDF_ORIGINAL'))('$id: a picture is not asked', (rule) => {
  expect(sayOf(rule, picturePaper())).toBe('-');
});

describe('later states', () => {
  const updated = (more: Parameters<typeof revisionOf>[0]) => pdfPaper({ traces: { revisions: [revisionOf(more)] } });

  test('a replaced figure is told with both values and its place', () => {
    const edits = [{ page: 1, box: BOX, before: '1.250,00', after: '9.250,00' }];
    const paper = updated({ touches: [{ kind: 'page_content', page: 1 }], edits });
    expect(pdfIncrementalUpdates.judge(paper, contextOf())).toMatchObject({
      outcome: 'failed',
      level: 'critical',
      working: [{ page: 1, box: BOX, expected: '1.250,00', found: '9.250,00' }],
    });
  });

  test('a file that was saved later as another one is worth a look', () => {
    expect(sayOf(pdfIncrementalUpdates, updated({ changesIdentity: true }))).toBe('failed warning');
  });

  test.each(['form_fields', 'metadata', 'proof', 'annotations'] as const)(
    'a state that only touched %s and no words is harmless',
    (kind) => {
      expect(sayOf(pdfIncrementalUpdates, updated({ touches: [{ kind, page: 1 }] }))).toBe('passed');
    },
  );

  test('states that could not be taken apart say nothing', () => {
    const list = factsOf().revisions.list.flatMap((state) => [state, state]);
    const revisions = { isLinearised: false, trailing: 0, list };
    expect(sayOf(pdfIncrementalUpdates, pdfPaper({ facts: { revisions }, traces: { revisions: null } }))).toBe(
      'inconclusive',
    );
  });
});

test('what was covered is told in words of its own: replaced, pasted over, hidden', () => {
  const variantOf = (more: object) => {
    const covered = {
      box: BOX,
      covered: '1.250,00',
      written: null,
      isWhole: true,
      by: 'fill',
      isWhite: true,
      isOfOneLine: true,
      ...more,
    } as const;
    const paper = pdfPaper({ traces: { pages: [pageTracesOf({ covered: [covered] })] } });
    const { level, variant } = pdfMaskThenText.judge(paper, contextOf()) ?? {};
    return `${variant} ${level}`;
  };
  expect([variantOf({ written: '9.250,00' }), variantOf({ by: 'picture' }), variantOf({})]).toEqual([
    'failed critical',
    'picture critical',
    'covered warning',
  ]);
});

describe('hidden text', () => {
  test('what a scanner read below its picture is compared elsewhere', () => {
    const facts = { pages: [{ number: 1, layer: 'recognised' as const, imageCover: 1, hiddenLetters: 50 }] };
    const hidden = [{ box: BOX, text: '1.250,00', why: 'no_ink' as const }];
    expect(sayOf(pdfHiddenText, pdfPaper({ facts, traces: { pages: [pageTracesOf({ hidden })] } }))).toBe(
      'inconclusive',
    );
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

test('a stamp over a figure is told', () => {
  const below = { text: '9.250,00', isHidden: false };
  const facts = { annotations: [annotationOf({ type: 'stamp', below })] };
  expect(sayOf(pdfAnnotations, pdfPaper({ facts }))).toBe('failed warning');
});

test('UPL-05 a note that shows another figure than the one below it is worse than one that only hides it', () => {
  const say = (...texts: string[]): string => {
    const facts = { annotations: [annotationOf({ type: 'freetext', below: { text: '1.250,00', isHidden: true } })] };
    return sayOf(
      pdfAnnotations,
      pdfPaper({ facts, evidence: { pages: [{ ...pageOf([]), words: wordsIn(...texts) }] } }),
    );
  };
  expect(say('9.250,00')).toBe('failed critical');
  expect(say('1.250,00')).toBe('failed warning');
  expect(say('Vermerk')).toBe('failed warning');
});

test('UPL-05 words of a scan count as what a note lies on', () => {
  const facts = { annotations: [annotationOf({ type: 'stamp' })] };
  const pages = [{ ...pageOf([], { origin: 'ocr' as const }), words: wordsIn('9.250,00') }];
  expect(sayOf(pdfAnnotations, pdfPaper({ facts, evidence: { pages } }))).toBe('failed warning');
});

test('UPL-05 a field that takes a printed figure from sight is told', () => {
  const say = (isHidden: boolean): string => {
    const below = { text: '2.721,15', isHidden };
    return sayOf(pdfAnnotations, pdfPaper({ facts: { annotations: [annotationOf({ type: 'widget', below })] } }));
  };
  expect([say(true), say(false)]).toEqual(['failed critical', 'passed']);
});

test('a field of a form that shows its figure on top of a printed one is told', () => {
  const say = (...texts: string[]): string => {
    const facts = { annotations: [annotationOf({ type: 'widget' })] };
    return sayOf(
      pdfAnnotations,
      pdfPaper({ facts, evidence: { pages: [{ ...pageOf([]), words: wordsIn(...texts) }] } }),
    );
  };
  expect(say('2.015,67', '2.721,15')).toBe('failed critical');
  expect(say('2.721,15')).toBe('passed');
  expect(say('Importo', '2.721,15')).toBe('passed');
});

test('a contract may be signed with a stroke over words, not over a figure', () => {
  const over = (text: string, kind: 'work_contract' | 'payslip') => {
    const facts = { annotations: [annotationOf({ type: 'ink', below: { text, isHidden: false } })] };
    return sayOf(pdfAnnotations, pdfPaper({ facts, words: { kind } }));
  };
  expect(over('Unterschrift', 'work_contract')).toBe('passed');
  expect(over('3.880,00', 'work_contract')).toBe('failed warning');
  expect(over('Unterschrift', 'payslip')).toBe('failed warning');
});

test('another amount than that of the code is shown beside it', () => {
  const text = 'BCD\n002\n1\nSCT\n\nACME\nDE89370400440532013000\nEUR650.5';
  const paper = pdfPaper({
    evidence: { pages: [pageOf(['DE89370400440532013000', '950,50'])] },
    traces: { barcodes: [{ text, page: 1, box: BOX }] },
  });
  expect(pdfBarcodeMatch.judge(paper, contextOf())).toMatchObject({
    outcome: 'failed',
    working: [{ what: 'amount', expected: '650.50', box: BOX }],
  });
});
