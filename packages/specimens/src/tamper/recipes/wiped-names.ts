import { PDFDict, PDFHexString, PDFName, PDFRef } from '@cantoo/pdf-lib';
import { fileRecipe } from '../forgery.ts';
import { rewriteInPlace } from '../hands/in-place.ts';
import { editors } from '../sheet/close.ts';
import { laterBy, setIdentity, setModified, setProducer } from '../sheet/imprint.ts';
import { OpenPaper } from '../sheet/open-paper.ts';
import { morePay } from './edit.ts';
import { pay } from './kinds.ts';

const told = ['Producer', 'Creator', 'ModDate', 'CreationDate'];

/** Saved by an editor, whose name a second tool then removes: wiped, put back to the issuer's, or never written. */
export const wipedNames = fileRecipe('wiped-names', pay, async (specimen, strength, chance) => {
  const paper = await OpenPaper.open(specimen.bytes, specimen.handedIn);
  const producer = paper.document.getProducer() ?? '';
  rewriteInPlace(paper, [morePay(paper, specimen, strength)]);
  if (strength !== 'expert') setProducer(paper, chance.pick(editors));
  else setIdentity(paper, chance.letters(32, '0123456789ABCDEF'));
  setModified(paper, laterBy(paper, chance.between(1, 12)));
  const saved = await OpenPaper.open(await paper.anew(), specimen.handedIn);
  const { Info } = saved.document.context.trailerInfo;
  if (!(Info instanceof PDFRef)) return { bytes: await saved.anew(), touched: paper.touched };
  const info = saved.document.context.lookup(Info, PDFDict);
  saved.alter(Info);
  if (strength === 'careful') info.set(PDFName.of('Producer'), PDFHexString.fromText(producer));
  else for (const name of told) info.delete(PDFName.of(name));
  const bytes = strength === 'expert' ? await saved.anew() : await saved.revised();
  return { bytes, touched: paper.touched };
});
