import { laterBy, setIdentity, setModified, setProducer } from '../tamper/sheet/imprint.ts';
import { OpenPaper } from '../tamper/sheet/open-paper.ts';
import { control, papers } from './control.ts';

const viewers = [
  'macOS Version 14.5 (Build 23F79) Quartz PDFContext',
  'iOS Version 17.5.1 (Build 21F90) Quartz PDFContext',
  'Microsoft: Print To PDF',
] as const;

/** Opened and saved by a viewer that signs as producer although nothing was changed. */
export const resavedUnchanged = control('resaved-unchanged', papers, 'text', async (specimen, chance) => {
  const paper = await OpenPaper.open(specimen.bytes, specimen.handedIn);
  setProducer(paper, chance.pick(viewers));
  setModified(paper, laterBy(paper, chance.between(1, 15)));
  setIdentity(paper, chance.letters(32, '0123456789ABCDEF'));
  return { bytes: await paper.anew() };
});
