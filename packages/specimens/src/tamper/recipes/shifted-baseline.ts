import { asOtherRun } from '../hands/foreign-font.ts';
import { editRecipe, morePay } from './edit.ts';
import { pay } from './kinds.ts';

const points = { careless: 1.8, careful: 0.9, expert: 0.4 } as const;

/** The figure retyped by hand beside its line. */
export const shiftedBaseline = editRecipe('shifted-baseline', pay, ({ paper, specimen, strength, chance }) => {
  const by = points[strength] * (chance.happens(0.5) ? 1 : -1);
  asOtherRun(paper, morePay(paper, specimen, strength), (run) => ({
    ...run,
    y: Math.round((run.y + by) * 1000) / 1000,
  }));
});
