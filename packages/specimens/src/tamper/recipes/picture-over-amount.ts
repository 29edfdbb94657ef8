import { pastePicture } from '../hands/picture.ts';
import { editRecipe, morePay } from './edit.ts';
import { pay } from './kinds.ts';

export const pictureOverAmount = editRecipe('picture-over-amount', pay, ({ paper, specimen, strength }) =>
  pastePicture(paper, morePay(paper, specimen, strength), strength),
);
