import { PDFDocument } from '@cantoo/pdf-lib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { earlierPrograms } from '../../traces/pdf/file/earlier-programs.ts';
import { pagesWithHiddenLayers } from '../../traces/pdf/file/hidden-layers.ts';
import { lyingFonts } from '../../traces/pdf/file/lying-letters.ts';
import { openingActions } from '../../traces/pdf/file/opening-actions.ts';
import { packedPrograms } from '../../traces/pdf/file/packed-programs.ts';
import { appended, onePage, streamOf, writtenPdf } from '../testing/written-pdf.ts';
import { readStructure } from './file-structure.ts';
import { pagesOf } from './pages.ts';
import { parseValue } from './parse-value.ts';
import { entriesOf, nameIn } from './value.ts';

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const parse = (text: string) => parseValue({ text, at: 0 });

async function packedPdf(pages: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let i = 0; i < pages; i += 1) document.addPage([300, 400]);
  return document.save({ useObjectStreams: true });
}

describe('reading values', () => {
  test('brackets inside of a text, escaped signs and octal letters', () => {
    expect(parse('(a (b\\) c) \\101)')).toEqual({ kind: 'text', text: 'a (b) c) A' });
  });

  test('texts in hexadecimal, with an odd digit at the end', () => {
    expect(parse('<48 69 7>')).toEqual({ kind: 'text', text: 'Hip' });
  });

  test('names that hide behind their letters’ numbers', () => {
    expect(nameIn(parse('/J#61vaScript'))).toBe('JavaScript');
  });

  test('references are told from two numbers', () => {
    expect(parse('[1 0 R 2 3]')).toMatchObject({ items: [{ kind: 'ref', number: 1 }, 2, 3] });
  });

  test('dictionaries with remarks in between', () => {
    expect(entriesOf(parse('<< /A 1 % note\n/B [true null] >>')).get('A')).toBe(1);
  });
});

describe('following a file’s tables', () => {
  test('packed tables and packed objects', async () => {
    const structure = readStructure(textOf(await packedPdf(3)));
    expect(structure?.states).toHaveLength(1);
    expect(structure && pagesOf(structure, 0)).toHaveLength(3);
  });

  test('each appended part is a state of its own, and objects are as they were in it', () => {
    const file = appended(writtenPdf(onePage('old')), { 5: streamOf('new') });
    const structure = readStructure(textOf(file));
    expect(structure?.states).toHaveLength(2);
    expect([0, 1].map((state) => structure?.object(state, 5))).toMatchObject([{ raw: 'old' }, { raw: 'new' }]);
    expect(structure?.place(0, 3)).toBe(structure?.place(1, 3));
    expect(structure?.place(0, 5)).not.toBe(structure?.place(1, 5));
  });

  test('a file prepared for the web has one state: its first table points forward', () => {
    const objects =
      '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n';
    const head = '%PDF-1.4\n9 0 obj\n<< /Linearized 1 >>\nendobj\n';
    const row = (offset: number): string => `${String(offset).padStart(10, '0')} 00000 n \n`;
    const first = (main: string): string =>
      `xref\n1 1\n${row(0).replace('0000000000', main)}trailer\n<< /Root 1 0 R /Size 3 /Prev 0000000 >>\nstartxref\n0\n%%EOF\n`;
    const length = first('0000000000').length;
    const start = head.length + length;
    const second = start + objects.length;
    const table = first(String(start).padStart(10, '0')).replace(
      '/Prev 0000000',
      `/Prev ${String(second).padStart(7, '0')}`,
    );
    const at = start + objects.indexOf('2 0 obj');
    const main = `xref\n0 1\n0000000000 65535 f \n2 1\n${row(at)}trailer\n<< /Size 3 >>\nstartxref\n${head.length}\n%%EOF\n`;
    const structure = readStructure(head + table + objects + main);
    expect(structure?.states).toHaveLength(1);
    expect(structure?.states[0]?.sections).toHaveLength(2);
  });

  test('tables in a circle are not followed for ever', () => {
    const text = textOf(writtenPdf(onePage('x')));
    const start = /startxref\n(\d+)/.exec(text)?.[1];
    expect(readStructure(text.replace('/Size 100 ', `/Size 100 /Prev ${start} `))).toBeNull();
  });

  test('broken files are none, whatever was cut out of them', async () => {
    const text = textOf(await packedPdf(2));
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(200), fc.string(), (at, length, junk) => {
        const structure = readStructure(text.slice(0, at) + junk + text.slice(at + length));
        if (structure) pagesOf(structure, 0);
      }),
      { numRuns: 150 },
    );
  });
});

