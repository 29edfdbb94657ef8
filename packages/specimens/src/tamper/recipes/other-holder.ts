import { personOf } from '../../people/person-of.ts';
import { naturalName, surnameFirst } from '../../wording/names.ts';
import { textOf } from '../find/pay.ts';
import { wordChanges } from '../find/words.ts';
import { editRecipe, rewordAsSkilled } from './edit.ts';
import { pay } from './kinds.ts';

const holders = { payslip: 'employee_name', bank_statement: 'holder', work_contract: 'person_name' } as const;

/** Somebody else's paper under one's own name. */
export const otherHolder = editRecipe('other-holder', pay, (scene) => {
  const { truth } = scene.specimen;
  const field = truth.kind in holders ? holders[truth.kind as keyof typeof holders] : 'person_name';
  const holder = textOf(truth, field);
  const other = personOf(scene.chance.digits(6), truth.country === 'IT' ? 'IT' : 'DE', '2026-01-01');
  const name = truth.country === 'IT' ? surnameFirst(other) : naturalName(other);
  const told = holder === holder.toUpperCase() ? name.toUpperCase() : name;
  rewordAsSkilled(scene, wordChanges(scene.paper, holder, told), 'the holder');
});
