import { lastDay, monthOf, shiftDays } from '../../calendar.ts';
import { textOf } from '../find/pay.ts';
import { recipe } from '../forgery.ts';
import { rewriteInPlace } from '../hands/in-place.ts';
import { laterBy, setCreated, setModified } from '../sheet/imprint.ts';
import { OpenPaper } from '../sheet/open-paper.ts';
import { morePay } from './edit.ts';
import { slipsAndStatements } from './kinds.ts';

/** Made before the month that it tells of was over, or changed before it was made. */
export const impossibleDates = recipe('impossible-dates', slipsAndStatements, async (specimen, strength, chance) => {
  const paper = await OpenPaper.open(specimen.bytes, specimen.handedIn);
  rewriteInPlace(paper, [morePay(paper, specimen, strength)]);
  const { truth } = specimen;
  const end = truth.kind === 'payslip' ? lastDay(monthOf(textOf(truth, 'period'))) : textOf(truth, 'period_end');
  if (strength === 'expert') setModified(paper, laterBy(paper, -1));
  else {
    const made = shiftDays(end, -(strength === 'careless' ? chance.between(60, 200) : chance.between(4, 12)));
    setCreated(paper, made);
    setModified(paper, made);
  }
  return { bytes: await paper.anew(), touched: paper.touched };
});
