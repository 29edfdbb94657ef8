import { describe, expect, test } from 'vitest';
import { pageOf } from '../../evidence/testing/page-of-rows.ts';
import { contextOf, sayOf } from '../run/testing/context.ts';
import { weigh } from './ground/originality.ts';
import type { Sign, Strength } from './ground/signs.ts';
import { pdfOriginal } from './original.ts';
import { annotationOf, BOX, metadataOf, pageTracesOf, pdfPaper, replacedFigure } from './testing/facts.ts';

const sign = (strength: Strength): Sign => ({ rule: 'R', strength, judgement: { outcome: 'failed', working: [] } });
const covering = { pages: [pageTracesOf({ covered: [replacedFigure] })] };
const variantOf = (paper: Parameters<typeof pdfOriginal.judge>[0]) => {
  const judgement = pdfOriginal.judge(paper, contextOf());
  return (
    judgement && `${judgement.outcome} ${judgement.variant ?? ''} ${judgement.level ?? ''}`.replace(/ +/g, ' ').trim()
  );
};

test.each([
  [[], 0, 'original'],
  [['weak'], 0, 'remark'],
  [['weak', 'weak', 'weak'], 0, 'warning'],
  [['medium'], 0, 'warning'],
  [['medium', 'medium', 'medium', 'weak'], 0, 'warning'],
  [['strong'], 0, 'other'],
  [['strong', 'weak'], 0, 'other'],
  [['strong', 'medium'], 0, 'fraud'],
  [['strong', 'strong'], 0, 'fraud'],
  [['strong'], 1, 'fraud'],
  [['medium'], 1, 'fraud'],
  [['weak'], 1, 'remark'],
] as const)('UPL-05 signs %j with %i failed sums are %s', (strengths, sums, verdict) => {
  expect(weigh(strengths.map(sign), sums)).toBe(verdict);
});

test('UPL-05 a sum that the reader could not follow is no second sign beside a plain trace', () => {
  expect(weigh([sign('medium')], 1, 0)).toBe('warning');
  expect(weigh([sign('strong')], 1, 0)).toBe('fraud');
});

describe('UPL-05 plain traces that bear each other out', () => {
  const places = (left: number, page = 1) => [
    { what: 'text', page, box: { left, top: 10, right: left + 40, bottom: 20 }, expected: null, found: null },
  ];
  const trace = (rule: string, working: Sign['judgement']['working']): Sign => ({
    rule,
    strength: 'medium',
    judgement: { outcome: 'failed', working },
  });
  const editor: Sign = { ...sign('medium'), rule: 'R_PDF_SOFTWARE_BLOCKLIST' };
  const office: Sign = { ...editor, judgement: { outcome: 'failed', working: [], variant: 'office' } };

  test.each<[string, readonly Sign[], string]>([
    ['two in one place', [trace('A', places(100)), trace('B', places(120))], 'fraud'],
    ['two side by side', [trace('A', places(100)), trace('B', places(140))], 'warning'],
    ['two in one place of different pages', [trace('A', places(100)), trace('B', places(100, 2))], 'warning'],
    ['one rule that names a place twice', [trace('A', [...places(100), ...places(100)])], 'warning'],
    ['one beside the name of an editor', [trace('A', places(100)), editor], 'fraud'],
    ['one beside the name of an office program', [trace('A', places(100)), office], 'warning'],
    ['an editor that put out pictures', [{ ...editor, ...trace(editor.rule, places(100)) }], 'warning'],
  ])('%s', (_, signs, verdict) => {
    expect(weigh(signs, 0)).toBe(verdict);
  });
});

test('UPL-05 an office program is no witness of sums that fail', () => {
  const office: Sign = { ...sign('medium'), judgement: { outcome: 'failed', working: [], variant: 'office' } };
  expect(weigh([office], 1)).toBe('warning');
});

const rewritten = { rewritten: { pages: [1], isBorneOut: true, isCopied: false } };
const saved = (more: Parameters<typeof metadataOf>[0]) => ({
  metadata: metadataOf({ created: 'D:20260901090000Z', modified: 'D:20261001090000Z', producer: 'Entgelt 4', ...more }),
});

