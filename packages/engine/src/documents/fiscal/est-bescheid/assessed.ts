import { middleX } from '../../../evidence/geometry.ts';
import type { Found } from '../../found.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import type { Line } from '../../recognise/page-text.ts';
import { amountOf, rowsOf } from '../ground/labelled-amount.ts';
import type { MoneyRun } from '../ground/money-runs.ts';

export interface Assessed {
  readonly incomeTax: Found<number> | null;
  readonly solidarity: Found<number> | null;
  readonly churchTax: Found<number> | null;
}

const style = { whole: true } as const;
const found = (run: MoneyRun | undefined): Found<number> | null => (run ? foundFrom(run.cents, run.words) : null);

/** Heads of the table of taxes: where the column of each tax stands. */
function heads(lines: readonly Line[]): Record<'incomeTax' | 'solidarity' | 'churchTax', number | null> | null {
  for (const line of lines) {
    const at = (pattern: RegExp): number | null => {
      const match = pattern.exec(line.text);
      const word = match ? line.wordsAt(match.index, match.index + match[0].length)[0] : undefined;
      return word ? middleX(word.box) : null;
    };
    const incomeTax = at(/einkommen-?\s?steuer/);
    const solidarity = at(/solidaritats|soli-/);
    if (incomeTax !== null && solidarity !== null && !/bescheid|uber/.test(line.text)) {
      return { incomeTax, solidarity, churchTax: at(/kirchen/) };
    }
  }
  return null;
}

/** What was fixed, by column where the table has heads, by order where it has two columns and none. */
export function assessedTaxes(lines: readonly Line[]): Assessed {
  const single = amountOf(lines, /festgesetzte einkommensteuer:?/, style);
  const table = rowsOf(lines, /festgesetzt(?: werden)?(?!e)/, style).find((row) => row.amounts.length > 0);
  if (!table)
    return {
      incomeTax: single,
      solidarity: amountOf(lines, /festgesetzter solidaritatszuschlag:?/, style),
      churchTax: null,
    };
  const columns = heads(lines);
  const nearest = (x: number | null): MoneyRun | undefined => {
    if (x === null || !columns) return undefined;
    const others = Object.values(columns).filter((other) => other !== null && other !== x);
    return table.amounts.find((run) =>
      others.every((other) => Math.abs(middleX(run.box) - x) < Math.abs(middleX(run.box) - (other ?? 0))),
    );
  };
  if (columns)
    return {
      incomeTax: found(nearest(columns.incomeTax)),
      solidarity: found(nearest(columns.solidarity)),
      churchTax: found(nearest(columns.churchTax)),
    };
  return {
    incomeTax: single ?? (table.amounts.length === 1 ? found(table.amounts[0]) : null),
    solidarity: null,
    churchTax: null,
  };
}
