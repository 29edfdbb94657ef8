import { addMonths, lastDay } from '../../calendar.ts';
import { dayChanges, monthChanges } from '../find/days.ts';
import { textOf } from '../find/pay.ts';
import { NothingToForge, recipe } from '../forgery.ts';
import { rewriteInPlace } from '../hands/in-place.ts';
import { close } from '../sheet/close.ts';
import { madeOn, setCreated, setModified } from '../sheet/imprint.ts';
import { OpenPaper } from '../sheet/open-paper.ts';
import { slips } from './kinds.ts';

/** The same slip once more as the next month's: only its title, or the days on it and in its metadata too. */
export const retitledMonth = recipe('retitled-month', slips, async (specimen, strength, chance) => {
  const paper = await OpenPaper.open(specimen.bytes, specimen.handedIn);
  const month = textOf(specimen.truth, 'period');
  const next = addMonths(month, 1);
  const titles = monthChanges(paper, month, next);
  if (titles.length === 0) throw new NothingToForge('the month');
  const made = madeOn(paper);
  const later = `${addMonths(made.slice(0, 7), 1)}${made.slice(7)}`;
  const days = dayChanges(paper, [
    [lastDay(month), lastDay(next)],
    [made, later],
  ]);
  rewriteInPlace(paper, strength === 'careless' ? titles : [...titles, ...days]);
  if (strength === 'expert') {
    setCreated(paper, later);
    setModified(paper, later, '093000');
    paper.document.setTitle((paper.document.getTitle() ?? '').replace(month, next));
  }
  return close(paper, strength, chance);
});
