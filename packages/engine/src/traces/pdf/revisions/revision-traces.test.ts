import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { appended, lineAt, onePage, streamOf, writtenPdf } from '../../../file-bytes/testing/written-pdf.ts';
import { pdfTraces } from '../pdf-traces.ts';

const original = writtenPdf(onePage(`${lineAt(50, 700, 'Saldo')}\n${lineAt(400, 700, '1.250,00')}`));
const page = (more: string): string =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /Font << /F1 3 0 R >> >> ${more} >>`;

async function revisionsOf(file: Uint8Array) {
  const traces = await pdfTraces(file);
  return traces?.revisions ?? null;
}
const kinds = async (file: Uint8Array) => (await revisionsOf(file))?.[0]?.touches?.map(({ kind }) => kind);

test('a file as it was made has no later states', async () => {
  expect(await revisionsOf(original)).toEqual([]);
});

test('a rewritten page is told with what it said before, what it says now, and where', async () => {
  const forged = appended(original, { 5: streamOf(`${lineAt(50, 700, 'Saldo')}\n${lineAt(400, 700, '9.250,00')}`) });
  const [revision] = (await revisionsOf(forged)) ?? [];
  expect(revision?.touches).toEqual([{ kind: 'page_content', page: 1 }]);
  expect(revision?.edits).toMatchObject([{ page: 1, before: '1.250,00', after: '9.250,00' }]);
  expect(revision?.edits[0]?.box.left).toBeCloseTo(400, -1);
});

test('text that a library appends is told as added', async () => {
  const document = await PDFDocument.load(original, { forIncrementalUpdate: true });
  document.getPage(0).drawText('4.000,00', { x: 300, y: 300, size: 12 });
  const revisions = await revisionsOf(await document.save());
  expect(revisions?.[0]?.edits).toMatchObject([{ before: null, after: '4.000,00' }]);
});

test('a page that is stored anew with the same drawing has no edits', async () => {
  const again = appended(original, {
    4: page('/Contents [6 0 R 5 0 R 7 0 R]'),
    6: streamOf('q'),
    7: streamOf('Q'),
  });
  expect(await revisionsOf(again)).toMatchObject([{ touches: [], edits: [] }]);
});

test.each([
  [
    'a filled-in form',
    { 4: page('/Contents 5 0 R /Annots [8 0 R]'), 8: '<< /Subtype /Widget /Rect [0 0 9 9] /FT /Tx /V (x) >>' },
    ['form_fields'],
  ],
  [
    'a note',
    { 4: page('/Contents 5 0 R /Annots [8 0 R]'), 8: '<< /Subtype /FreeText /Rect [0 0 9 9] /Contents (x) >>' },
    ['added_notes'],
  ],
  [
    'a mark for the reader',
    { 4: page('/Contents 5 0 R /Annots [8 0 R]'), 8: '<< /Subtype /Highlight /Rect [0 0 9 9] >>' },
    ['remarks'],
  ],
  ['a signature', { 8: '<< /Type /Sig /ByteRange [0 1 2 3] /Contents <00> >>' }, ['signature']],
  ['proof for a signature', { 1: '<< /Type /Catalog /Pages 2 0 R /DSS << >> >>' }, ['proof']],
  [
    'another font under the old name',
    { 3: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Differences [49 /nine] >> >>' },
    ['page_fonts'],
  ],
  ['a page more', { 2: '<< /Type /Pages /Kids [4 0 R 8 0 R] /Count 2 >>', 8: page('/Contents 5 0 R') }, ['page_count']],
])('%s is told by its kind', async (_, objects, expected) => {
  expect(await kinds(appended(original, objects))).toEqual(expected);
});

test('new metadata and another identity are told', async () => {
  const named = writtenPdf(onePage('x'), '/ID [<aa> <aa>] ');
  const changed = appended(named, { 9: '<< /Producer (x) >>' }, '/Info 9 0 R /ID [<bb> <cc>] ');
  expect(await revisionsOf(changed)).toMatchObject([{ touches: [{ kind: 'metadata' }], changesIdentity: true }]);
});

test('a file whose table cannot be followed says that it does not know', async () => {
  const text = Buffer.from(original)
    .toString('latin1')
    .replace(/startxref\n\d+/, 'startxref\n7');
  expect(await revisionsOf(Uint8Array.from(Buffer.from(text, 'latin1')))).toBeNull();
});

const forged = streamOf(`${lineAt(50, 700, 'Saldo')}\n${lineAt(400, 700, '9.250,00')}`);
const latin = (file: Uint8Array): string => Buffer.from(file).toString('latin1');
const fileOf = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));

test('UPL-05 a state that the newest table keeps silent about is found', async () => {
  const all = { ...onePage(''), 5: forged };
  const silent = fileOf(latin(appended(original, all)).replace(/\/Prev \d+ /, ''));
  expect(await revisionsOf(silent)).toMatchObject([{ edits: [{ before: '1.250,00', after: '9.250,00' }] }]);
});

test('UPL-05 objects behind the end are told although no table lists them', async () => {
  const behind = fileOf(`${latin(original)}5 0 obj\n${forged}\nendobj\n`);
  expect(await revisionsOf(behind)).toMatchObject([{ touches: [{ kind: 'unlisted' }] }]);
  expect(await revisionsOf(fileOf(`${latin(original)}<!-- served -->\n`))).toEqual([]);
});

test('UPL-05 a careless table says nothing as long as the pages say the same', async () => {
  const misplaced = (objects: Record<number, string>): Uint8Array =>
    fileOf(latin(appended(original, objects)).replace(/startxref\n\d+(?=\n%%EOF\n$)/, 'startxref\n7'));
  expect(await revisionsOf(misplaced({ 9: '<< >>' }))).toMatchObject([{ touches: null, edits: [] }]);
  expect(await revisionsOf(misplaced({ 5: forged }))).toMatchObject([{ touches: [{ kind: 'unlisted' }] }]);
});

test('UPL-05 a field filled in is told by its name, and one that showed something else as such', async () => {
  const field = (value: string): string => `<< /FT /Tx /T (netto) /V (${value}) /Subtype /Widget /Rect [0 0 9 9] >>`;
  const form = { 1: '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [8 0 R] >> >>' };
  const fieldTouch = async (before: string, after: string) => {
    const file = appended(writtenPdf(onePage('x', { ...form, 8: field(before) })), { 8: field(after) });
    return (await revisionsOf(file))?.[0]?.touches;
  };
  expect(await fieldTouch('', '100')).toEqual([{ kind: 'form_fields', page: null, field: 'netto' }]);
  expect(await fieldTouch('100', '900')).toEqual([{ kind: 'refilled', page: null, field: 'netto' }]);
});

const LOOK = '/Type /XObject /Subtype /Form /BBox [0 0 90 20]';
test.each([
  ['the same letters, set anew', 'BT /F1 8 Tf 1 1 Td (1.250,00) Tj ET', 'form_fields'],
  ['other letters', 'BT /F1 9 Tf (9.250,00) Tj ET', 'refilled'],
  ['other letters in numbers', 'BT /F1 9 Tf <392E3235302C3030> Tj ET', 'refilled'],
  ['a picture', 'q 90 0 0 20 0 0 cm /Im1 Do Q', 'refilled'],
  ['outlines', '0 0 m 5 0 l 5 9 l h f', 'refilled'],
])('UPL-05 a field whose look became %s', async (_, look, kind) => {
  const form = { 1: '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [8 0 R] >> >>' };
  const field = '<< /FT /Tx /T (netto) /V (1.250,00) /Subtype /Widget /Rect [0 0 90 20] /AP << /N 9 0 R >> >>';
  const first = writtenPdf(onePage('x', { ...form, 8: field, 9: streamOf('BT /F1 9 Tf (1.250,00) Tj ET', LOOK) }));
  const touches = (await revisionsOf(appended(first, { 8: `${field} `, 9: streamOf(look, LOOK) })))?.[0]?.touches;
  expect(touches?.map((touch) => touch.kind) ?? []).toEqual(kind === 'refilled' ? ['refilled'] : []);
});
