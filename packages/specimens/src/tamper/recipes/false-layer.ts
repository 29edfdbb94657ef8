import { layered } from '../../picture/layered-scan.ts';
import { scannedPages } from '../../picture/scan.ts';
import { moneyChanges } from '../find/money.ts';
import { raisedChain } from '../find/pay-chain.ts';
import { recipe } from '../forgery.ts';
import { rewriteInPlace } from '../hands/in-place.ts';
import { laterBy } from '../sheet/imprint.ts';
import { onScan } from '../sheet/on-scan.ts';
import { OpenPaper } from '../sheet/open-paper.ts';
import { morePay } from './edit.ts';
import { pay } from './kinds.ts';

const programs = { careless: 'iLovePDF', careful: 'OCRmyPDF 16.4', expert: 'Adobe Scan for iOS 24.09' } as const;

/** A true scan over words that tell other figures to whoever reads the file by machine. */
export const falseLayer = recipe('false-layer', pay, async (specimen, strength, chance) => {
  const paper = await OpenPaper.open(specimen.bytes, specimen.handedIn);
  const chain = strength === 'careless' ? [] : moneyChanges(paper, raisedChain(specimen.truth, strength));
  rewriteInPlace(paper, chain.length > 0 ? chain : [morePay(paper, specimen, strength)]);
  const { touched } = paper;
  const made = laterBy(paper, chance.between(1, 20));
  const told = await OpenPaper.open(await paper.anew(), specimen.handedIn);
  const scans = await scannedPages(specimen.bytes, strength === 'expert' ? 'clean' : 'light', chance);
  const lies = strength === 'expert' ? 'below' : 'without-ink';
  const bytes = await layered(told, scans, { lies, reads: (text) => text, program: programs[strength], made });
  return { bytes, touched: onScan(touched, scans) };
});
