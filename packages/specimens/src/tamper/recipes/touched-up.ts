import { rewritten } from '../find/spots.ts';
import { recipe } from '../forgery.ts';
import { inItsPlace } from '../hands/in-place.ts';
import { around } from '../sheet/box.ts';
import { laterBy, setModified, setProducer } from '../sheet/imprint.ts';
import { OpenPaper } from '../sheet/open-paper.ts';
import { operators } from '../sheet/run.ts';
import { morePay } from './edit.ts';
import { pay } from './kinds.ts';

/** Acrobat's text tool, which leaves its mark beside what it changed. */
export const touchedUp = recipe('touched-up', pay, async (specimen, strength, chance) => {
  const paper = await OpenPaper.open(specimen.bytes, specimen.handedIn);
  const change = morePay(paper, specimen, strength);
  const fresh = inItsPlace(change.run, rewritten(change.run, [change]));
  paper.replace(change.run, operators(fresh).replace('BT\n', 'BT\n/TouchUp_TextEdit MP\n'));
  paper.touch(change.run.page, around([paper.boxOf(change.run), paper.boxOf(fresh)]));
  if (strength === 'careless') setProducer(paper, 'Adobe Acrobat Pro (64-bit) 24.2.20759');
  if (strength !== 'expert') setModified(paper, laterBy(paper, chance.between(1, 20)));
  return { bytes: strength === 'expert' ? await paper.anew() : await paper.revised(), touched: paper.touched };
});
