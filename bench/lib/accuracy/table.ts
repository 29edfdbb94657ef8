import type { Table } from '../table.ts';
import { atLeast } from '../verdict.ts';
import type { Judged } from './judge.ts';
import { percent, precisionOf, recallOf, Tally } from './tally.ts';

const share = (papers: readonly Judged[], holds: (paper: Judged) => boolean): number =>
  papers.filter(holds).length / Math.max(1, papers.length);

const groupsOf = (papers: readonly Judged[], name: (paper: Judged) => string): Map<string, Judged[]> => {
  const groups = new Map<string, Judged[]>();
  for (const paper of papers) groups.set(name(paper), [...(groups.get(name(paper)) ?? []), paper]);
  return new Map([...groups].sort(([a], [b]) => (a < b ? -1 : 1)));
};

function tallyOf(papers: readonly Judged[]): Tally {
  const tally = new Tally();
  for (const { kind, marks } of papers) for (const { field, mark } of marks) tally.add(`${kind}.${field}`, mark);
  return tally;
}

const everything = () => true;

/** Of nothing that was expected no share was found, nor missed. */
const recallText = (counts: Parameters<typeof recallOf>[0]): string =>
  counts.right + counts.wrong + counts.missing === 0 ? '–' : percent(recallOf(counts));

/** Where nothing was read, nothing was read right or wrong. */
const precisionText = (counts: Parameters<typeof precisionOf>[0]): string =>
  counts.right + counts.wrong + counts.invented === 0 ? '–' : percent(precisionOf(counts));

const summary = (papers: readonly Judged[]): string[] => {
  const counts = tallyOf(papers).of(everything);
  return [
    String(papers.length),
    percent(share(papers, ({ recognised }) => recognised)),
    recallText(counts),
    precisionText(counts),
    String(counts.wrong + counts.invented),
  ];
};

function rowsOf(papers: readonly Judged[]): string[] {
  const judged = papers.flatMap(({ transactions }) => transactions ?? []);
  if (judged.every(({ of }) => of === 0)) return ['–', '–'];
  const sum = (pick: (row: (typeof judged)[number]) => number) => judged.reduce((total, row) => total + pick(row), 0);
  const right = sum(({ right: count }) => count);
  return [
    percent(
      right /
        Math.max(
          1,
          sum(({ of }) => of),
        ),
    ),
    percent(
      right /
        Math.max(
          1,
          sum(({ read }) => read),
        ),
    ),
  ];
}

const groupRow = (name: string, papers: readonly Judged[]): string[] => {
  const statements = papers.filter(({ reconciled }) => reconciled !== null);
  const reconciled = statements.length > 0 ? percent(share(statements, (paper) => paper.reconciled === true)) : '–';
  return [name, ...summary(papers), ...rowsOf(papers), reconciled];
};

const GROUP_COLUMNS = [
  'Papers',
  'Recognised',
  'Recall',
  'Precision',
  'Wrong values',
  'Rows found',
  'Rows right',
  'Reconciled',
];

function byField(papers: readonly Judged[]): Table {
  const tally = tallyOf(papers);
  const rows = tally.names().map((name) => {
    const counts = tally.of((other) => other === name);
    return [
      name,
      String(counts.right + counts.wrong + counts.missing),
      recallText(counts),
      precisionText(counts),
      String(counts.wrong + counts.invented),
    ];
  });
  return { columns: ['Field', 'Printed', 'Recall', 'Precision', 'Wrong values'], rows };
}

function faults(papers: readonly Judged[]): Table {
  const rows = papers.flatMap(({ paper, marks }) =>
    marks
      .filter(({ mark }) => mark === 'wrong' || mark === 'invented')
      .map(({ field, truth, found }) => [paper, field, String(truth), String(found)]),
  );
  return { columns: ['Paper', 'Field', 'Truth', 'Read'], rows: rows.slice(0, 40) };
}

export interface Targets {
  readonly fields: number;
  readonly statements: number;
}

/** Per kind, per layout, per field, and every wrong value by name. */
export function accuracyTable(papers: readonly Judged[], targets: Targets, notes: string[]): Table {
  const recall = recallOf(tallyOf(papers).of(everything));
  const statements = papers.filter(({ reconciled }) => reconciled !== null);
  const reconciled = share(statements, (paper) => paper.reconciled === true);
  const verdicts = [
    `Fields read right: ${percent(recall)}, target ≥ ${percent(targets.fields)}: ${atLeast(recall, targets.fields)}.`,
    ...(statements.length > 0
      ? [
          `Statements reconciled: ${percent(reconciled)}, target ≥ ${percent(targets.statements)}: ${atLeast(reconciled, targets.statements)}.`,
        ]
      : []),
  ];
  const details = [
    { title: 'By layout', table: { columns: ['Layout', ...GROUP_COLUMNS], rows: layoutRows(papers) } },
    { title: 'By field', table: byField(papers) },
  ];
  const wrong = faults(papers);
  if (wrong.rows.length > 0) details.push({ title: 'Values read wrong', table: wrong });
  return {
    columns: ['Kind', ...GROUP_COLUMNS],
    rows: [...groupsOf(papers, ({ kind }) => kind)].map(([name, group]) => groupRow(name, group)),
    notes: [...verdicts, ...notes],
    details,
  };
}

const layoutRows = (papers: readonly Judged[]): string[][] =>
  [...groupsOf(papers, ({ kind, layout }) => `${kind}, ${layout}`)].map(([name, group]) => groupRow(name, group));