describe('what a file does by itself', () => {
  const structureWith = (catalogue: string, more = {}) =>
    readStructure(textOf(writtenPdf(onePage('x', { 1: `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`, ...more }))));

  test.each([
    ['a script on opening', '/OpenAction << /S /JavaScript /JS (1) >>', ['JavaScript']],
    ['a chain of actions', '/OpenAction << /S /URI /URI (x) /Next << /S /Launch >> >>', ['URI', 'Launch']],
    ['scripts by name', '/Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (1) >>] >> >>', ['JavaScript']],
    ['a place to begin at', '/OpenAction [4 0 R /Fit]', []],
  ])('%s', (_, catalogue, actions) => {
    const structure = structureWith(catalogue);
    expect(structure && openingActions(structure)).toEqual(actions);
  });

  test('layers that are switched off, where a page uses them', () => {
    const page =
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Resources << /Properties << /L 7 0 R >> >> /Contents 5 0 R >>';
    const off = '/OCProperties << /OCGs [7 0 R] /D << /OFF [7 0 R] >> >>';
    const on = '/OCProperties << /OCGs [7 0 R] /D << /ON [7 0 R] >> >>';
    const pages = [off, on].map((setting) => {
      const structure = structureWith(setting, { 4: page, 7: '<< /Type /OCG /Name (x) >>' });
      return structure && pagesWithHiddenLayers(structure);
    });
    expect(pages).toEqual([[1], []]);
  });

  test.each([
    ['a font that tells the digits it draws', '/WinAnsiEncoding', '<31> <0031>', 0],
    ['a nine told for a one', '/WinAnsiEncoding', '<31> <0039>', 1],
    ['codes of its own, told as they are named', '<< /Differences [65 /one /comma] >>', '<41> <0031> <42> <002C>', 0],
    ['codes of its own, told as another digit', '<< /Differences [65 /one /comma] >>', '<41> <0038>', 1],
    ['a digit told as a letter of its own', '/WinAnsiEncoding', '<31> <E031>', 0],
  ])('%s', (_, encoding, pairs, lying) => {
    const map = `1 beginbfchar ${pairs} endbfchar`;
    const font = `<< /Type /Font /Subtype /Type1 /BaseFont /X /Encoding ${encoding} /ToUnicode 7 0 R >>`;
    const structure = structureWith('', { 3: font, 7: streamOf(map) });
    expect(structure && lyingFonts(structure)).toEqual(Array.from({ length: lying }, () => ({ page: 1, font: 'X' })));
  });

  test('a range of codes is followed, and what it would tell of a digit', () => {
    const font = '<< /Type /Font /Subtype /Type1 /BaseFont /X /Encoding /WinAnsiEncoding /ToUnicode 7 0 R >>';
    const told = (letter: string) => {
      const map = streamOf(`1 beginbfrange <30> <39> <${letter}> endbfrange`);
      const structure = structureWith('', { 3: font, 7: map });
      return structure && lyingFonts(structure).length;
    };
    expect([told('0030'), told('0031')]).toEqual([0, 1]);
  });

  test('the program that an earlier state named is known although a later one wiped it', () => {
    const first = writtenPdf(onePage('', { 9: '<< /Producer (Sejda 3.2) /Creator <FEFF00440072> >>' }), '/Info 9 0 R ');
    const wiped = readStructure(textOf(appended(first, { 9: '<< >>' }, '/Info 9 0 R ')));
    const alone = readStructure(textOf(first));
    expect([wiped && earlierPrograms(wiped), alone && earlierPrograms(alone)]).toEqual([['Sejda 3.2', 'Dr'], []]);
  });

  test('actions inside of packed objects are counted', async () => {
    const document = await PDFDocument.load(await packedPdf(1));
    document.addJavaScript('main', 'app.alert(1)');
    expect(packedPrograms(textOf(await document.save({ useObjectStreams: true })))).toEqual({
      scripts: 1,
      launches: 0,
    });
  });
});
