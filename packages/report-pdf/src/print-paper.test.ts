import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  type PDFHexString,
  PDFName,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, test } from 'vitest';
import { printPaper } from './print-paper.ts';
import { samplePaper } from './testing/sample-paper.ts';

const name = (text: string) => PDFName.of(text);
const paper = samplePaper('https://vesta.example/verify-report?token=abc');
let bytes: Uint8Array;
let document: PDFDocument;

beforeAll(async () => {
  bytes = await printPaper(paper);
  document = await PDFDocument.load(bytes, { updateMetadata: false });
});

/** Every element below one, as pairs of its kind and itself. */
function elements(element: PDFDict): [string, PDFDict][] {
  const kids = element.lookupMaybe(name('K'), PDFArray);
  const children = kids ? kids.asArray().map((kid) => document.context.lookup(kid, PDFDict)) : [];
  const own = element.get(name('S'))?.toString().slice(1) ?? '';
  return [[own, element], ...children.filter((kid) => kid.has(name('S'))).flatMap(elements)];
}

const structure = () => elements(document.catalog.lookup(name('StructTreeRoot'), PDFDict)).slice(1);

describe('a printed report', () => {
  test('is tagged, has a title and a language, and shows its title', () => {
    const { catalog } = document;
    expect(catalog.lookup(name('MarkInfo'), PDFDict).get(name('Marked'))?.toString()).toBe('true');
    expect(catalog.get(name('Lang'))?.toString()).toBe('(it)');
    expect(catalog.lookup(name('ViewerPreferences'), PDFDict).get(name('DisplayDocTitle'))?.toString()).toBe('true');
    expect(document.getTitle()).toBe(paper.title);
  });

  test('has one first heading, tables made of rows, and a text for every drawing', () => {
    const kinds = structure().map(([kind]) => kind);
    expect(kinds.filter((kind) => kind === 'H1')).toHaveLength(1);
    for (const kind of ['H2', 'P', 'Table', 'TR', 'TD', 'L', 'LI', 'Link']) expect(kinds).toContain(kind);
    const alts = structure()
      .filter(([kind]) => kind === 'Figure')
      .map(([, figure]) => (figure.get(name('Alt')) as PDFHexString).decodeText());
    expect(alts.toSorted()).toEqual(paper.alts.toSorted());
  });

  test('draws nothing outside of its tags, and leaves no mark of the template behind', () => {
    for (const page of document.getPages()) {
      const stream = page.node.lookup(name('Contents'));
      if (!(stream instanceof PDFRawStream)) throw new TypeError('the page has no stream');
      const content = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
      expect(content).not.toContain('0 0 0.01 0.01 re');
      const untagged = content.replace(/ (?:BMC|BDC)\n[\s\S]*?\nEMC\n/g, '');
      expect(untagged).not.toMatch(/\sTJ\s|\sf\s|\sDo\s/);
      expect(content.split(/ (?:BMC|BDC)\n/).length).toBe(content.split('\nEMC\n').length);
    }
  });

  test('is the same to the byte for the same words', async () => {
    expect(Buffer.from(await printPaper(paper)).equals(bytes)).toBe(true);
  });

  test('takes what people wrote as words, whatever signs they use', async () => {
    const hostile = '#panic("x") $1$ `a` <b> @c \\ */ = [ ] { } " \' ; ☃';
    const named = { ...paper, name: hostile, sections: [] };
    expect((await PDFDocument.load(await printPaper(named), { updateMetadata: false })).getPageCount()).toBe(1);
  });
});
