import type { Truth } from '../../truth.ts';
import { laterBalances, movedTotals } from '../find/balances.ts';
import { moneyChanges, raised } from '../find/money.ts';
import { salaryOf } from '../find/pay.ts';
import { raisedChain } from '../find/pay-chain.ts';
import { NothingToForge } from '../forgery.ts';
import { rewriteInPlace } from '../hands/in-place.ts';
import type { Strength } from '../strength.ts';
import { editRecipe } from './edit.ts';
import { slipsAndStatements } from './kinds.ts';

function raisedStatement(truth: Truth, strength: Strength): Map<number, number> {
  const salary = salaryOf(truth);
  const by = raised(salary.amount, strength) - salary.amount;
  const balances = [...laterBalances(truth, salary, by)];
  // The careless think of the last balance only, the careful of all of them, the expert of the totals too.
  return new Map([
    ...(strength === 'careless' ? balances.slice(-1) : balances),
    ...(strength === 'expert' ? movedTotals(truth, salary, by) : []),
    [salary.amount, salary.amount + by],
  ]);
}

/** The figure raised and the sums that follow from it as well. */
export const adjustedTotals = editRecipe('adjusted-totals', slipsAndStatements, ({ paper, specimen, strength }) => {
  const { truth } = specimen;
  const amounts = truth.kind === 'payslip' ? raisedChain(truth, strength) : raisedStatement(truth, strength);
  const changes = moneyChanges(paper, amounts);
  if (changes.length === 0) throw new NothingToForge('sums');
  rewriteInPlace(paper, changes);
});
