import { coverAndWrite } from '../hands/white-box.ts';
import { editRecipe, morePay } from './edit.ts';
import { pay } from './kinds.ts';

export const whiteBox = editRecipe('white-box', pay, ({ paper, specimen, strength, chance }) => {
  coverAndWrite(paper, [morePay(paper, specimen, strength)], strength, chance);
});
