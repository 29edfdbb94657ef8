import { setIdentity } from '../tamper/sheet/imprint.ts';
import { OpenPaper } from '../tamper/sheet/open-paper.ts';
import { control, papers } from './control.ts';

/**
 * Came locked by e-mail and was saved without its password: written anew from the first byte, its objects in another
 * order, with the maker's own name and dates.
 */
export const decrypted = control('decrypted', papers, 'text', async (specimen, chance) => {
  const paper = await OpenPaper.open(specimen.bytes, specimen.handedIn);
  setIdentity(paper, chance.letters(32, '0123456789ABCDEF'), chance.letters(32, '0123456789ABCDEF'));
  return { bytes: await paper.anew() };
});
