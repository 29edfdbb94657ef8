import { PDFDict, PDFName, PDFRef } from '@cantoo/pdf-lib';
import { fileRecipe } from '../forgery.ts';
import { rewriteInPlace } from '../hands/in-place.ts';
import { OpenPaper } from '../sheet/open-paper.ts';
import { morePay } from './edit.ts';
import { pay } from './kinds.ts';

const dropped = {
  careless: ['Producer', 'Creator', 'CreationDate', 'ModDate', 'Author', 'Title'],
  careful: ['Producer', 'Creator', 'CreationDate', 'ModDate', 'Author'],
  expert: ['Creator', 'ModDate'],
} as const;

/** Who made it and when is wiped; only the keyword that marks a specimen stays. */
export const strippedMetadata = fileRecipe('stripped-metadata', pay, async (specimen, strength) => {
  const paper = await OpenPaper.open(specimen.bytes, specimen.handedIn);
  rewriteInPlace(paper, [morePay(paper, specimen, strength)]);
  const { Info } = paper.document.context.trailerInfo;
  if (Info instanceof PDFRef) {
    const told = paper.document.context.lookup(Info, PDFDict);
    for (const name of dropped[strength]) told.delete(PDFName.of(name));
  }
  return { bytes: await paper.anew(), touched: paper.touched };
});
