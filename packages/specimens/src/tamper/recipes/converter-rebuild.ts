import { PDFDocument } from '@cantoo/pdf-lib';
import { fileRecipe, type Touched } from '../forgery.ts';
import { rewriteInPlace } from '../hands/in-place.ts';
import { laterBy } from '../sheet/imprint.ts';
import { OpenPaper } from '../sheet/open-paper.ts';
import { morePay } from './edit.ts';
import { pay } from './kinds.ts';

const converters = {
  careless: { producer: 'Microsoft® Word 2021', creator: 'Microsoft® Word 2021' },
  careful: { producer: 'iLovePDF', creator: 'LibreOffice 7.6' },
  expert: { producer: 'Skia/PDF m128', creator: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/128.0.0.0' },
} as const;

/** Edited in another program and exported: each page a form inside a new file, smaller by a hair where margins differ. */
export const converterRebuild = fileRecipe('converter-rebuild', pay, async (specimen, strength, chance) => {
  const paper = await OpenPaper.open(specimen.bytes, specimen.handedIn);
  rewriteInPlace(paper, [morePay(paper, specimen, strength)]);
  const document = await PDFDocument.create({ updateMetadata: false });
  const scale = strength === 'careless' ? 0.97 : 1;
  const source = await PDFDocument.load(await paper.anew(), { updateMetadata: false });
  for (const form of await document.embedPages(source.getPages())) {
    document.addPage([form.width, form.height]).drawPage(form, { x: 0, y: 0, xScale: scale, yScale: scale });
  }
  const moment = new Date(`${laterBy(paper, chance.between(3, 30))}T18:42:00Z`);
  document.setProducer(converters[strength].producer);
  document.setCreator(converters[strength].creator);
  document.setKeywords(['specimen']);
  document.setCreationDate(moment);
  document.setModificationDate(moment);
  const whole: Touched[] = paper.sheets.map(({ number, width, height }) => ({
    page: number,
    box: { left: 0, top: 0, right: width, bottom: height },
  }));
  return { bytes: await document.save({ useObjectStreams: false }), touched: scale === 1 ? paper.touched : whole };
});
