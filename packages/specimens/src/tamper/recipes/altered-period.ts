import { addMonths, dayIn, dayNumber, monthOf, shiftDays } from '../../calendar.ts';
import { dayChanges, monthChanges } from '../find/days.ts';
import { textOf } from '../find/pay.ts';
import { editRecipe, rewordAsSkilled } from './edit.ts';
import { statements } from './kinds.ts';

const months = { careless: 6, careful: 3, expert: 1 } as const;

/** An old statement made to look recent: its period moved on by months, its bookings left where they were. */
export const alteredPeriod = editRecipe('altered-period', statements, (scene) => {
  const { paper, specimen, strength } = scene;
  const { period_start: start } = specimen.truth.fields;
  const end = textOf(specimen.truth, 'period_end');
  const later = (day: string): string => dayIn(addMonths(monthOf(day), months[strength]), dayNumber(day));
  const pairs: [string, string][] = [[end, dayIn(addMonths(monthOf(end), months[strength]), 31)]];
  if (typeof start === 'string') {
    pairs.push([start, later(start)], [shiftDays(start, -1), shiftDays(later(start), -1)]);
  }
  const titles = monthChanges(paper, monthOf(end), addMonths(monthOf(end), months[strength]));
  const days = dayChanges(paper, pairs).filter(
    ({ run, at }) => !titles.some((title) => title.run === run && title.at >= at),
  );
  rewordAsSkilled(scene, [...titles, ...days], 'the period');
});
