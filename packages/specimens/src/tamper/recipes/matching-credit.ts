import { laterBalances } from '../find/balances.ts';
import { moneyChanges, raised } from '../find/money.ts';
import { salaryOf } from '../find/pay.ts';
import { NothingToForge } from '../forgery.ts';
import { rewriteInPlace } from '../hands/in-place.ts';
import { editRecipe } from './edit.ts';
import { statements } from './kinds.ts';

/** The credit on the account raised to what a slip forged with the same strength says. */
export const matchingCredit = editRecipe('matching-credit', statements, ({ paper, specimen, strength }) => {
  const salary = salaryOf(specimen.truth);
  const higher = raised(salary.amount, strength);
  const balances = strength === 'careless' ? [] : laterBalances(specimen.truth, salary, higher - salary.amount);
  const changes = moneyChanges(paper, new Map([...balances, [salary.amount, higher]]));
  if (changes.length === 0) throw new NothingToForge('the credit');
  rewriteInPlace(paper, changes);
});
