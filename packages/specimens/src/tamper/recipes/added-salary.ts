import { plain } from '../../wording/money.ts';
import { laterBalances } from '../find/balances.ts';
import { moneyChanges, raised } from '../find/money.ts';
import { salaryOf } from '../find/pay.ts';
import { type BookedRow, boxOfRow, rowsOf } from '../find/rows.ts';
import { NothingToForge } from '../forgery.ts';
import { fontIn } from '../hands/foreign-font.ts';
import { inItsPlace, rewriteInPlace } from '../hands/in-place.ts';
import { operators, type Run } from '../sheet/run.ts';
import { editRecipe, type Scene } from './edit.ts';
import { statements } from './kinds.ts';

const DAY = /^\d\d\D\d\d/;
const lines = (row: BookedRow): number => new Set(row.runs.map(({ y }) => Math.round(y))).size;

/** A debit before the salary with room for it, and another row below. */
function placeFor(salary: BookedRow, rows: readonly BookedRow[]): BookedRow | undefined {
  const debits = rows.filter(
    (row) => row.booking.amount < 0 && rows.some((other) => other.page === row.page && other.y === row.below),
  );
  const roomy = debits.filter((row) => lines(row) >= lines(salary));
  return roomy.find((row) => row.booking.date < salary.booking.date) ?? roomy[0] ?? debits[0];
}

/** What each run of the copied row says at its new place: that row's days, the wanted figure, a balance. */
function wordsFor(salary: BookedRow, place: BookedRow, amount: number, balance: number | null): (run: Run) => string {
  const shown = place.runs.filter(({ y }) => Math.abs(y - place.y) < 1);
  const told = salary.booking.balance === null ? null : plain(salary.booking.balance);
  return (run) => {
    const above = shown.find(({ x, text }) => Math.abs(x - run.x) < 1 && DAY.test(text));
    if (above && DAY.test(run.text)) return above.text;
    if (told !== null && run.text.includes(told))
      return balance === null ? run.text : run.text.replace(told, plain(balance));
    return run.text.replace(plain(salary.booking.amount), plain(amount));
  };
}

/** The salary's runs moved to where another row stood, as far as they fit. */
function copied({ paper, strength }: Scene, salary: BookedRow, place: BookedRow, says: (run: Run) => string): Run[] {
  const room = place.y - place.below - salary.amount.size * 0.9;
  return salary.runs
    .filter(({ y }) => salary.y - y < room)
    .map((run) => {
      const face = strength === 'careless' ? 'Helvetica' : run.face;
      const moved = { ...run, page: place.page, y: place.y - (salary.y - run.y) };
      return { ...inItsPlace(moved, says(run)), face, font: fontIn(paper, place.page, face) };
    });
}

/**
 * A second salary where a small payment stood. The careless copy the row as it is, the careful give it the balance that
 * stood there, the expert a figure of its own and puts every later balance right.
 */
export const addedSalary = editRecipe('added-salary', statements, (scene) => {
  const { paper, specimen, strength } = scene;
  const { truth } = specimen;
  const booking = salaryOf(truth);
  const rows = rowsOf(paper, truth);
  const salary = rows.find((row) => row.booking === booking);
  const place = salary && placeFor(salary, rows);
  if (!salary || !place) throw new NothingToForge('room for a salary');
  const amount = strength === 'expert' ? raised(booking.amount, strength) : booking.amount;
  const by = strength === 'expert' ? amount - place.booking.amount : 0;
  const before = strength === 'careless' ? null : place.booking.balance;
  const fresh = copied(scene, salary, place, wordsFor(salary, place, amount, before === null ? null : before + by));
  for (const run of place.runs) paper.replace(run, '');
  paper.append(place.page, fresh.map(operators).join('\n'));
  paper.touch(place.page, boxOfRow(paper, place));
  for (const run of fresh) paper.touch(place.page, paper.boxOf(run));
  if (by === 0) return;
  const balances = moneyChanges(paper, laterBalances(truth, place.booking, by));
  rewriteInPlace(
    paper,
    balances.filter(({ run }) => !place.runs.includes(run)),
  );
});
