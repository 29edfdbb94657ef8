import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { pageWith, rawPdf, stream } from '@vesta/engine/evidence/testing/raw-pdf';
import type { EngineHost } from '@vesta/engine/isolation/engine-host';
import type { Inspection } from '@vesta/engine/pipeline/inspection';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { HostileJob } from './lib/hostile/child.ts';
import { withHost } from './lib/hostile/with-host.ts';
import { longStatement } from './lib/long-statement.ts';

const today = '2026-11-15';
const CATALOGUE = '<< /Type /Catalog /Pages 2 0 R >>';
const LIMIT_MS = 30_000;

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'white' } });

async function encrypted(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage().drawText('secret');
  document.encrypt({ userPassword: 'closed', ownerPassword: 'other' });
  return document.save();
}

async function withPages(count: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let page = 0; page < count; page += 1) document.addPage([100, 100]);
  return document.save();
}

/** A true picture of a few bytes whose header claims fifty thousand pixels each way. */
async function hugePicture(): Promise<Uint8Array> {
  const bytes = Buffer.from(await picture(2, 2).png().toBuffer());
  bytes.writeUInt32BE(50_000, 16);
  bytes.writeUInt32BE(50_000, 20);
  return bytes;
}

const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(400)]);
const bmp = Buffer.concat([Buffer.from('BM\x36\x03\0\0\0\0\0\0\x36\0\0\0', 'latin1'), Buffer.alloc(800)]);

/** Each kind of trouble, with what may be said about it: null is no problem at all. */
async function troubles(
  statement: Uint8Array,
): Promise<readonly (readonly [string, Uint8Array, readonly (string | null)[]])[]> {
  const bomb = deflateSync(deflateSync(Buffer.alloc(100 * 1024 * 1024, ' ')));
  const cycle = rawPdf([
    CATALOGUE,
    '<< /Type /Pages /Kids [2 0 R 3 0 R] /Count 2 >>',
    '<< /Type /Page /Parent 2 0 R >>',
  ]);
  const page = await picture(8, 8).png().toBuffer();
  return [
    ['an empty file', new Uint8Array(), ['empty']],
    ['a tenth of a statement', statement.subarray(0, statement.length / 10), ['corrupt']],
    ['a locked PDF', await encrypted(), ['encrypted']],
    ['five thousand pages', await withPages(5000), ['too_many_pages']],
    ['pages that hold themselves', cycle, [null, 'corrupt']],
    ['a bomb', pageWith(stream(bomb, '/Filter [/FlateDecode /FlateDecode]')), [null, 'corrupt']],
    ['a picture that is also a PDF', Buffer.concat([page, pageWith('')]), [null]],
    ['fifty thousand pixels', await hugePicture(), ['too_large', 'unsupported']],
    ['a real picture of a hundred megapixels', await picture(12_000, 9000).png().toBuffer(), ['too_large']],
    ['a program', Buffer.from('\x7fELF'.padEnd(500, '\0'), 'latin1'), ['unsupported']],
    ['plain words', Buffer.from('dear landlord, '.repeat(40)), ['unsupported']],
    ['a picture of a telephone that nobody else reads', heic, ['unsupported']],
    ['a bitmap', bmp, ['unsupported']],
  ];
}

async function inspected(host: EngineHost<HostileJob, Inspection>, bytes: Uint8Array): Promise<Inspection> {
  const outcome = await host.run({ bytes, today });
  if (!outcome.ok) throw new Error(outcome.problem);
  return outcome.result;
}

test('UPL-05 each kind of hostile file is named within its limits, and the next file reads right', {
  timeout: 300_000,
}, async () => {
  const { bytes, truth } = await longStatement(1, today);
  await withHost({ processes: 1, timeLimitMs: LIMIT_MS }, async (host) => {
    for (const [name, file, answers] of await troubles(bytes)) {
      const { problem } = (await inspected(host, file)).file;
      expect(answers, `${name}: ${problem}`).toContain(problem);
      const next = await inspected(host, bytes);
      expect(next.fields.closing_balance?.value, `after ${name}`).toBe(truth.fields.closing_balance);
    }
  });
});

test('a statement is a statement whatever its name says', { timeout: 60_000 }, async () => {
  const { bytes } = await longStatement(1, today);
  const { kind, file } = await withHost({ processes: 1, timeLimitMs: LIMIT_MS }, (host) => inspected(host, bytes));
  // The child calls every file paper.pdf; bytes decide. A picture under that name stays a picture.
  expect({ kind, format: file.format }).toEqual({ kind: 'bank_statement', format: 'pdf' });
  const png = await picture(400, 300).png().toBuffer();
  const other = await withHost({ processes: 1, timeLimitMs: LIMIT_MS }, (host) => inspected(host, png));
  expect(other.file.format).toBe('png');
});
