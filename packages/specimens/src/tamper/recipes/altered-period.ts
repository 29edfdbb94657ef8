import { addMonths, dayIn, dayNumber, monthOf, shiftDays } from '../../calendar.ts';
import { dayChanges } from '../find/days.ts';
import { textOf } from '../find/pay.ts';
import { editRecipe, rewordAsSkilled } from './edit.ts';
import { statements } from './kinds.ts';

/** An old statement made to look recent: its period moved on by months, its bookings left where they were. */
export const alteredPeriod = editRecipe('altered-period', statements, (scene) => {
  const { truth } = scene.specimen;
  const [start, end] = [textOf(truth, 'period_start'), textOf(truth, 'period_end')];
  const by = scene.strength === 'careless' ? 6 : scene.strength === 'careful' ? 3 : 1;
  const later = (day: string): string => dayIn(addMonths(monthOf(day), by), dayNumber(day));
  const before = shiftDays(start, -1);
  const changes = dayChanges(scene.paper, [
    [start, later(start)],
    [end, dayIn(addMonths(monthOf(end), by), 31)],
    [before, shiftDays(later(start), -1)],
  ]);
  rewordAsSkilled(scene, changes, 'the period');
});
