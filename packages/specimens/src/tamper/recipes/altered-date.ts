import { shiftDays, shiftYears } from '../../calendar.ts';
import { bookingDayChanges, dayChanges } from '../find/days.ts';
import { salaryOf, textOf } from '../find/pay.ts';
import { editRecipe, rewordAsSkilled } from './edit.ts';
import { pay } from './kinds.ts';

const years = { careless: 12, careful: 4, expert: 2 } as const;
const days = { careless: 45, careful: 12, expert: 3 } as const;

/** Hired years before, or paid on another day. */
export const alteredDate = editRecipe('altered-date', pay, (scene) => {
  const { truth } = scene.specimen;
  if (truth.kind === 'bank_statement') {
    const { date } = salaryOf(truth);
    rewordAsSkilled(scene, bookingDayChanges(scene.paper, date, shiftDays(date, -days[scene.strength])), 'the day');
  } else {
    const hired = textOf(truth, truth.kind === 'payslip' ? 'hire_date' : 'employment_start');
    rewordAsSkilled(scene, dayChanges(scene.paper, [[hired, shiftYears(hired, -years[scene.strength])]]), 'the day');
  }
});
