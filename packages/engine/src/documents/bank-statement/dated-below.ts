import type { Manner } from './booking-row.ts';
import type { Columns } from './columns.ts';
import type { GatheredRows } from './gathered-rows.ts';
import { trailingDays } from './group-day.ts';
import type { Line } from './lines.ts';
import { type Amounts, pickAmounts } from './pick-amounts.ts';
import { addLine, draftOf } from './row-draft.ts';

/** Lists without a column of dates, which print them under the text of each booking. */
export class DatedBelow {
  /** A booking whose date is still to come. */
  private undated: { readonly amounts: Amounts; readonly first: Line; readonly more: Line[] } | null = null;

  constructor(
    private readonly manner: Manner,
    private readonly rows: GatheredRows,
  ) {}

  get isWaiting(): boolean {
    return this.undated !== null;
  }

  startPage(): void {
    this.undated = null;
  }

  /** A booking whose date was not found is one all the same: without it the list would look as if it did not come out. */
  private leaveUndated(columns: Columns | null): void {
    if (!this.undated || this.undated.more.length === 0) return;
    const { first, more, amounts } = this.undated;
    const unknown = { day: null, short: null, box: first.box, first: -1, last: -2 };
    const draft = draftOf(first, [unknown], amounts, columns);
    if (draft) for (const text of more) addLine(draft, text, 0);
    this.rows.draft = draft;
    this.rows.finish();
  }

  take(line: Line, columns: Columns | null): boolean {
    if (!columns?.hasMoney || columns.cells.some(({ role }) => role === 'date' || role === 'value_date')) return false;
    const amounts = line.days.length === 0 ? pickAmounts(line, [], columns, this.manner) : null;
    if (amounts) {
      this.leaveUndated(columns);
      this.undated = { amounts, first: line, more: [] };
      return true;
    }
    if (!this.undated) return false;
    const days = trailingDays(line, columns);
    if (days.length === 0) {
      this.undated.more.push(line);
      return true;
    }
    const { first, more } = this.undated;
    const draft = draftOf(first, days, this.undated.amounts, columns);
    if (draft) for (const text of more) addLine(draft, text, 0);
    this.undated = null;
    this.rows.draft = draft;
    this.rows.finish();
    return true;
  }
}
