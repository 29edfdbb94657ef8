import { describe, expect, test } from 'vitest';
import { readStructure } from '../../../file-bytes/structure/file-structure.ts';
import { lineAt, onePage, streamOf, writtenPdf } from '../../../file-bytes/testing/written-pdf.ts';
import { editorPoints } from './editor-points.ts';
import { lyingWords } from './lying-words.ts';
import { writtenTexts } from './written-texts.ts';

const structureOf = (content: string, more = {}) =>
  readStructure(Buffer.from(writtenPdf(onePage(content, more))).toString('latin1'));

describe('what a page writes', () => {
  test.each([
    ['by a matrix', 'BT 1 0 0 1 50 700 Tm (a) Tj ET', [50, 700]],
    ['step by step', 'BT 10 20 Td (x) Tj 5 -12 TD (a) Tj ET', [15, 8]],
    ['on the next line', 'BT 14 TL 10 100 Td (x) Tj T* (a) Tj ET', [10, 86]],
    ['in a frame that was moved and made smaller', 'q 0.5 0 0 0.5 10 10 cm BT 100 100 Td (a) Tj ET Q', [60, 60]],
    ['behind a picture in the text', 'BI /W 1 ID \x01(\x02 EI BT 1 2 Td (a) Tj ET', [1, 2]],
  ])('%s stands in its place', (_, content, [x, y]) => {
    expect(writtenTexts(content).at(-1)).toMatchObject({ codes: 'a', x, y });
  });

  test('pieces of one line are one text, and nothing is none', () => {
    const texts = writtenTexts('BT /F1 9 Tf [(1.2) -30 <3530>] TJ () Tj ET');
    expect(texts).toMatchObject([{ codes: '1.250', font: 'F1' }]);
  });

  test('what cannot be read ends it', () => {
    expect(writtenTexts('BT (a) Tj ET >> BT (b) Tj ET')).toHaveLength(1);
  });
});

describe('UPL-05 the points of an editor', () => {
  test.each([
    ['before the text', `${lineAt(9, 9, 'x')} /TouchUp_TextEdit MP ${lineAt(50, 700, '9')} ${lineAt(1, 1, 'y')}`],
    ['inside of the text', `${lineAt(9, 9, 'x')} BT /TouchUp_TextEdit MP 50 700 Td (9) Tj ET ${lineAt(1, 1, 'y')}`],
  ])('%s: only that text counts', (_, content) => {
    const structure = structureOf(content);
    expect(structure && editorPoints(structure)).toEqual([{ page: 1, x: 50, y: 700 }]);
  });

  test('points of other programs are none', () => {
    const structure = structureOf(`/Artifact MP ${lineAt(50, 700, '9')}`);
    expect(structure && editorPoints(structure)).toEqual([]);
  });
});

describe('UPL-05 words for machines', () => {
  const marked = (told: string, text: string) => `/Span << /ActualText ${told} >> BDC ${lineAt(50, 700, text)} EMC`;
  test.each([
    ['the same figure', marked('(1.250,00)', '1.250,00'), 0],
    ['another figure', marked('(9.250,00)', '1.250,00'), 1],
    ['another figure in wide letters', marked('<FEFF0039002C00300030>', '1,00'), 1],
    ['a word for a sign', marked('(Euro)', '1.250,00'), 0],
    ['a ligature', marked('(fi)', 'f'), 0],
  ])('%s', (_, content, lying) => {
    const structure = structureOf(content);
    expect(structure && lyingWords(structure)).toHaveLength(lying);
  });

  test('properties that the page keeps under a name are looked up', () => {
    const page =
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /Font << /F1 3 0 R >> /Properties << /M 7 0 R >> >> /Contents 5 0 R >>';
    const content = `/Span /M BDC ${lineAt(50, 700, '1.250,00')} EMC`;
    const structure = structureOf('', { 4: page, 5: streamOf(content), 7: '<< /ActualText (9.250,00) >>' });
    expect(structure && lyingWords(structure)).toEqual([{ page: 1, x: 50, y: 700, drawn: '125000', told: '9.250,00' }]);
  });
});
