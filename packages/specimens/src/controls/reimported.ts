import { PDFDocument } from '@cantoo/pdf-lib';
import { control, papers } from './control.ts';

/** Every page laid as a whole onto a fresh one, as programs do that put letterheads or page numbers under papers. */
export const reimported = control('reimported', papers, 'text', async ({ bytes }) => {
  const source = await PDFDocument.load(bytes, { updateMetadata: false });
  const target = await PDFDocument.create({ updateMetadata: false });
  for (const page of source.getPages()) {
    const { width, height } = page.getSize();
    const whole = await target.embedPage(page);
    target.addPage([width, height]).drawPage(whole, { x: 0, y: 0, width, height });
  }
  target.setProducer(source.getProducer() ?? '');
  target.setCreator(source.getCreator() ?? '');
  target.setKeywords(['specimen']);
  const made = source.getCreationDate();
  if (made) target.setCreationDate(made);
  return { bytes: await target.save({ useObjectStreams: false }) };
});
