import { randomBytes } from 'node:crypto';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, test } from 'vitest';
import { printPaper } from './print-paper.ts';
import { createSealKey } from './seal/create-seal-key.ts';
import { sealPdf } from './seal/seal-pdf.ts';
import { samplePaper } from './testing/sample-paper.ts';

const name = (text: string) => PDFName.of(text);
const at = new Date('2026-11-15T10:00:00Z');
const PRINT = 4;
const HIDDEN_OR_NO_VIEW = 2 + 32 + 1;
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="#5a2250"/></svg>';

let bytes: Buffer;
let document: PDFDocument;

beforeAll(async () => {
  const key = await createSealKey({ organisation: 'Vesta', country: 'IT', now: at, random: randomBytes });
  const paper = samplePaper('https://vesta.example/verify-report?token=abc');
  const branded = {
    ...paper,
    brand: { ...paper.brand, logo: { format: 'svg' as const, bytes: [...Buffer.from(svg)] } },
  };
  const words = { name: 'Vesta', reason: 'Report', location: 'Milano', at, code: 'x' };
  bytes = Buffer.from(await sealPdf(await printPaper(branded), key, words));
  document = await PDFDocument.load(bytes, { updateMetadata: false });
});

const dicts = (): PDFDict[] =>
  document.context.enumerateIndirectObjects().flatMap(([, object]) => (object instanceof PDFDict ? [object] : []));

const ofType = (type: string) => dicts().filter((dict) => dict.get(name('Type'))?.toString() === `/${type}`);

/** What the archive standard asks for and can be seen without a validator, on the paper as it leaves the house. */
describe('a sealed report, tagged and with a company’s mark', () => {
  test('says which part of the standard it follows, and its title there is the one that readers show', () => {
    const stream = document.catalog.lookup(name('Metadata'));
    if (!(stream instanceof PDFRawStream)) throw new TypeError('no metadata');
    expect(stream.dict.has(name('Filter'))).toBe(false);
    const xmp = Buffer.from(stream.contents).toString('utf8');
    expect(xmp).toMatch(/<pdfaid:part>2<\/pdfaid:part>/);
    expect(xmp).toMatch(/<pdfaid:conformance>B<\/pdfaid:conformance>/);
    expect(xmp).toContain(document.getTitle());
  });

  test('brings its colours along: one output intent with a profile inside', () => {
    const intents = document.catalog.lookup(name('OutputIntents'), PDFArray);
    const [intent] = intents.asArray().map((one) => document.context.lookup(one, PDFDict));
    expect(intents.size()).toBe(1);
    expect(intent?.get(name('S'))?.toString()).toBe('/GTS_PDFA1');
    expect(intent?.lookup(name('DestOutputProfile'))).toBeInstanceOf(PDFRawStream);
  });

  test('brings every font along', () => {
    const descriptors = ofType('FontDescriptor');
    const drawn = ofType('Font').filter((font) => font.get(name('Subtype'))?.toString().startsWith('/CIDFont'));
    expect(drawn.length).toBeGreaterThan(1);
    expect(descriptors).toHaveLength(drawn.length);
    for (const descriptor of descriptors) {
      expect(['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor.has(name(key)))).toBe(true);
    }
  });

  test('runs nothing, hides nothing, depends on nothing: no script, no lock, no hidden field, no foreign file', () => {
    expect(document.context.trailerInfo.Encrypt).toBeUndefined();
    expect(document.context.trailerInfo.ID).toBeDefined();
    const actions = dicts().map((dict) => dict.get(name('S'))?.toString());
    expect(actions.filter((kind) => ['/JavaScript', '/Launch', '/GoToR', '/ImportData'].includes(kind ?? ''))).toEqual(
      [],
    );
    expect(dicts().some((dict) => dict.has(name('AA')) || dict.has(name('EF')))).toBe(false);
    const annotations = document
      .getPages()
      .flatMap((page) => (page.node.lookupMaybe(name('Annots'), PDFArray)?.asArray() ?? []) as PDFRef[]);
    expect(annotations.length).toBeGreaterThan(1);
    for (const annotation of annotations) {
      const flags = document.context.lookup(annotation, PDFDict).lookup(name('F'), PDFNumber).asNumber();
      expect(flags & PRINT).toBe(PRINT);
      expect(flags & HIDDEN_OR_NO_VIEW).toBe(0);
    }
  });

  test('begins as the standard wants: a version and a line of letters that no text has', () => {
    expect(bytes.subarray(0, 8).toString('latin1')).toMatch(/^%PDF-1\.\d$/);
    const second = bytes.subarray(bytes.indexOf('%', 8) + 1);
    expect([...second.subarray(0, 4)].every((byte) => byte > 127)).toBe(true);
  });
});
