import { PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { readEvidence } from '../../read-evidence.ts';
import { pageWith, rawPdf } from '../../testing/raw-pdf.ts';
import type { PdfFacts } from './pdf-facts.ts';

async function factsOf(bytes: Uint8Array): Promise<PdfFacts> {
  const { pdf } = await readEvidence(bytes, { ocr: null });
  if (!pdf) throw new Error('no facts');
  return pdf;
}

/** What a program appends that changes a file without rewriting it. */
function withUpdate(file: Buffer): Buffer {
  const text = file.toString('latin1');
  const previous = [...text.matchAll(/startxref\s+(\d+)/g)].at(-1)?.[1] ?? '';
  const table = file.length;
  const trailer = `trailer\n<< /Size 6 /Root 1 0 R /Prev ${previous} >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.concat([file, Buffer.from(`xref\n0 0\n${trailer}`)]);
}

const page = () => pageWith('BT /F 12 Tf 100 700 Td (Gehalt) Tj ET');

describe('what a PDF tells about its making', () => {
  test('names the programs and the moments', async () => {
    const document = await PDFDocument.create();
    document.addPage();
    document.setProducer('PDFlib 9');
    document.setCreator('Payroll');
    document.setCreationDate(new Date('2026-03-01T09:30:00Z'));
    document.setModificationDate(new Date('2026-04-02T10:00:00Z'));
    const { metadata } = await factsOf(await document.save());
    expect(metadata).toMatchObject({ version: '1.7', producer: 'PDFlib 9', creator: 'Payroll' });
    expect(metadata.created?.at).toBe('2026-03-01T09:30:00Z');
    expect(metadata.modified?.raw).toBe('D:20260402100000Z');
  });

  test('counts how often it was changed', async () => {
    expect((await factsOf(page())).revisions.list).toHaveLength(1);
    const { list } = (await factsOf(withUpdate(withUpdate(page())))).revisions;
    expect(list).toHaveLength(3);
    expect(list[1]?.previous).toBe(list[0]?.table);
    expect(list[2]?.previous).toBe(list[1]?.table);
  });

  test('notes what stands behind its end', async () => {
    expect((await factsOf(page())).revisions.trailing).toBe(0);
    expect((await factsOf(Buffer.concat([page(), Buffer.from('more')]))).revisions.trailing).toBe(4);
  });

  test('lists annotations, hidden ones too, with their place', async () => {
    const document = await PDFDocument.create();
    const sheet = document.addPage([600, 800]);
    const note = document.context.register(
      document.context.obj({
        Type: 'Annot',
        Subtype: 'Square',
        Rect: [100, 600, 200, 650],
        F: 2,
        M: PDFString.of("D:20260105120000+01'00'"),
      }),
    );
    sheet.node.set(PDFName.of('Annots'), document.context.obj([note]));
    const { annotations } = await factsOf(await document.save());
    expect(annotations).toEqual([
      {
        page: 1,
        type: 'square',
        box: { left: 100, top: 150, right: 200, bottom: 200 },
        hidden: true,
        created: null,
        modified: { raw: "D:20260105120000+01'00'", at: '2026-01-05T12:00:00+01:00' },
        action: null,
        below: null,
      },
    ]);
  });

  test('lists the files inside', async () => {
    const document = await PDFDocument.create();
    document.addPage();
    await document.attach(new Uint8Array([1, 2, 3]), 'invoice.xml', { mimeType: 'application/xml' });
    expect((await factsOf(await document.save())).attachments).toEqual([{ name: 'invoice.xml', size: 3 }]);
  });

  test('counts scripts and links, and says when something happens on opening', async () => {
    const document = await PDFDocument.create();
    document.addPage();
    document.addJavaScript('greet', 'app.alert(1)');
    expect((await factsOf(await document.save())).programs.scripts).toBe(1);
    const opening = rawPdf([
      '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /Launch /F (x.exe) >> >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
    ]);
    expect((await factsOf(opening)).programs).toMatchObject({ scripts: 0, launches: 1, opensByItself: true });
  });

  test('reads what is filled in a form, and where', async () => {
    const document = await PDFDocument.create();
    const field = document.getForm().createTextField('iban');
    field.setText('IT60X0542811101000000123456');
    field.addToPage(document.addPage([600, 800]), { x: 100, y: 700, width: 300, height: 20 });
    const { pdf, pages } = await readEvidence(await document.save(), { ocr: null });
    expect(pdf?.fields).toEqual([{ page: 1, name: 'iban', isFilled: true }]);
    const [word] = pages[0]?.words ?? [];
    expect(word?.text).toBe('IT60X0542811101000000123456');
    expect(word?.box.top).toBeGreaterThan(75);
    expect(word?.box.bottom).toBeLessThan(105);
  });

  test('tells for which bytes a signature stands', async () => {
    const document = await PDFDocument.create();
    const sheet = document.addPage();
    const { context } = document;
    const value = context.register(
      context.obj({
        Type: 'Sig',
        Filter: 'Adobe.PPKLite',
        SubFilter: 'ETSI.CAdES.detached',
        ByteRange: [0, 100, 200, 50],
        Contents: PDFHexString.of('00'),
        M: PDFString.of('D:20260105120000Z'),
      }),
    );
    const field = context.register(
      context.obj({ Type: 'Annot', Subtype: 'Widget', FT: 'Sig', Rect: [0, 0, 0, 0], V: value, T: PDFString.of('s') }),
    );
    sheet.node.set(PDFName.of('Annots'), context.obj([field]));
    document.catalog.set(PDFName.of('AcroForm'), context.obj({ SigFlags: 3, Fields: [field] }));
    const { signatures } = await factsOf(await document.save());
    expect(signatures).toEqual([
      {
        subFilter: 'ETSI.CAdES.detached',
        byteRange: [0, 100, 200, 50],
        signed: { raw: 'D:20260105120000Z', at: '2026-01-05T12:00:00Z' },
        coversWholeFile: false,
      },
    ]);
  });
});
