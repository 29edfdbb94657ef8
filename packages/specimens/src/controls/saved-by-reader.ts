import { laterBy, setModified } from '../tamper/sheet/imprint.ts';
import { OpenPaper } from '../tamper/sheet/open-paper.ts';
import { control, papers } from './control.ts';
import { addXmp } from './xmp.ts';

/** Saved under another name by the viewer in which it was looked at: the issuer's program stays, the viewer adds numbers. */
export const savedByReader = control('saved-by-reader', papers, 'text', async (specimen, chance) => {
  const paper = await OpenPaper.open(specimen.bytes, specimen.handedIn);
  setModified(paper, laterBy(paper, chance.between(0, 12)));
  const number = (): string => `uuid:${chance.letters(32, '0123456789abcdef')}`;
  const ids = `<xmpMM:DocumentID>${number()}</xmpMM:DocumentID><xmpMM:InstanceID>${number()}</xmpMM:InstanceID>`;
  addXmp(paper, ids);
  return { bytes: await paper.anew() };
});
