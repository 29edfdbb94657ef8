import type { PaperBlock, PaperCell, PaperTable } from '../paper/blocks.ts';
import type { PaperSection } from '../paper/report-paper.ts';
import { DASH } from './writer.ts';

const isEmpty = (cell: PaperCell | undefined): boolean =>
  !cell || ((cell.text === DASH || cell.text === '') && (cell.refs ?? []).length === 0);

/** A heading above nothing but dashes takes the room of those that say something. */
function tableOf(table: PaperTable): PaperTable {
  const { columns, rows, total } = table;
  const stays = columns.map(
    ({ label }, at) => label === '' || rows.some((row) => !isEmpty(row[at])) || !isEmpty(total?.[at]),
  );
  const kept = <T>(list: readonly T[]): T[] => list.filter((_, at) => stays[at]);
  return { ...table, columns: kept(columns), rows: rows.map(kept), ...(total ? { total: kept(total) } : {}) };
}

const blockOf = (block: PaperBlock): PaperBlock => (block.kind === 'table' ? tableOf(block) : block);

export const withoutEmptyColumns = (section: PaperSection): PaperSection => ({
  ...section,
  blocks: section.blocks.map(blockOf),
});
