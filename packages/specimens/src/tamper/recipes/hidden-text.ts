import { rewritten } from '../find/spots.ts';
import { inItsPlace } from '../hands/in-place.ts';
import { pastePicture } from '../hands/picture.ts';
import { around } from '../sheet/box.ts';
import { operators } from '../sheet/run.ts';
import { editRecipe, morePay } from './edit.ts';
import { pay } from './kinds.ts';

/**
 * What a machine reads is not what a person sees: the better amount in white, without ink, or as a text layer below a
 * picture of the true one.
 */
export const hiddenText = editRecipe('hidden-text', pay, async ({ paper, specimen, strength }) => {
  const change = morePay(paper, specimen, strength);
  const { run } = change;
  const fresh = inItsPlace(run, rewritten(run, [change]));
  const inkless = operators(fresh).replace('BT\n', 'BT\n3 Tr\n');
  if (strength === 'expert') await pastePicture(paper, { ...change, fresh: change.old }, strength, inkless);
  else paper.append(run.page, strength === 'careful' ? inkless : operators({ ...fresh, ink: '1 1 1' }));
  paper.touch(run.page, around([paper.boxOf(run), paper.boxOf(fresh)]));
});
