import { PDFRef } from '@cantoo/pdf-lib';
import { laterBy, setModified } from '../tamper/sheet/imprint.ts';
import { OpenPaper } from '../tamper/sheet/open-paper.ts';
import { control, papers } from './control.ts';

/** Somebody gave the file a title of its own; the viewer appended that and nothing else. */
export const renamed = control('renamed', papers, 'text', async (specimen, chance) => {
  const paper = await OpenPaper.open(specimen.bytes, specimen.handedIn);
  paper.document.setTitle(specimen.truth.country === 'IT' ? 'Per il locatore' : 'Für die Vermietung');
  setModified(paper, laterBy(paper, chance.between(1, 9)));
  const { Info } = paper.document.context.trailerInfo;
  if (Info instanceof PDFRef) paper.alter(Info);
  return { bytes: await paper.revised() };
});
