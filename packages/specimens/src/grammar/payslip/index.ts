import { bankDayFrom, lastDay, shiftDays } from '../../calendar.ts';
import { Paper } from '../../paper/paper.ts';
import type { Slip } from '../../pay/slips.ts';
import type { Job, Person } from '../../people/person.ts';
import type { Specimen } from '../../truth.ts';
import type { Draw } from '../draw.ts';
import { imprintOf } from '../look.ts';
import { germanModel } from './german.ts';
import { italianModel } from './italian.ts';
import { writeSlip } from './page.ts';
import { styleOf } from './style.ts';

/** A slip in a layout that chance decides: no program's own, but made of what programs do. */
export async function payslipByChance(draw: Draw, person: Person, job: Job, slip: Slip): Promise<Specimen> {
  const { country } = person;
  const style = styleOf(draw, country);
  const model =
    slip.country === 'IT' ? italianModel(draw, style, person, job, slip) : germanModel(draw, style, person, job, slip);
  const paper = await Paper.begin({
    ...imprintOf(draw, style.look),
    made: bankDayFrom(shiftDays(lastDay(slip.month), country === 'IT' ? 5 : 1)),
    title: `${country === 'IT' ? 'Cedolino' : 'Entgeltabrechnung'} ${slip.month}`,
    language: country === 'IT' ? 'it' : 'de',
  });
  writeSlip(draw, paper, style, model);
  return {
    name: `${country === 'IT' ? 'busta-paga' : 'lohnabrechnung'}-${slip.month}-by-chance.pdf`,
    bytes: await paper.finish(),
    truth: {
      kind: 'payslip',
      type: 'payslip',
      country,
      layout: 'by-chance',
      side: null,
      fields: model.fields,
      transactions: [],
    },
  };
}
