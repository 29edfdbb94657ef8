import { scanOf } from '../../picture/scan.ts';
import { recipe } from '../forgery.ts';
import { rewriteInPlace } from '../hands/in-place.ts';
import { coverAndWrite } from '../hands/white-box.ts';
import { laterBy } from '../sheet/imprint.ts';
import { onScan } from '../sheet/on-scan.ts';
import { OpenPaper } from '../sheet/open-paper.ts';
import { morePay } from './edit.ts';
import { pay } from './kinds.ts';

const grades = { careless: 'clean', careful: 'light', expert: 'medium' } as const;

/** Edited, printed and scanned, so that only pixels are left to tell. */
export const scanOfEdit = recipe('scan-of-edit', pay, async (specimen, strength, chance) => {
  const paper = await OpenPaper.open(specimen.bytes, specimen.handedIn);
  const change = morePay(paper, specimen, strength);
  if (strength === 'careless') coverAndWrite(paper, [change], strength, chance);
  else rewriteInPlace(paper, [change]);
  const made = laterBy(paper, chance.between(1, 20));
  const edited = { ...specimen, bytes: await paper.anew() };
  const { bytes, sheets } = await scanOf(edited, grades[strength], made, chance);
  return { bytes, touched: onScan(paper.touched, sheets) };
});