describe('UPL-05 print of another hand than the rest of the file', () => {
  test('alone asks for a look', () => {
    expect(variantOf(pdfPaper({ traces: rewritten }))).toBe('failed other warning');
  });

  test('in a file of an editor, or saved days later under the name of its maker, is tampering', () => {
    expect(variantOf(pdfPaper({ traces: rewritten, facts: saved({ producer: 'Sejda 4.3' }) }))).toBe('failed fraud');
    expect(variantOf(pdfPaper({ traces: rewritten, facts: saved({}) }))).toBe('failed fraud');
  });

  test('is tampering on a later day whichever program is said to have saved it', () => {
    const facts = saved({ producer: 'macOS Version 14.5 Quartz PDFContext' });
    expect(variantOf(pdfPaper({ traces: rewritten, facts }))).toBe('failed fraud');
    expect(variantOf(pdfPaper({ traces: covering, facts }))).toBe('failed other warning');
    const sameDay = saved({ producer: 'macOS Version 14.5 Quartz PDFContext', modified: 'D:20260901090000Z' });
    expect(variantOf(pdfPaper({ traces: rewritten, facts: sameDay }))).toBe('failed other warning');
  });

  test('that nothing else in the file bears out is worth a look', () => {
    const alone = { rewritten: { pages: [1], isBorneOut: false, isCopied: false } };
    expect(variantOf(pdfPaper({ traces: alone, facts: saved({}) }))).toBe('failed warning warning');
  });

  test('is no more than a look on a contract, which may be filled in', () => {
    const contract = { kind: 'work_contract', type: 'work_contract' } as const;
    expect(variantOf(pdfPaper({ traces: rewritten, facts: saved({}), words: contract }))).toBe(
      'failed warning warning',
    );
  });
});

describe('UPL-05 one word on a file', () => {
  test('a single date out of order is a remark', () => {
    const metadata = metadataOf({ created: 'D:20260901090000Z', modified: 'D:20261001090000Z' });
    expect(variantOf(pdfPaper({ facts: { metadata } }))).toBe('passed remark');
  });

  test('one weak witness warns and never rejects', () => {
    expect(variantOf(pdfPaper({ facts: { metadata: metadataOf({ producer: 'Canva' }) } }))).toBe(
      'failed warning warning',
    );
  });

  test('a strong sign alone asks for a look; with a sum that always comes out and fails, it is tampering', () => {
    expect(variantOf(pdfPaper({ traces: covering }))).toBe('failed other warning');
    expect(variantOf(pdfPaper({ traces: covering, words: { confirmations: { payslip_net: 'failed' } } }))).toBe(
      'failed fraud',
    );
    expect(variantOf(pdfPaper({ traces: covering, words: { confirmations: { pension_shares: 'failed' } } }))).toBe(
      'failed other warning',
    );
  });

  test('the working names the rules that spoke and points at the places', () => {
    const paper = pdfPaper({ traces: covering, facts: { annotations: [annotationOf({ hidden: true })] } });
    expect(pdfOriginal.judge(paper, contextOf())?.working).toEqual([
      expect.objectContaining({
        what: 'R_PDF_MASK_THEN_TEXT',
        page: 1,
        box: BOX,
        expected: '1.250,00',
        found: '9.250,00',
      }),
      expect.objectContaining({ what: 'R_PDF_ANNOTATIONS', page: 1, box: BOX }),
    ]);
  });

  test('a program is told by the file as a whole, a sum that fails beside it by its place', () => {
    const metadata = metadataOf({ producer: 'Canva' });
    const working = (confirmations: Record<string, 'failed'>) =>
      pdfOriginal.judge(pdfPaper({ facts: { metadata }, words: { confirmations } }), contextOf())?.working ?? [];
    const told = (confirmations: Record<string, 'failed'>) =>
      working(confirmations).map(({ what, isOfFile = false }) => [what, isOfFile]);
    expect(told({})).toEqual([['R_PDF_SOFTWARE_BLOCKLIST', true]]);
    expect(told({ payslip_net: 'failed' })).toEqual([
      ['R_PDF_SOFTWARE_BLOCKLIST', true],
      ['payslip_net', false],
    ]);
  });

  test('a file put together by hand is told as such', () => {
    const fonts = (name: string) => [{ name, embedded: true }];
    const pages = [
      pageOf(['Lohn'], { fonts: fonts('Arial') }),
      pageOf(['Konto'], { number: 2, width: 400, height: 500, fonts: fonts('Courier') }),
    ];
    expect(variantOf(pdfPaper({ evidence: { pages } }))).toBe('failed merged warning');
  });
});

describe('UPL-05 scans and photos', () => {
  const scan = { pages: [{ number: 1, layer: 'scan' as const, imageCover: 1, hiddenLetters: 0 }] };

  test('a scanned tax paper is refused as a scanned statement is', () => {
    expect(sayOf(pdfOriginal, pdfPaper({ facts: scan, words: { kind: 'fiscal_document' } }))).toBe('failed critical');
  });

  test('a scan that nobody recognised counts as what it was handed in as', () => {
    const unread = {
      ...pdfPaper({ facts: scan, words: { kind: 'other', type: 'unknown' } }),
      expected: 'bank_statement' as const,
    };
    expect(sayOf(pdfOriginal, unread)).toBe('failed critical');
  });

  test('a file that could not be opened cannot be told', () => {
    expect(sayOf(pdfOriginal, pdfPaper({ facts: null }))).toBe('inconclusive');
  });
});
