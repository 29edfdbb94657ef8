import type { Label, Sheet } from '../../extraction/labels.ts';

/** The sheet with labels that were called otherwise, or taken for one and are none; nothing else changes. */
export function relabelled(sheet: Sheet, meant: (label: Label) => Label | null): Sheet {
  const changed = new Map(sheet.labels.map((label) => [label, meant(label)]));
  if ([...changed].every(([label, now]) => label === now)) return sheet;
  const now = (label: Label): Label[] => [changed.get(label) ?? []].flat();
  const labels = sheet.labels.flatMap(now);
  const byName = new Map<string, Label[]>();
  for (const label of labels) byName.set(label.name, [...(byName.get(label.name) ?? []), label]);
  return { ...sheet, labels, byName, rows: sheet.rows.map((row) => ({ ...row, labels: row.labels.flatMap(now) })) };
}
