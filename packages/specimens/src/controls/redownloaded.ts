import { laterBy, setCreated, setIdentity, setModified } from '../tamper/sheet/imprint.ts';
import { OpenPaper } from '../tamper/sheet/open-paper.ts';
import { control, papers } from './control.ts';

const HEX = '0123456789ABCDEF';

/** Fetched from the archive some days later: the portal stamps it with its own identity and the day of the download. */
export const redownloaded = control('redownloaded', papers, 'text', async (specimen, chance) => {
  const paper = await OpenPaper.open(specimen.bytes, specimen.handedIn);
  const day = laterBy(paper, chance.between(1, 12));
  setIdentity(paper, chance.letters(32, HEX));
  setCreated(paper, day, '181907');
  setModified(paper, day, '181907');
  return { bytes: await paper.anew() };
});
