import { PDFDict, PDFName } from '@cantoo/pdf-lib';
import { laterBy, setIdentity, setModified, setProducer } from '../tamper/sheet/imprint.ts';
import { OpenPaper } from '../tamper/sheet/open-paper.ts';
import { control, papers } from './control.ts';

/** Made smaller by a converter that writes everything anew: other names of fonts and of the program, other identity. */
export const distilled = control('distilled', papers, 'text', async (specimen, chance) => {
  const paper = await OpenPaper.open(specimen.bytes, specimen.handedIn);
  for (const [, object] of paper.document.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict) || object.get(PDFName.of('Type')) !== PDFName.of('Font')) continue;
    const face = object.lookup(PDFName.of('BaseFont'), PDFName).decodeText();
    object.set(PDFName.of('BaseFont'), PDFName.of(`${chance.letters(6)}+${face}`));
  }
  setProducer(paper, chance.pick(['GPL Ghostscript 10.02.1', 'Acrobat Distiller 23.0 (Windows)', 'PDFium']));
  setModified(paper, laterBy(paper, chance.between(1, 20)));
  setIdentity(paper, chance.letters(32, '0123456789ABCDEF'));
  return { bytes: await paper.anew() };
});
