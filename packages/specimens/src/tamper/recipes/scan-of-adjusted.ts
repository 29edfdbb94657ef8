import { scanOf } from '../../picture/scan.ts';
import { moneyChanges } from '../find/money.ts';
import { raisedChain } from '../find/pay-chain.ts';
import { NothingToForge, recipe } from '../forgery.ts';
import { rewriteInPlace } from '../hands/in-place.ts';
import { laterBy } from '../sheet/imprint.ts';
import { onScan } from '../sheet/on-scan.ts';
import { OpenPaper } from '../sheet/open-paper.ts';
import { slips } from './kinds.ts';

const grades = { careless: 'clean', careful: 'light', expert: 'light' } as const;

/** A slip on which everything between gross and net was raised together, printed and scanned: its own sums hold. */
export const scanOfAdjusted = recipe('scan-of-adjusted', slips, async (specimen, strength, chance) => {
  const paper = await OpenPaper.open(specimen.bytes, specimen.handedIn);
  const changes = moneyChanges(paper, raisedChain(specimen.truth, strength));
  if (changes.length === 0) throw new NothingToForge('sums');
  rewriteInPlace(paper, changes);
  const made = laterBy(paper, chance.between(1, 20));
  const { bytes, sheets } = await scanOf({ ...specimen, bytes: await paper.anew() }, grades[strength], made, chance);
  return { bytes, touched: onScan(paper.touched, sheets) };
});
