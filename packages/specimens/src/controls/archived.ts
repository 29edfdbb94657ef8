import { OpenPaper } from '../tamper/sheet/open-paper.ts';
import { control, papers } from './control.ts';
import { addXmp, archivable } from './xmp.ts';

/** An archive adds metadata that claims PDF/A and says what the file already said, in a revision. */
export const archived = control('archived', papers, 'text', async (specimen) => {
  const paper = await OpenPaper.open(specimen.bytes, specimen.handedIn);
  addXmp(paper, archivable);
  return { bytes: await paper.revised() };
});
