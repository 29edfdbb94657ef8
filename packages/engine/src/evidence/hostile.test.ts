import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { limits } from './limits.ts';
import { readEvidence } from './read-evidence.ts';
import { pageWith, rawPdf, stream } from './testing/raw-pdf.ts';

const read = (bytes: Uint8Array) => readEvidence(bytes, { ocr: null });
const greeting = 'BT /F 12 Tf 100 700 Td (Buongiorno) Tj ET';
const CATALOGUE = '<< /Type /Catalog /Pages 2 0 R >>';

function manyPages(count: number): Uint8Array {
  const pages = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`);
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>';
  const tree = `<< /Type /Pages /Kids [${pages.join(' ')}] /Count ${count} >>`;
  return rawPdf([CATALOGUE, tree, ...pages.map(() => page)]);
}

describe('files that nobody should fear', { timeout: 60_000 }, () => {
  test('an empty file is named', async () => {
    expect(await read(new Uint8Array())).toMatchObject({ problem: 'empty', pages: [] });
  });

  test('a file over the limit is not opened', async () => {
    const bytes = Buffer.concat([pageWith(greeting), Buffer.alloc(limits.bytes)]);
    expect(await read(bytes)).toMatchObject({ problem: 'too_large', pages: [], size: bytes.length });
  });

  test('a PDF that asks for a password is named', async () => {
    const document = await PDFDocument.create();
    document.addPage();
    document.encrypt({ userPassword: 'secret', ownerPassword: 'other' });
    expect(await read(await document.save())).toMatchObject({ format: 'pdf', problem: 'encrypted', pages: [] });
  });

  test('a PDF that anybody may open is read, and its protection noted', async () => {
    const document = await PDFDocument.create();
    document.addPage().drawText('Offen');
    document.encrypt({ userPassword: '', ownerPassword: 'other' });
    const evidence = await read(await document.save());
    expect(evidence.problem).toBeNull();
    expect(evidence.pdf?.isProtected).toBe(true);
    expect(evidence.pages[0]?.words.map((word) => word.text)).toEqual(['Offen']);
  });

  test('half a PDF is read as far as it goes, or named', async () => {
    const whole = pageWith(greeting);
    const { problem, pages } = await read(whole.subarray(0, Math.floor(whole.length * 0.6)));
    expect(problem === 'corrupt' || pages.length === 1).toBe(true);
    expect(await read(whole.subarray(0, 40))).toMatchObject({ problem: 'corrupt', pages: [] });
  });

  test('a PDF behind the lines of a mail gateway is read', async () => {
    const bytes = Buffer.concat([Buffer.from('Content-Type: application/pdf\r\n\r\n'), pageWith(greeting)]);
    expect((await read(bytes)).pages[0]?.words.map((word) => word.text)).toEqual(['Buongiorno']);
  });

  test('a page tree that contains itself comes to an end', async () => {
    const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>';
    const { pages } = await read(rawPdf([CATALOGUE, '<< /Type /Pages /Kids [2 0 R 3 0 R] /Count 2 >>', page]));
    expect(pages.length).toBeLessThanOrEqual(2);
  });

  test('a page count that lies is not believed', async () => {
    const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>';
    const { pages } = await read(rawPdf([CATALOGUE, '<< /Type /Pages /Kids [3 0 R] /Count 2000000000 >>', page]));
    expect(pages.length).toBe(1);
  });

  test('a small file that unpacks to a hundred megabytes is survived, and the next one read', async () => {
    const once = deflateSync(Buffer.alloc(100 * 1024 * 1024, ' '), { level: 1 });
    const bomb = pageWith(stream(deflateSync(once), '/Filter [/FlateDecode /FlateDecode]'));
    expect(bomb.length).toBeLessThan(10_000);
    expect((await read(bomb)).pages.flatMap((page) => page.words)).toEqual([]);
    expect((await read(pageWith(greeting))).pages[0]?.words).toHaveLength(1);
  });

  test('of five thousand pages the first are read, and the rest noted', async () => {
    const evidence = await read(manyPages(5000));
    expect(evidence.problem).toBe('too_many_pages');
    expect(evidence.pages).toHaveLength(limits.pages);
    expect(evidence.pdf?.pageCount).toBe(5000);
  });

  test('a file that is two things at once is what it begins with', async () => {
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    const both = await read(Buffer.concat([picture, pageWith(greeting)]));
    expect(both).toMatchObject({ format: 'png', pdf: null });
    const other = await read(Buffer.concat([pageWith(greeting), picture]));
    expect(other).toMatchObject({ format: 'pdf', picture: null });
  });

  test('programs and archives are refused by name of the problem', async () => {
    for (const start of ['MZ\x90\0', 'PK\x03\x04', '\x7fELF', '<html><body>', 'plain words']) {
      expect(await read(Buffer.from(start.padEnd(300, '\0'), 'latin1'))).toMatchObject({
        format: 'unknown',
        problem: 'unsupported',
      });
    }
  });

  test('a picture whose header claims gigapixels is not decoded', async () => {
    const small = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    const huge = Buffer.from(small);
    huge.writeUInt32BE(60_000, 16);
    huge.writeUInt32BE(60_000, 20);
    expect((await read(huge)).problem).toMatch(/too_large|unsupported/);
  });

  test('a picture that is cut short is named', async () => {
    const noise = Buffer.from(Uint8Array.from({ length: 300 * 300 * 3 }, (_, i) => (i * 7919) % 251));
    const whole = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
      .jpeg()
      .toBuffer();
    expect((await read(whole.subarray(0, whole.length / 2))).problem).toBe('corrupt');
  });
});
