import { balanceMentions } from './balance-mentions.ts';
import type { Manner } from './booking-row.ts';
import { TextsAbove } from './centred-text.ts';
import type { Columns } from './columns.ts';
import type { DayWord } from './day-words.ts';
import type { GatheredRows } from './gathered-rows.ts';
import { elsewhere } from './group-day.ts';
import type { Layout } from './layout.ts';
import { isPeriod, leadingDays, stackedDay, valueDay } from './leading-days.ts';
import type { Line } from './lines.ts';
import { isTextLine } from './list-lines.ts';
import { isCarry, totalKinds } from './other-lines.ts';
import { type Amounts, dayBeforeAmount, pickAmounts } from './pick-amounts.ts';
import { addAbove, addLine, continues, draftOf, type RowDraft } from './row-draft.ts';

/** A text of so many lines may stand between the day of a booking and the amount on its last line. */
const LINES_AHEAD = 12;

/** A second date of a booking stands under its first one, not in its text. */
const isBelow = ({ booked, lines }: RowDraft, [day]: readonly DayWord[]): boolean =>
  day !== undefined && Math.abs(day.box.left - booked.box.left) <= 2 * (lines[0]?.size ?? 0);

/** Whether the caption of value days stands below the one of booking days, and so each value day below its booking day. */
function valuesBelow(columns: Columns | null): boolean {
  const boxOf = (role: string) => columns?.cells.find((cell) => cell.role === role)?.box;
  const [booked, valued] = [boxOf('date'), boxOf('value_date')];
  if (!booked || !valued || valued.top < (booked.top + booked.bottom) / 2) return false;
  return booked.left < valued.right && valued.left < booked.right;
}

/** Lists whose bookings begin with their day, or have it beside their amount, or once for all of that day. */
export class DatedRows {
  /** An amount on a line of its own. */
  private loose: { readonly line: Line; readonly amounts: Amounts } | null = null;
  /** Whether amounts stand on the last line of their text. */
  private endsWithAmount = false;
  private readonly textsAbove: TextsAbove;

  constructor(
    private readonly layout: Layout,
    private readonly manner: Manner,
    private readonly rows: GatheredRows,
    private readonly columnsNow: () => Columns | null,
  ) {
    this.textsAbove = new TextsAbove(layout.lines, {
      isBooking: (line) => this.isBooking(line, this.columnsNow()),
      isText: (line) => isTextLine(this.layout, line),
    });
  }

  startBelow(line: Line): void {
    this.textsAbove.startBelow(line);
  }

  take(line: Line, columns: Columns | null): void {
    const leading = this.daysIn(line, columns);
    const stacked = leading.length === 0 ? stackedDay(this.layout.lines, line, columns) : null;
    const days = stacked ? [stacked.day] : leading;
    if (days.length === 0) {
      this.takeUndated(line, columns);
      return;
    }
    const { rows } = this;
    if (this.takeValueBelow(line, days, columns)) return;
    const amounts = pickAmounts(line, days, columns, this.manner) ?? this.amountAbove(line);
    if (amounts || stacked || this.amountFollows(line, columns)) {
      rows.begin(draftOf(line, days, amounts, columns, stacked?.lines ?? []));
      const above = this.textsAbove.begin(line);
      if (rows.draft) for (const text of above) addAbove(rows.draft, text);
    } else if (rows.draft) {
      const { draft } = rows;
      const second = draft.lines.length === 1 && draft.valued === null && !isPeriod(line) && isBelow(draft, days);
      if (second) draft.valued = days[0] ?? null;
      addLine(draft, line, second ? (days[0]?.last ?? -1) + 1 : 0);
    }
  }

  /** The second line of a booking begins with its value day, where the captions say so and no amount speaks for another. */
  private takeValueBelow(line: Line, days: readonly DayWord[], columns: Columns | null): boolean {
    const { draft } = this.rows;
    const [day] = days;
    const isSecond = draft?.lines.length === 1 && !draft.valued && isBelow(draft, days);
    if (!draft || !isSecond || !day || !valuesBelow(columns)) return false;
    const amounts = pickAmounts(line, days, columns, this.manner);
    if (draft.amounts && amounts) return false;
    draft.valued = day;
    if (amounts) this.endsWithAmount = true;
    draft.amounts ??= amounts;
    addLine(draft, line, day.last + 1);
    return true;
  }

