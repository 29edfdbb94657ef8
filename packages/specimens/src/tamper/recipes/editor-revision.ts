import { recipe } from '../forgery.ts';
import { rewriteInPlace } from '../hands/in-place.ts';
import { editors } from '../sheet/close.ts';
import { laterBy, setIdentity, setModified, setProducer } from '../sheet/imprint.ts';
import { OpenPaper } from '../sheet/open-paper.ts';
import { morePay } from './edit.ts';
import { pay } from './kinds.ts';

/** A viewer's "save": a page's source rewritten in a revision behind the issuer's untouched bytes. */
export const editorRevision = recipe('editor-revision', pay, async (specimen, strength, chance) => {
  const paper = await OpenPaper.open(specimen.bytes, specimen.handedIn);
  rewriteInPlace(paper, [morePay(paper, specimen, strength)]);
  if (strength === 'careless') {
    setProducer(paper, chance.pick(editors));
    setIdentity(paper, chance.letters(32, '0123456789ABCDEF'), chance.letters(32, '0123456789ABCDEF'));
  }
  if (strength !== 'expert') setModified(paper, laterBy(paper, chance.between(1, 20)));
  return { bytes: await paper.revised(), touched: paper.touched };
});
