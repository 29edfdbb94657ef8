import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readStructure } from '../../../file-bytes/structure/file-structure.ts';
import { appended, type Objects, onePage, streamOf, writtenPdf } from '../../../file-bytes/testing/written-pdf.ts';
import { rewrittenPages } from './rewritten-pages.ts';

const texts = Array.from({ length: 20 }, (_, row) => `Zeile ${row} 1.250,0${row % 10}`);
/** As programs write that make papers, and as libraries put out what they took apart. */
const asMade = texts
  .map((text, row) => `BT 1 0 0 1 40 ${700 - row * 20}.5 Tm /F1 9 Tf .5 TL (${text}) Tj ET`)
  .join('\n');
const takenApart = texts
  .map((text, row) => `BT\n1 0 0 1 40 ${700 - row * 20}.5 Tm\n/F1 9 Tf\n0.5 TL\n(${text}) Tj\nET`)
  .join('\n');

const packed = (content: string): string => deflateSync(content).toString('latin1');
/** What qpdf finds packed it copies; what it packs itself it writes in another order. */
const copied = (content: string): string => {
  const bytes = packed(content);
  return `<< /Filter /FlateDecode /Length ${bytes.length} >>\nstream\n${bytes}\nendstream`;
};
const anew = (content: string): string => {
  const bytes = packed(content);
  return `<< /Length ${bytes.length} /Filter /FlateDecode >>\nstream\n${bytes}\nendstream`;
};

