import { NothingToForge } from '../forgery.ts';
import { lyingCodes, lyingFontIn } from '../hands/lying-font.ts';
import { operators, widthOf } from '../sheet/run.ts';
import { editRecipe, morePay } from './edit.ts';
import { slipsAndStatements } from './kinds.ts';

/** The page shows the true amount; the font tells machines a better one. */
export const lyingLetters = editRecipe('lying-letters', slipsAndStatements, ({ paper, specimen, strength, chance }) => {
  const { run, at, old, fresh } = morePay(paper, specimen, strength);
  if (old.length !== fresh.length || !/^[\d.,\-+ €]+$/.test(old)) throw new NothingToForge('an amount of equal length');
  const face = strength === 'careless' ? run.face : `${chance.letters(6)}+${run.face}`;
  const font = lyingFontIn(paper, run.page, face, old, fresh);
  const [before, after] = [run.text.slice(0, at), run.text.slice(at + old.length)];
  const x = run.x + widthOf(run.face, before, run.size);
  const parts = [
    ...(before === '' ? [] : [{ ...run, text: before }]),
    { ...run, font, text: lyingCodes(old.length), x },
    ...(after === '' ? [] : [{ ...run, text: after, x: x + widthOf(run.face, old, run.size) }]),
  ];
  paper.replace(run, parts.map(operators).join('\n'));
  paper.touch(run.page, paper.boxOf(run, at, at + old.length));
});
