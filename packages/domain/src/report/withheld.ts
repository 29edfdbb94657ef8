import type { PayslipRow, WithheldReason } from './incomes.ts';

export interface WithheldGroup {
  readonly reason: WithheldReason;
  /** Always positive; the reason says in which direction. */
  readonly cents: number;
  readonly months: readonly string[];
}

/** What was paid out differently from the net: the same sum for the same reason is told once, with all its months. */
export function withheldGroups(rows: readonly PayslipRow[]): WithheldGroup[] {
  const groups = new Map<string, { reason: WithheldReason; cents: number; months: string[] }>();
  for (const { month, withheld, withheld_for: reason } of rows) {
    if (reason === null || withheld === 0) continue;
    const cents = Math.abs(withheld);
    const known = groups.get(`${reason} ${cents}`);
    if (known) known.months.push(month);
    else groups.set(`${reason} ${cents}`, { reason, cents, months: [month] });
  }
  return [...groups.values()];
}
