import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { pageWith, rawPdf, stream } from '@vesta/engine/evidence/testing/raw-pdf';
import sharp from 'sharp';

/** A kind of trouble, with what may be said about it: null is no problem at all. */
type Trouble = readonly [name: string, bytes: Uint8Array, answers: readonly (string | null)[]];

const CATALOGUE = '<< /Type /Catalog /Pages 2 0 R >>';
const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const picture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'white' } })
    .png()
    .toBuffer();

function withPages(count: number): Buffer {
  const pages = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`);
  const tree = `<< /Type /Pages /Kids [${pages.join(' ')}] /Count ${count} >>`;
  return rawPdf([CATALOGUE, tree, ...pages.map(() => PAGE)]);
}

/** A true picture of a few bytes whose header claims fifty thousand pixels each way. */
async function hugePicture(): Promise<Buffer> {
  const bytes = await picture(2, 2);
  bytes.writeUInt32BE(50_000, 16);
  bytes.writeUInt32BE(50_000, 20);
  return bytes;
}

/** As a library of our days locks it, beside the hand-made ones of every age. */
async function lockedByLibrary(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage().drawText('closed');
  document.encrypt({ userPassword: 'closed', ownerPassword: 'other' });
  return document.save();
}

const bomb = (): Buffer => {
  const packed = deflateSync(deflateSync(Buffer.alloc(100 * 1024 * 1024, ' '), { level: 1 }));
  return pageWith(stream(packed, '/Filter [/FlateDecode /FlateDecode]'));
};

/** What costs too much, what is something else, and what nobody can read. */
export async function troubles(paper: Uint8Array): Promise<readonly Trouble[]> {
  return [
    ['an empty file', new Uint8Array(), ['empty']],
    ['a tenth of a paper', paper.subarray(0, paper.length / 10), ['corrupt']],
    ['a locked PDF', await lockedByLibrary(), ['encrypted']],
    ['five thousand pages', withPages(5000), ['too_many_pages']],
    [
      'pages that hold themselves',
      rawPdf([CATALOGUE, '<< /Type /Pages /Kids [2 0 R 3 0 R] /Count 2 >>', PAGE]),
      [null, 'corrupt'],
    ],
    ['a bomb', bomb(), [null, 'corrupt']],
    ['a picture that is also a PDF', Buffer.concat([await picture(8, 8), pageWith('')]), [null]],
    ['fifty thousand pixels', await hugePicture(), ['too_large', 'unsupported']],
    ['a true picture of sixty-four million pixels', await picture(8_000, 8_000), ['too_large']],
    ['a program', latin('\x7fELF'.padEnd(500, '\0')), ['unsupported']],
    ['plain words', latin('dear landlord, '.repeat(40)), ['unsupported']],
    ['a picture of a telephone', latin(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${'\0'.repeat(400)}`), ['unsupported']],
    ['a bitmap of nothing', latin(`BM\x36\x03\0\0\0\0\0\0\x36\0\0\0${'\0'.repeat(800)}`), ['unsupported', 'corrupt']],
  ];
}
