import { signPaper } from '../../controls/sign/sign-paper.ts';
import { recipe } from '../forgery.ts';
import { rewriteInPlace } from '../hands/in-place.ts';
import { layNoteOver } from '../hands/note.ts';
import { OpenPaper } from '../sheet/open-paper.ts';
import { morePay } from './edit.ts';
import { slipsAndStatements } from './kinds.ts';

/**
 * The issuer sealed it, then somebody changed it: written anew below the old seal, a page replaced in a later revision,
 * or a note laid over the page in one.
 */
export const afterSigning = recipe('after-signing', slipsAndStatements, async (specimen, strength) => {
  const bytes = await signPaper(specimen, String(specimen.truth.fields.bank ?? 'Vesta Specimen Payroll'));
  const paper = await OpenPaper.open(bytes);
  const change = morePay(paper, specimen, strength);
  if (strength === 'expert') layNoteOver(paper, change, strength);
  else rewriteInPlace(paper, [change]);
  return { bytes: strength === 'careless' ? await paper.anew() : await paper.revised(), touched: paper.touched };
});