  private daysIn(line: Line, columns: Columns | null): DayWord[] {
    const leading = leadingDays(line, columns);
    return leading.length > 0 || this.manner.amounts !== 'behind-days' ? leading : dayBeforeAmount(line);
  }

  private isBooking(line: Line, columns: Columns | null): boolean {
    const days = this.daysIn(line, columns);
    return days.length > 0 && pickAmounts(line, days, columns, this.manner) !== null;
  }

  private inColumn(line: Line, columns: Columns | null): Amounts | null {
    return columns?.hasMoney ? pickAmounts(line, [], columns, this.manner) : null;
  }

  /** Some programs set the amount a little higher than its row, or on the line before. */
  private amountAbove(line: Line): Amounts | null {
    const { loose } = this;
    this.loose = null;
    if (!loose || loose.line.page !== line.page || loose.line.index !== line.index - 1) return null;
    const near = line.baseline - loose.line.baseline < line.size * 0.9;
    return near || this.manner.loose === 'below' ? loose.amounts : null;
  }

  private amountFollows(line: Line, columns: Columns | null): boolean {
    const { lines, headerLines } = this.layout;
    if (this.manner.loose === 'below') return false;
    for (const next of lines.slice(line.index + 1, line.index + 1 + LINES_AHEAD)) {
      const isValued = next.index === line.index + 1 && valuesBelow(columns);
      if (next.page !== line.page || (!isValued && this.daysIn(next, columns).length > 0)) return false;
      if (headerLines.has(next.index) || isCarry(next) || totalKinds(next).length > 0) return false;
      if (balanceMentions(lines, next, columns).length > 0) return false;
      if (this.inColumn(next, columns)) return true;
    }
    return false;
  }

  private takeUndated(line: Line, columns: Columns | null): void {
    if (this.textsAbove.keeps(line)) return;
    const { rows } = this;
    const amounts = this.inColumn(line, columns);
    if (amounts && rows.draft && !rows.draft.amounts) {
      this.endsWithAmount = true;
      rows.draft.amounts = amounts;
      addLine(rows.draft, line, 0);
      return;
    }
    if (amounts && rows.draft?.amounts && this.takeSameDay(line, rows.draft.booked, amounts, columns)) return;
    if ((amounts || this.endsWithAmount) && this.takeOnceDated(line, amounts, columns)) return;
    const alone = amounts !== null && line.words.length === amounts.money.last - amounts.money.first + 1;
    if (alone) {
      this.loose = { line, amounts };
      if (this.manner.loose === 'below') return;
    }
    if (this.goesOnBelowCaptions(line)) rows.resume();
    if (rows.draft && continues(rows.draft, line)) addLine(rows.draft, line, 0);
    else if (rows.draft?.amounts) rows.finish();
  }

  /** The day of a booking may be printed once for all of that day; their value dates are printed for each. */
  private takeSameDay(line: Line, booked: DayWord, amounts: Amounts, columns: Columns | null): boolean {
    const value = valueDay(line, columns);
    if (!value || value.first === 0) return false;
    this.rows.begin(draftOf(line, [elsewhere(booked), value], amounts, columns));
    return true;
  }

  /**
   * The same without value dates: any amount in the column begins a booking of the day printed last, on any page. Where
   * amounts stand on the last line of their text, the line behind one does.
   */
  private takeOnceDated(line: Line, amounts: Amounts | null, columns: Columns | null): boolean {
    const { rows } = this;
    const before = rows.draft ?? rows.last;
    const isLoose = rows.draft !== null && rows.draft.amounts === null;
    if (this.manner.days !== 'once' || !before || isLoose) return false;
    rows.begin(draftOf(line, [elsewhere(before.booked)], amounts, columns));
    return true;
  }

  /** The text of a booking may run on below the captions of the next page. */
  private goesOnBelowCaptions(line: Line): boolean {
    const { draft, last } = this.rows;
    const before = this.layout.lines[line.index - 1];
    const isFirst = before !== undefined && this.layout.headers.has(before.index);
    return !draft && isFirst && last !== null && line.page !== last.lines[0]?.page;
  }
}
