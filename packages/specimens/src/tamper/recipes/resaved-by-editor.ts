import { fileRecipe } from '../forgery.ts';
import { rewriteInPlace } from '../hands/in-place.ts';
import { editors } from '../sheet/close.ts';
import { laterBy, setCreator, setModified, setProducer } from '../sheet/imprint.ts';
import { OpenPaper } from '../sheet/open-paper.ts';
import { morePay } from './edit.ts';
import { pay } from './kinds.ts';

/** Written anew by an editor: it signs as producer, only as creator, or under the name of a print driver. */
export const resavedByEditor = fileRecipe('resaved-by-editor', pay, async (specimen, strength, chance) => {
  const paper = await OpenPaper.open(specimen.bytes, specimen.handedIn);
  rewriteInPlace(paper, [morePay(paper, specimen, strength)]);
  if (strength === 'careless') setProducer(paper, chance.pick(editors));
  if (strength === 'careful') setCreator(paper, 'PDF Editor');
  if (strength === 'expert') setProducer(paper, 'Microsoft: Print To PDF');
  setModified(paper, laterBy(paper, chance.between(1, 40)));
  return { bytes: await paper.anew(), touched: paper.touched };
});
