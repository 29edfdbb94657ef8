import { accuracyTable } from '../accuracy/table.ts';
import { percent } from '../accuracy/tally.ts';
import type { Table } from '../table.ts';
import { atMost } from '../verdict.ts';
import type { JudgedPaper } from './judged-paper.ts';

const share = (papers: readonly JudgedPaper[], holds: (paper: JudgedPaper) => boolean): string =>
  papers.length === 0 ? '–' : percent(papers.filter(holds).length / papers.length);

const statementsOf = (papers: readonly JudgedPaper[]): JudgedPaper[] =>
  papers.filter(({ isExact }) => isExact !== null);

/** Fields of which more than one in so many is read wrong on papers with a trait are told with it. */
const LEAST_FAULTS = 2;

function faultyFields(papers: readonly JudgedPaper[]): string {
  const counts = new Map<string, number>();
  for (const { marks } of papers)
    for (const { field, mark } of marks)
      if (mark !== 'right' && mark !== 'absent') counts.set(field, (counts.get(field) ?? 0) + 1);
  const worst = [...counts].filter(([, count]) => count >= LEAST_FAULTS).sort(([, a], [, b]) => b - a);
  return (
    worst
      .slice(0, 4)
      .map(([field, count]) => `${field} ${count}`)
      .join(', ') || '–'
  );
}

/** Each trait of the layouts, those with the fewest papers all right first. */
function byTrait(papers: readonly JudgedPaper[]): Table {
  const groups = new Map<string, JudgedPaper[]>();
  for (const paper of papers)
    for (const trait of paper.traits) {
      const name = `${paper.kind}: ${trait}`;
      groups.set(name, [...(groups.get(name) ?? []), paper]);
    }
  const right = (group: readonly JudgedPaper[]): number =>
    group.filter(({ isAllRight }) => isAllRight).length / group.length;
  const rows = [...groups]
    .sort(([a, one], [b, other]) => right(one) - right(other) || (a < b ? -1 : 1))
    .map(([name, group]) => [
      name,
      String(group.length),
      share(group, ({ isAllRight }) => isAllRight),
      share(statementsOf(group), ({ isExact }) => isExact === true),
      faultyFields(group),
    ]);
  return { columns: ['Trait', 'Papers', 'All right', 'Statements exact', 'Faults'], rows };
}

function accusations(papers: readonly JudgedPaper[]): Table {
  const rows = papers
    .filter(({ accusedBy }) => accusedBy.length > 0)
    .map(({ paper, accusedBy }) => [paper, [...new Set(accusedBy)].join(', ')]);
  return { columns: ['Honest paper', 'Accused by'], rows };
}

/** The usual tables of accuracy, with whole statements, honest papers accused, and every trait of the layouts. */
export function unseenTable(papers: readonly JudgedPaper[], notes: readonly string[]): Table {
  const accused = papers.filter(({ accusedBy }) => accusedBy.length > 0).length / Math.max(1, papers.length);
  const table = accuracyTable(papers, { fields: 0.95, statements: 0.9 }, [
    `Statements exact (every booking’s day and amount, both balances): ${share(statementsOf(papers), ({ isExact }) => isExact === true)}.`,
    `Papers all right: ${share(papers, ({ isAllRight }) => isAllRight)}.`,
    `Honest papers accused: ${percent(accused)}, target ≤ 1.0 %: ${atMost(accused, 0.01)}.`,
    ...notes,
  ]);
  const accusing = accusations(papers);
  const details = [...(table.details ?? []), { title: 'By trait', table: byTrait(papers) }];
  if (accusing.rows.length > 0) details.push({ title: 'Honest papers accused', table: accusing });
  return { ...table, details };
}
