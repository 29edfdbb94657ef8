import { asOtherRun, subsetIn } from '../hands/foreign-font.ts';
import { editRecipe, morePay } from './edit.ts';
import { pay } from './kinds.ts';

const sizes = { careless: 1.08, careful: 1.02, expert: 1 } as const;

/** The same font once more as a subset of few digits, which an editor brings along because it lacks the original. */
export const otherSubset = editRecipe('other-subset', pay, ({ paper, specimen, strength, chance }) => {
  asOtherRun(paper, morePay(paper, specimen, strength), (run) => {
    const letters = strength === 'expert' ? '0123456789.,-+' : run.text;
    const font = subsetIn(paper, run.page, run.face, chance.letters(6), letters);
    return { ...run, font, size: Math.round(run.size * sizes[strength] * 100) / 100 };
  });
});
