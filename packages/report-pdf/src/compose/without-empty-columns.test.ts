import { expect, test } from 'vitest';
import type { PaperTable } from '../paper/blocks.ts';
import { withoutEmptyColumns } from './without-empty-columns.ts';
import { cell, DASH } from './writer.ts';

const column = (label: string): PaperTable['columns'][number] => ({ label, align: 'right', width: 'auto' });

function shown(table: Pick<PaperTable, 'columns' | 'rows' | 'total'>): string[][] {
  const section = { title: '', startsPage: false, blocks: [{ kind: 'table' as const, ...table }] };
  const [block] = withoutEmptyColumns(section).blocks as [PaperTable];
  return [
    block.columns.map(({ label }) => label),
    ...block.rows.map((row) => row.map(({ text }) => text)),
    ...(block.total ? [block.total.map(({ text }) => text)] : []),
  ];
}

test('REP-06 a column of nothing but dashes is not printed', () => {
  const columns = ['Month', 'One-offs', 'Net'].map(column);
  const rows = [
    [cell('August'), cell(DASH), cell('1.850')],
    [cell('September'), cell(DASH), cell(DASH)],
  ];
  expect(shown({ columns, rows })).toEqual([
    ['Month', 'Net'],
    ['August', '1.850'],
    ['September', DASH],
  ]);
});

test('a key of a paper or a sum below is something', () => {
  const columns = ['Key', 'Income'].map(column);
  const rows = [[cell('', { refs: ['P1'] }), cell(DASH)]];
  expect(shown({ columns, rows, total: [cell(''), cell('1.850')] })).toEqual([
    ['Key', 'Income'],
    ['', DASH],
    ['', '1.850'],
  ]);
});

test('columns without a heading hold a table together and stay', () => {
  expect(shown({ columns: ['', ''].map(column), rows: [[cell('A'), cell('')]] })).toEqual([
    ['', ''],
    ['A', ''],
  ]);
});
