import { laterBalances } from '../find/balances.ts';
import { moneyChanges } from '../find/money.ts';
import { type BookedRow, boxOfRow, rowsOf } from '../find/rows.ts';
import { byRun, rewritten } from '../find/spots.ts';
import { NothingToForge } from '../forgery.ts';
import { inItsPlace } from '../hands/in-place.ts';
import type { OpenPaper } from '../sheet/open-paper.ts';
import type { Run } from '../sheet/run.ts';
import { editRecipe } from './edit.ts';
import { statements } from './kinds.ts';

/** The dearest debit that has another row below it on its page. */
function dearest(paper: OpenPaper, rows: readonly BookedRow[]): BookedRow {
  const debits = rows.filter(
    (row) => row.booking.amount < 0 && rows.some((other) => other.page === row.page && other.y === row.below),
  );
  const [found] = debits.toSorted((a, b) => a.booking.amount - b.booking.amount);
  if (!found || found.runs.length > paper.runs.length / 2) throw new NothingToForge('a row to take out');
  return found;
}

/** A debit taken out: with a gap, with the rows below moved up, or with every later balance put right as well. */
export const removedRows = editRecipe('removed-rows', statements, ({ paper, specimen, strength }) => {
  const { truth } = specimen;
  const rows = rowsOf(paper, truth);
  const row = dearest(paper, rows);
  for (const run of row.runs) paper.replace(run, '');
  paper.touch(row.page, boxOfRow(paper, row));
  if (strength === 'careless') return;
  const lifted = row.y - row.below;
  const moved = new Set<Run>(
    rows.filter(({ page, y }) => page === row.page && y < row.y - 1).flatMap(({ runs }) => runs),
  );
  const balances =
    strength === 'expert' ? laterBalances(truth, row.booking, -row.booking.amount) : new Map<number, number>();
  const changes = byRun(moneyChanges(paper, balances).filter(({ run }) => !row.runs.includes(run)));
  for (const run of new Set([...moved, ...changes.keys()])) {
    const text = rewritten(run, changes.get(run) ?? []);
    const written = inItsPlace(run, text);
    const fresh = moved.has(run) ? { ...written, y: written.y + lifted } : written;
    paper.replace(run, fresh);
    paper.touch(run.page, paper.boxOf(run));
    paper.touch(run.page, paper.boxOf(fresh));
  }
});
