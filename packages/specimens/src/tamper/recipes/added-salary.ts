import { plain } from '../../wording/money.ts';
import { raised } from '../find/money.ts';
import { salaryOf } from '../find/pay.ts';
import { type BookedRow, boxOfRow, rowsOf } from '../find/rows.ts';
import { NothingToForge } from '../forgery.ts';
import { fontIn } from '../hands/foreign-font.ts';
import type { OpenPaper } from '../sheet/open-paper.ts';
import { operators, type Run } from '../sheet/run.ts';
import type { Strength } from '../strength.ts';
import { editRecipe } from './edit.ts';
import { statements } from './kinds.ts';

const lines = (row: BookedRow): number => new Set(row.runs.map(({ y }) => Math.round(y))).size;

/** The salary's runs moved to where another row stood; its day becomes that row's day. */
function copied(paper: OpenPaper, salary: BookedRow, place: BookedRow, strength: Strength): Run[] {
  const figure = plain(salary.booking.amount);
  const days = place.runs.filter(({ y }) => Math.abs(y - place.y) < 1);
  const shown = salary.runs.filter(({ y }) => salary.y - y < place.y - place.below - 1);
  return shown.map((run) => {
    const sameColumn = days.find(({ x, text }) => Math.abs(x - run.x) < 1 && /^\d\d\D\d\d/.test(text));
    const day = sameColumn && /^\d\d\D\d\d/.test(run.text) ? sameColumn.text : null;
    const amount = strength === 'expert' ? plain(raised(salary.booking.amount, strength)) : figure;
    const moved = {
      ...run,
      page: place.page,
      y: place.y - (salary.y - run.y),
      text: day ?? run.text.replace(figure, amount),
    };
    const font = fontIn(paper, place.page, strength === 'careless' ? 'Helvetica' : run.face);
    return { ...moved, font, face: strength === 'careless' ? 'Helvetica' : run.face };
  });
}

/** A second salary where a small payment stood. Balances stay as they were. */
export const addedSalary = editRecipe('added-salary', statements, ({ paper, specimen, strength }) => {
  const rows = rowsOf(paper, specimen.truth);
  const booking = salaryOf(specimen.truth);
  const salary = rows.find((row) => row.booking === booking);
  const places = rows.filter(
    (row) => row.booking.amount < 0 && lines(row) >= 2 && rows.some((o) => o.page === row.page && o.y === row.below),
  );
  const place = places.find((row) => row.booking.date < booking.date) ?? places[0];
  if (!salary || !place) throw new NothingToForge('room for a salary');
  const fresh = copied(paper, salary, place, strength);
  for (const run of place.runs) paper.replace(run, '');
  paper.append(place.page, fresh.map(operators).join('\n'));
  paper.touch(place.page, boxOfRow(paper, place));
  for (const run of fresh) paper.touch(place.page, paper.boxOf(run));
});