const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 9 0 R >>';
const MAP = 'begincmap endcmap';
const onePaper = (content: string, map = copied(MAP)): Objects => onePage('', { 3: FONT, 5: content, 9: map });
const twoPages = (first: string, second: string, font = 3): Objects =>
  onePage('', {
    8: FONT,
    2: '<< /Type /Pages /Kids [4 0 R 6 0 R] /Count 2 >>',
    5: first,
    6: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /Font << /F1 ${font} 0 R >> >> /Contents 7 0 R >>`,
    7: second,
  });

/** What stands in the table moves on by the mark. */
const marked = (file: Uint8Array, mark: string): string => {
  const text = Buffer.from(file).toString('latin1');
  return text
    .replace('%PDF-1.7\n', `%PDF-1.7\n${mark}`)
    .replace(/(\d{10}) 00000 n/g, (_, at: string) => {
      return `${String(Number(at) + mark.length).padStart(10, '0')} 00000 n`;
    })
    .replace(/startxref\n(\d+)/, (_, at: string) => `startxref\n${Number(at) + mark.length}`);
};
const byQpdf = (file: Uint8Array): string => marked(file, '%\xbf\xf7\xa2\xfe\n');
const byMuPdf = (objects: Objects): string => marked(writtenPdf(objects), '%\xc2\xb5\xc2\xb6\n');

function told(text: string) {
  const structure = readStructure(text);
  return structure ? rewrittenPages(structure, text) : null;
}
const plain = (objects: Objects): string => Buffer.from(writtenPdf(objects)).toString('latin1');
const none = { pages: [], isBorneOut: false, isCopied: false };

describe('UPL-05 pages of two hands in one file', () => {
  test('the page that a library wrote and packed anew amid others is told', () => {
    expect(told(plain(twoPages(copied(asMade), anew(takenApart))))).toEqual({
      pages: [2],
      isBorneOut: true,
      isCopied: false,
    });
    expect(told(plain(twoPages(anew(takenApart), copied(asMade))))).toEqual({
      pages: [1],
      isBorneOut: true,
      isCopied: false,
    });
  });

  test.each([
    ['written alike', twoPages(copied(asMade), anew(asMade))],
    ['with letters of their own', twoPages(copied(asMade), anew(takenApart), 8)],
    ['packed alike', twoPages(copied(asMade), copied(takenApart))],
    ['both taken apart', twoPages(copied(takenApart), anew(takenApart))],
    ['one of which has no letters', twoPages(copied(asMade), anew(takenApart.replace(/Tj/g, 'x')))],
  ])('two pages %s tell nothing', (_, objects) => {
    expect(told(plain(objects))).toEqual(none);
  });

  test('what was appended is told elsewhere, by what it changed', () => {
    const file = appended(writtenPdf(twoPages(copied(asMade), copied(asMade))), { 7: anew(takenApart) });
    expect(told(Buffer.from(file).toString('latin1'))).toEqual(none);
  });
});

describe('UPL-05 print that was packed anew amid letters that were copied', () => {
  test('is told; that it was taken apart bears it out', () => {
    expect(told(byQpdf(writtenPdf(onePaper(anew(takenApart)))))).toEqual({
      pages: [1],
      isBorneOut: true,
      isCopied: false,
    });
    expect(told(byQpdf(writtenPdf(onePaper(anew(asMade)))))).toEqual({
      pages: [1],
      isBorneOut: false,
      isCopied: false,
    });
  });

  test('is no later hand where a stamp was laid over it', () => {
    const stamped = `q\n${asMade}\nQ\nq 1 0 0 1 0 0 cm /Stamp Do Q`;
    expect(told(byQpdf(writtenPdf(onePaper(anew(stamped)))))).toEqual(none);
  });

  test.each([
    ['packed with all of the file', byQpdf(writtenPdf(onePaper(anew(takenApart), anew(MAP))))],
    ['of another program, whose order tells nothing', plain(onePaper(anew(takenApart)))],
    [
      'with a black bar over what is nobody’s business',
      byQpdf(writtenPdf(onePaper(anew(`${takenApart}\nq\n0 0 0 rg\n40 500 120 12 re\nf\nQ`)))),
    ],
  ])('print %s tells nothing', (_, text) => {
    expect(told(text)).toEqual(none);
  });

  test('a rule as thin as a line and a pale ground are no bars', () => {
    const ground = `${takenApart}\nq\n0 0 0 rg\n40 500 120 1 re\nf\n0.9 0.9 0.9 rg\n40 400 120 12 re\nf\nQ`;
    expect(told(byQpdf(writtenPdf(onePaper(anew(ground)))))).toEqual({ pages: [1], isBorneOut: true, isCopied: false });
  });

  test('without letters to compare only what a library took apart is named, and nothing bears it out', () => {
    expect(told(byQpdf(writtenPdf(onePage('', { 5: anew(takenApart) }))))).toEqual({
      pages: [1],
      isBorneOut: false,
      isCopied: false,
    });
    expect(told(byQpdf(writtenPdf(onePage('', { 5: anew(asMade) }))))).toEqual(none);
    expect(told(byQpdf(writtenPdf(onePage('', { 5: streamOf(takenApart) }))))).toEqual(none);
  });

  test('print that was copied with its letters says that nobody touched it in that saving', () => {
    const copy = { pages: [], isBorneOut: false, isCopied: true };
    expect(told(byQpdf(writtenPdf(onePaper(copied(asMade)))))).toEqual(copy);
    expect(told(byQpdf(writtenPdf(onePage('', { 5: copied(asMade) }))))).toEqual(copy);
    expect(told(byQpdf(writtenPdf(onePaper(copied(asMade), anew(MAP)))))).toEqual(none);
    expect(told(plain(onePaper(copied(asMade))))).toEqual(none);
  });
});

describe('UPL-05 print that was handed to MuPDF, which packs it tightest', () => {
  const handed = (content: string): string => {
    const bytes = deflateSync(content, { level: 9 }).toString('latin1');
    return `<< /Filter /FlateDecode /Length ${bytes.length} >>\nstream\n${bytes}\nendstream`;
  };
  const byNumbers = asMade.replace(/\(([^)]*)\) Tj/g, '[<0012>]TJ');
  const page = (number: number) => ({ pages: [number], isBorneOut: true, isCopied: false });

  test('is told, alone on its page or amid pages that were copied', () => {
    expect(told(byMuPdf(onePage('', { 5: handed(asMade) })))).toEqual(page(1));
    expect(told(byMuPdf(twoPages(copied(asMade), handed(asMade))))).toEqual(page(2));
    expect(told(byMuPdf(onePaper(handed(asMade))))).toEqual(page(1));
  });

  test.each([
    ['of another program', plain(onePage('', { 5: handed(asMade) }))],
    ['that was copied', byMuPdf(onePaper(copied(asMade)))],
    ['that MuPDF wrote itself', byMuPdf(onePage('', { 5: handed(byNumbers) }))],
    ['packed as tightly as its letters', byMuPdf(onePaper(handed(asMade), handed(MAP)))],
  ])('print %s tells nothing', (_, text) => {
    expect(told(text)).toEqual(none);
  });

  test('a page from which it took words is written one instruction a line, with short fractions', () => {
    const short = takenApart.replace(/\b0\./g, '.');
    expect(told(byMuPdf(onePaper(anew(short))))).toEqual(page(1));
    expect(told(byMuPdf(onePaper(anew(takenApart))))).toEqual(none);
    expect(told(byMuPdf(onePaper(anew(short), anew(MAP))))).toEqual(none);
    expect(told(byMuPdf(onePaper(copied(short))))).toEqual(none);
  });

  test('print in many pieces has a habit all the same', () => {
    const pieces = asMade.split('\n').map((line) => copied(line));
    const objects = twoPages(copied(asMade), anew(takenApart));
    const parts = Object.fromEntries(pieces.map((piece, index) => [20 + index, piece]));
    const refs = pieces.map((_, index) => `${20 + index} 0 R`).join(' ');
    const four = String(objects[4]).replace('/Contents 5 0 R', `/Contents [${refs}]`);
    expect(told(plain({ ...objects, ...parts, 4: four }))).toEqual(page(2));
  });
});
