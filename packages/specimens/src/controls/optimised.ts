import { PDFDocument } from '@cantoo/pdf-lib';
import { control, papers } from './control.ts';

/** Small things packed together, as archives store files: other bytes, the same pages. */
export const optimised = control('optimised', papers, 'text', async (specimen) => {
  const document = await PDFDocument.load(specimen.bytes, { updateMetadata: false });
  return { bytes: await document.save({ useObjectStreams: true }) };
});
