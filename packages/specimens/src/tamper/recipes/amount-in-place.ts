import { rewriteInPlace } from '../hands/in-place.ts';
import { editRecipe, morePay } from './edit.ts';
import { pay } from './kinds.ts';

/** The figure rewritten in the page's own source; the careless let it grow out of its column. */
export const amountInPlace = editRecipe('amount-in-place', pay, ({ paper, specimen, strength }) => {
  rewriteInPlace(paper, [morePay(paper, specimen, strength)], strength !== 'careless');
});
