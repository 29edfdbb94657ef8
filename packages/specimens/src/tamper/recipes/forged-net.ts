import { moneyChanges, raised } from '../find/money.ts';
import { payOf } from '../find/pay.ts';
import { NothingToForge } from '../forgery.ts';
import { editRecipe, rewordAsSkilled } from './edit.ts';
import { slips } from './kinds.ts';

/** The net raised wherever it stands on the slip; the account still shows what was paid. */
export const forgedNet = editRecipe('forged-net', slips, (scene) => {
  const net = payOf(scene.specimen.truth);
  const changes = moneyChanges(scene.paper, new Map([[net, raised(net, scene.strength)]]));
  if (changes.length === 0) throw new NothingToForge('the net');
  rewordAsSkilled(scene, changes, 'the net');
});
