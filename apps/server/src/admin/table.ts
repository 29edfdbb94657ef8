const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return '–';
  return value instanceof Date ? value.toISOString() : String(value);
};

/** Rows as aligned columns under the names of their fields. What a stranger typed cannot move the cursor. */
export function table(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const cells = [names, ...rows.map((row) => names.map((name) => cellOf(row[name]).replace(/\p{C}/gu, ' ')))];
  const widths = names.map((_, at) => Math.max(...cells.map((line) => line[at]?.length ?? 0)));
  return cells
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
