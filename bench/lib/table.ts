/** What a benchmark found: one table, remarks below it, and smaller tables for whoever wants to know why. */
export interface Table {
  columns: string[];
  rows: string[][];
  notes?: string[];
  details?: { title: string; table: Table }[];
}

export interface Benchmark {
  title: string;
  run(): Promise<Table>;
  /** False: shown, but not written among the results. */
  isKept?: () => boolean;
}

/** Columns of a markdown table padded to one width, so that it reads well in a terminal too. */
export function toMarkdown({ columns, rows, notes = [], details = [] }: Table, level = 3): string {
  const widths = columns.map((name, i) => Math.max(name.length, 3, ...rows.map((row) => (row[i] ?? '').length)));
  const line = (cells: string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  const table = [line(columns), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
  const remarks = notes.map((note) => `- ${note}`).join('\n');
  const smaller = details.map(({ title, table }) => `${'#'.repeat(level)} ${title}\n\n${toMarkdown(table, level + 1)}`);
  return [table, remarks, ...smaller].filter(Boolean).join('\n\n');
}
