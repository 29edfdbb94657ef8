/** Rows as aligned columns; columns whose every cell is a number lean to the right. */
export function table(rows: readonly (readonly string[])[], indent = '  '): string[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? ''));
  const lengths = columns.map((cells) => Math.max(...cells.map((cell) => cell.length)));
  const isNumeric = columns.map((cells) => cells.every((cell) => /^[-+]?[\d.,]*$/.test(cell)));
  return rows.map((row) =>
    `${indent}${columns
      .map((_, at) =>
        isNumeric[at] ? (row[at] ?? '').padStart(lengths[at] ?? 0) : (row[at] ?? '').padEnd(lengths[at] ?? 0),
      )
      .join('  ')}`.trimEnd(),
  );
}
