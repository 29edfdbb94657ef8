import { PDFDocument } from '@cantoo/pdf-lib';
import { laterBy } from '../tamper/sheet/imprint.ts';
import { OpenPaper } from '../tamper/sheet/open-paper.ts';
import { control, papers } from './control.ts';

/** Printed from the portal's page by a browser, which wraps each page and names itself. */
export const browserPrint = control('browser-print', papers, 'text', async (specimen, chance) => {
  const source = await OpenPaper.open(specimen.bytes, specimen.handedIn);
  const document = await PDFDocument.create({ updateMetadata: false });
  for (const form of await document.embedPages(source.document.getPages())) {
    document.addPage([form.width, form.height]).drawPage(form, { x: 0, y: 0 });
  }
  const moment = new Date(`${laterBy(source, chance.between(0, 20))}T16:20:00Z`);
  document.setTitle(source.document.getTitle() ?? '');
  document.setProducer('Skia/PDF m128');
  document.setCreator('Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/128.0.0.0 Safari/537.36');
  document.setKeywords(['specimen']);
  document.setCreationDate(moment);
  document.setModificationDate(moment);
  return { bytes: await document.save({ useObjectStreams: false }) };
});
