import { moneyChanges, raised } from '../find/money.ts';
import { amountOf, salaryOf } from '../find/pay.ts';
import { NothingToForge } from '../forgery.ts';
import { rewriteInPlace } from '../hands/in-place.ts';
import { editRecipe } from './edit.ts';
import { slipsAndStatements } from './kinds.ts';

/**
 * One figure raised and the sums left as they were: the gross of a slip whose net stays, a credit whose balances stay.
 * The careless change its first mention only.
 */
export const wrongTotals = editRecipe('wrong-totals', slipsAndStatements, ({ paper, specimen, strength }) => {
  const { truth } = specimen;
  const amount = truth.kind === 'payslip' ? amountOf(truth, 'gross') : salaryOf(truth).amount;
  if (amount === null) throw new NothingToForge('a gross');
  const changes = moneyChanges(paper, new Map([[amount, raised(amount, strength)]]));
  if (changes.length === 0) throw new NothingToForge('the amount');
  rewriteInPlace(paper, strength === 'careless' ? changes.slice(0, 1) : changes);
});
