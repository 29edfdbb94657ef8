import { PDFDocument, type PDFRef } from '@cantoo/pdf-lib';
import type { Draw } from '../draw.ts';
import { TODAY } from '../paper-by-chance.ts';
import type { Sheet } from './over-glass.ts';

async function imageOf(document: PDFDocument, { bytes, packed, dots }: Sheet): Promise<PDFRef> {
  if (packed === 'jpeg') return (await document.embedJpg(bytes)).ref;
  const [Width, Height] = dots;
  return document.context.register(
    document.context.flateStream(bytes, {
      Type: 'XObject',
      Subtype: 'Image',
      ColorSpace: 'DeviceGray',
      BitsPerComponent: 1,
      Width,
      Height,
    }),
  );
}

/** The pictures of pages in one file, without any text. */
export async function bound(draw: Draw, sheets: readonly Sheet[], isPhoto: boolean): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  for (const sheet of sheets) {
    const { width, height } = sheet;
    const page = document.addPage([width, height]);
    const image = page.node.newXObject('Scan', await imageOf(document, sheet));
    const words = `q ${width.toFixed(2)} 0 0 ${height.toFixed(2)} 0 0 cm ${image} Do Q`;
    page.node.addContentStream(document.context.register(document.context.stream(words)));
  }
  const program = isPhoto
    ? draw.word(['iOS Version 18.1 (Build 22B83) Quartz PDFContext', 'Skia/PDF m128', 'img2pdf 0.5.1', null])
    : draw.word(['Canon iR-ADV C3520', 'EPSON Scan 2', 'HP Scan 4.2', 'KONICA MINOLTA bizhub C308', 'NAPS2', null]);
  const moment = new Date(`${TODAY}T18:10:00Z`);
  if (program) document.setProducer(program);
  document.setKeywords(['specimen']);
  document.setCreationDate(moment);
  document.setModificationDate(moment);
  return document.save({ useObjectStreams: false });
}
