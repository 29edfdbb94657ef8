import { germanTrades, italianTrades } from '../../people/employers.ts';
import { salaryOf, textOf } from '../find/pay.ts';
import { wordChanges } from '../find/words.ts';
import { NothingToForge } from '../forgery.ts';
import { editRecipe, rewordAsSkilled } from './edit.ts';
import { pay } from './kinds.ts';

/** Another firm's name over the one that pays. */
export const otherEmployer = editRecipe('other-employer', pay, (scene) => {
  const { truth } = scene.specimen;
  const employer =
    truth.kind === 'bank_statement'
      ? salaryOf(truth).counterparty
      : textOf(truth, truth.kind === 'payslip' ? 'employer_name' : 'payer_name');
  if (!employer) throw new NothingToForge('who pays');
  const firms = (truth.country === 'IT' ? italianTrades : germanTrades).map(({ name }) => name);
  const other = scene.chance.pick(firms.filter((name) => name !== employer));
  rewordAsSkilled(scene, wordChanges(scene.paper, employer, other), 'who pays');
});
