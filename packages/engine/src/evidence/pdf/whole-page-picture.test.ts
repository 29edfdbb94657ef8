import { type PDFDocument as Document, degrees, PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { withPdf } from './open-pdf.ts';
import { drawnSize, renderPage } from './render-page.ts';
import { drawnPicture, wholePagePicture } from './whole-page-picture.ts';

const [WIDTH, HEIGHT] = [300, 420];

/** Stripes of all grays, as a scanner would have seen them. */
const photograph = (): Promise<Buffer> => {
  const pixels = Uint8Array.from({ length: 900 * 1260 }, (_, at) => 60 + Math.floor((at % 900) / 30) * 6 + (at % 3));
  return sharp(pixels, { raw: { width: 900, height: 1260, channels: 1 } })
    .jpeg({ quality: 95 })
    .toBuffer();
};

type Draw = (page: PDFPage, document: Document) => Promise<void> | void;

const whole = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
const scan: Draw = async (page, document) => page.drawImage(await document.embedJpg(await photograph()), whole);

async function fileOf(...drawings: readonly Draw[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([WIDTH, HEIGHT]);
  for (const draw of drawings) await draw(page, document);
  return document.save();
}

/** What stands on the first page, by itself and as the library draws it. */
async function seen(bytes: Uint8Array, pixels = limits.pixels) {
  const both = await withPdf(bytes, async ({ library, document }) => {
    const page = library.calls.FPDF_LoadPage(document, 0);
    const picture = wholePagePicture(library, page, { ...limits, pixels });
    const drawn = renderPage(library, page, 2);
    library.calls.FPDF_ClosePage(page);
    return { picture, drawn };
  });
  if (!both || typeof both === 'string') throw new Error('not opened');
  return both;
}

describe('a scanned page', () => {
  test('is unpacked as it would be drawn', async () => {
    const { picture, drawn } = await seen(await fileOf(scan));
    const unpacked = picture && (await drawnPicture(picture, ...drawnSize(WIDTH, HEIGHT, 2)));
    expect([unpacked?.width, unpacked?.height]).toEqual([drawn.width, drawn.height]);
    const off = drawn.pixels.map((gray, at) => Math.abs(gray - (unpacked?.pixels[at] ?? 0)));
    expect(off.reduce((sum, one) => sum + one, 0) / off.length).toBeLessThan(2);
  });

  test('is drawn where its picture cannot be unpacked', async () => {
    const { picture } = await seen(await fileOf(scan));
    expect(await drawnPicture(picture?.subarray(0, 40) ?? new Uint8Array(), 600, 840)).toBeNull();
  });
});

describe('a page is drawn as a whole', () => {
  const others: readonly [string, readonly Draw[]][] = [
    ['something is written over its picture', [scan, (page) => page.drawText('1.234,56', { x: 40, y: 200, size: 12 })]],
    [
      'something covers its picture',
      [scan, (page) => page.drawRectangle({ ...whole, height: 40, color: rgb(1, 1, 1) })],
    ],
    ['it is turned', [scan, (page) => page.setRotation(degrees(90))]],
    ['only a part of its picture is shown', [scan, (page) => page.setCropBox(0, 0, WIDTH, HEIGHT - 60)]],
    [
      'its picture leaves an edge free',
      [async (page, file) => page.drawImage(await file.embedJpg(await photograph()), { ...whole, width: WIDTH - 20 })],
    ],
    [
      'its picture is turned',
      [
        async (page, file) => {
          const rotate = degrees(180);
          page.drawImage(await file.embedJpg(await photograph()), { ...whole, x: WIDTH, y: HEIGHT, rotate });
        },
      ],
    ],
    [
      'its picture is seen through',
      [async (page, file) => page.drawImage(await file.embedJpg(await photograph()), { ...whole, opacity: 0.5 })],
    ],
    [
      'its picture is no photograph',
      [
        async (page, file) => {
          const png = await sharp(await photograph())
            .png()
            .toBuffer();
          page.drawImage(await file.embedPng(png), whole);
        },
      ],
    ],
    ['there is nothing on it', []],
  ];
  test.each(others)('where %s', async (_, drawings) => {
    expect((await seen(await fileOf(...drawings))).picture).toBeNull();
  });

  test('where its picture is larger than may be unpacked', async () => {
    expect((await seen(await fileOf(scan), 900 * 1260 - 1)).picture).toBeNull();
  });
});
