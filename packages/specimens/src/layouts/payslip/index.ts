import { Paper } from '../../paper/paper.ts';
import type { GermanSlip } from '../../pay/de/slip.ts';
import type { ItalianSlip } from '../../pay/it/slip.ts';
import type { Slip } from '../../pay/slips.ts';
import type { Job, Person } from '../../people/person.ts';
import type { Specimen } from '../../truth.ts';
import { datev } from './datev.ts';
import { griglia } from './griglia.ts';
import { lateGermanPayslips, lateItalianPayslips } from './late.ts';
import {
  type GermanPayslipLayout,
  type ItalianPayslipLayout,
  madeOn,
  type PayslipLayout,
  type PayslipPaper,
} from './layout.ts';
import { lexware } from './lexware.ts';
import { noipa } from './noipa.ts';
import { sap } from './sap.ts';
import { teamsystem } from './teamsystem.ts';
import { payslipTruth } from './truth.ts';
import { zucchetti } from './zucchetti.ts';

export const italianPayslipLayouts: readonly ItalianPayslipLayout[] = [
  zucchetti,
  teamsystem,
  noipa,
  griglia,
  ...lateItalianPayslips,
];
export const germanPayslipLayouts: readonly GermanPayslipLayout[] = [datev, sap, lexware, ...lateGermanPayslips];

async function printed<S extends ItalianSlip | GermanSlip>(
  layout: PayslipLayout<S>,
  on: PayslipPaper<S>,
): Promise<Specimen> {
  const { slip } = on;
  const language = slip.country === 'IT' ? 'it' : 'de';
  const title = `${slip.country === 'IT' ? 'Cedolino' : 'Entgeltabrechnung'} ${slip.month}`;
  const paper = await Paper.begin({ ...layout.imprint, made: madeOn(slip), title, language });
  layout.draw(paper, on);
  const kind = slip.country === 'IT' && slip.kind !== 'ordinary' ? `-${slip.kind}` : '';
  const word = slip.country === 'IT' ? 'busta-paga' : 'lohnabrechnung';
  return {
    name: `${word}-${slip.month}${kind}-${layout.name}.pdf`,
    bytes: await paper.finish(),
    truth: payslipTruth(layout, on),
  };
}

function named<S>(layouts: readonly PayslipLayout<S>[], name: string): PayslipLayout<S> {
  const found = layouts.find((layout) => layout.name === name);
  if (!found) throw new Error(`there is no payslip layout ${name}`);
  return found;
}

/** A slip on paper, in the layout of the employer's program or in the one named. */
export const payslip = (person: Person, job: Job, slip: Slip, layout = job.layout): Promise<Specimen> =>
  slip.country === 'IT'
    ? printed(named(italianPayslipLayouts, layout), { person, job, slip })
    : printed(named(germanPayslipLayouts, layout), { person, job, slip });
