import type { TotalLine } from './booking-row.ts';
import { type Columns, roleAt } from './columns.ts';
import type { Line } from './lines.ts';
import type { Money } from './money-words.ts';
import { totalKinds } from './other-lines.ts';
import { isSumOfKind } from './sums-by-kind.ts';

const totalOf = (kind: TotalLine['kind'], money: Money, line: Line): TotalLine => ({
  kind,
  cents: Math.abs(money.cents),
  raw: money.raw,
  page: line.page,
  box: money.box,
});

/** The sums of one line: by their words, or by the columns that they stand in. */
export function totalsIn(lines: readonly Line[], line: Line, columns: Columns | null): TotalLine[] {
  const kinds = isSumOfKind(lines, line) ? [] : totalKinds(line);
  const named = kinds.filter((kind) => kind !== 'both');
  if (named.length > 0) {
    const below = lines[line.index + 1];
    const valued = line.moneys.length > 0 ? line : below;
    if (valued?.moneys.length !== named.length) return [];
    return named.flatMap((kind, index) =>
      valued.moneys.slice(index, index + 1).map((money) => totalOf(kind, money, valued)),
    );
  }
  if (kinds.length === 0 || !columns) return [];
  return line.moneys.flatMap((money) => {
    const role = roleAt(columns, money.edge, line.size / 2, 'behind-caption');
    return role === 'debit' || role === 'credit' ? [totalOf(role, money, line)] : [];
  });
}
