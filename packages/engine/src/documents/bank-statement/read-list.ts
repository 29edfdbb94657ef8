import { balanceLabels } from './balance-labels.ts';
import { balanceMentions } from './balance-mentions.ts';
import type { Entry, Manner } from './booking-row.ts';
import { TextsAbove } from './centred-text.ts';
import type { Columns } from './columns.ts';
import type { DayWord } from './day-words.ts';
import { elsewhere, groupDay, isLikeHeading, trailingDays } from './group-day.ts';
import { isScalarTitle } from './guards.ts';
import type { Layout } from './layout.ts';
import { isPeriod, leadingDays, stackedDay, valueDay } from './leading-days.ts';
import type { Line } from './lines.ts';
import { isTextLine, isTransfer, textsEndWithAmounts } from './list-lines.ts';
import { isCarry, isHeading, isSkipped, saysEmpty, totalKinds } from './other-lines.ts';
import { type Amounts, dayBeforeAmount, pickAmounts } from './pick-amounts.ts';
import { addAbove, addLine, continues, draftOf, finished, type RowDraft } from './row-draft.ts';
import { totalsIn } from './total-lines.ts';

/** A text of so many lines may stand between the day of a booking and the amount on its last line. */
const LINES_AHEAD = 12;

/** A second date of a booking stands under its first one, not in its text. */
const isBelow = ({ booked, lines }: RowDraft, [day]: readonly DayWord[]): boolean =>
  day !== undefined && Math.abs(day.box.left - booked.box.left) <= 2 * (lines[0]?.size ?? 0);

class ListReader {
  readonly entries: Entry[] = [];
  private columns: Columns | null = null;
  private open: boolean;
  private draft: RowDraft | null = null;
  private last: RowDraft | null = null;
  private loose: { line: Line; amounts: Amounts } | null = null;
  private page = 0;
  private rowsSinceOpen = 0;
  /** Date over the bookings that follow, where they have none of their own. */
  private group: DayWord | null = null;
  private heading: Line | null = null;
  /** Texts under such a date that wait for the amount on their last line; null where amounts stand on the first one. */
  private waiting: Line[] | null = null;
  /** Lines of a booking whose date is still to come. */
  private undated: { amounts: Amounts; lines: Line[] } | null = null;
  /** Whether amounts stand on the last line of their text. */
  private endsWithAmount = false;
  private readonly textsAbove: TextsAbove;

  constructor(
    private readonly layout: Layout,
    private readonly manner: Manner,
  ) {
    this.open = layout.headers.size === 0;
    this.textsAbove = new TextsAbove(layout.lines, {
      isBooking: (line) => this.isBooking(line),
      isText: (line) => isTextLine(this.layout, line),
    });
  }

  read(): Entry[] {
    for (const line of this.layout.lines) this.take(line);
    this.finish();
    return this.entries;
  }

  private finish(): void {
    const row = this.draft ? finished(this.draft) : null;
    if (row) {
      this.entries.push({ kind: 'row', row });
      this.rowsSinceOpen += 1;
      this.last = this.draft;
    }
    this.draft = null;
  }

  private take(line: Line): void {
    if (line.page !== this.page) {
      this.finish();
      this.page = line.page;
      this.undated = null;
    }
    const header = this.layout.headers.get(line.index);
    if (header) {
      this.finish();
      // Captions name no columns where text comes first or last and everything else runs on behind it.
      this.columns = this.manner.amounts === 'behind-days' ? null : header;
      this.open = true;
      this.rowsSinceOpen = 0;
      this.textsAbove.startBelow(line);
      return;
    }
    if (this.layout.headerLines.has(line.index)) return;
    if (this.open && !this.undated) {
      // Such headings repeat like the furniture of a page, so they are looked for before it.
      const group = this.mayHead(line) ? groupDay(line, this.columns) : null;
      if (group) {
        this.finish();
        this.group = group;
        if (!this.heading && textsEndWithAmounts(this.layout, this.columns, line)) this.waiting = [];
        this.heading ??= line;
        return;
      }
    }
    if (
      this.layout.furniture.has(line.index) ||
      isSkipped(line, this.layout.bank) ||
      (isCarry(line) && !this.opensWith(line) && !isTransfer(this.layout, this.manner, line)) ||
      isHeading(line)
    ) {
      this.finish();
      return;
    }
    const mentions = balanceMentions(this.layout.lines, line, this.open ? this.columns : null);
    if (mentions.length > 0) {
      this.finish();
      for (const mention of mentions) this.entries.push({ kind: 'balance', mention });
      if (this.rowsSinceOpen > 0 && this.layout.headers.size > 0 && mentions.some((m) => m.kind === 'closing'))
        this.open = false;
      if (this.open) this.textsAbove.startBelow(line);
      return;
    }
    if (line.days.length === 0 && saysEmpty(line)) this.entries.push({ kind: 'empty' });
    if (totalKinds(line).length > 0) {
      this.finish();
      for (const total of totalsIn(this.layout.lines, line, this.columns)) this.entries.push({ kind: 'total', total });
      return;
    }
    if (isScalarTitle(line)) {
      this.finish();
      this.open = false;
    }
    if (this.open) this.takeInList(line);
  }

  /** Before the first booking nothing was carried over but what the paper before ended with. */
  private opensWith(line: Line): boolean {
    const isFirst = !this.draft && !this.entries.some(({ kind }) => kind === 'row');
    return isFirst && balanceLabels(line.folded).some(({ kind }) => kind === 'opening');
  }

  /** The first heading stands over the first booking and the others look like it: any other date is part of a text. */
  private mayHead(line: Line): boolean {
    if (this.heading) return isLikeHeading(this.heading, line);
    return !this.draft && !this.entries.some(({ kind }) => kind === 'row');
  }

  private takeInList(line: Line): void {
    if (this.group && this.takeInGroup(line, this.group)) return;
    if (!this.group && this.takeDatedBelow(line)) return;
    const leading = this.daysIn(line);
    const stacked = leading.length === 0 ? stackedDay(this.layout.lines, line, this.columns) : null;
    const days = stacked ? [stacked.day] : leading;
    if (days.length === 0) {
      this.takeUndated(line);
      return;
    }
    const amounts = pickAmounts(line, days, this.columns, this.manner) ?? this.amountAbove(line);
    if (amounts || stacked || this.amountFollows(line)) {
      this.finish();
      this.draft = draftOf(line, days, amounts, this.columns, stacked?.lines ?? []);
      const above = this.textsAbove.begin(line);
      if (this.draft) for (const text of above) addAbove(this.draft, text);
    } else if (this.draft) {
      const second =
        this.draft.lines.length === 1 && this.draft.valued === null && !isPeriod(line) && isBelow(this.draft, days);
      if (second) this.draft.valued = days[0] ?? null;
      addLine(this.draft, line, second ? (days[0]?.last ?? -1) + 1 : 0);
    }
  }

  private daysIn(line: Line): DayWord[] {
    const leading = leadingDays(line, this.columns);
    return leading.length > 0 || this.manner.amounts !== 'behind-days' ? leading : dayBeforeAmount(line);
  }

  private isBooking(line: Line): boolean {
    const days = this.daysIn(line);
    return days.length > 0 && pickAmounts(line, days, this.columns, this.manner) !== null;
  }

  /** Lists without a column of dates print them under the text of each booking. */
  private takeDatedBelow(line: Line): boolean {
    const columns = this.columns;
    if (!columns?.hasMoney || columns.cells.some(({ role }) => role === 'date' || role === 'value_date')) return false;
    const amounts = line.days.length === 0 ? pickAmounts(line, [], columns, this.manner) : null;
    if (amounts) {
      this.undated = { amounts, lines: [line] };
      return true;
    }
    const [first, ...more] = this.undated?.lines ?? [];
    if (!this.undated || !first) return false;
    const days = trailingDays(line);
    if (days.length === 0) {
      this.undated.lines.push(line);
      return true;
    }
    this.draft = draftOf(first, days, this.undated.amounts, columns);
    if (this.draft) for (const text of more) addLine(this.draft, text, 0);
    this.undated = null;
    this.finish();
    return true;
  }

  private takeInGroup(line: Line, group: DayWord): boolean {
    const amounts = this.columns?.hasMoney ? pickAmounts(line, [], this.columns, this.manner) : null;
    if (!amounts && !this.waiting) return false;
    this.finish();
    if (!amounts) {
      this.waiting?.push(line);
      return true;
    }
    const value = valueDay(line, this.columns);
    this.draft = draftOf(line, value ? [group, value] : [group], amounts, this.columns);
    if (this.draft) for (const text of this.waiting ?? []) addAbove(this.draft, text);
    if (this.waiting) this.waiting = [];
    return true;
  }

  /** Some programs set the amount a little higher than its row, or on the line before. */
  private amountAbove(line: Line): Amounts | null {
    const loose = this.loose;
    this.loose = null;
    if (!loose || loose.line.page !== line.page || loose.line.index !== line.index - 1) return null;
    const near = line.baseline - loose.line.baseline < line.size * 0.9;
    return near || this.manner.loose === 'below' ? loose.amounts : null;
  }

  private amountFollows(line: Line): boolean {
    if (this.manner.loose === 'below') return false;
    for (const next of this.layout.lines.slice(line.index + 1, line.index + 1 + LINES_AHEAD)) {
      if (next.page !== line.page || this.daysIn(next).length > 0) return false;
      if (this.layout.headerLines.has(next.index) || isCarry(next) || totalKinds(next).length > 0) return false;
      if (balanceMentions(this.layout.lines, next, this.columns).length > 0) return false;
      if (this.columns?.hasMoney && pickAmounts(next, [], this.columns, this.manner)) return true;
    }
    return false;
  }

  private takeUndated(line: Line): void {
    if (this.textsAbove.keeps(line)) return;
    const amounts = this.columns?.hasMoney ? pickAmounts(line, [], this.columns, this.manner) : null;
    if (amounts && this.draft && !this.draft.amounts) {
      this.endsWithAmount = true;
      this.draft.amounts = amounts;
      addLine(this.draft, line, 0);
      return;
    }
    if (amounts && this.draft?.amounts && this.takeSameDay(line, this.draft.booked, amounts)) return;
    if ((amounts || this.endsWithAmount) && this.takeOnceDated(line, amounts)) return;
    const alone = amounts !== null && line.words.length === amounts.money.last - amounts.money.first + 1;
    if (alone && amounts) {
      this.loose = { line, amounts };
      if (this.manner.loose === 'below') return;
    }
    this.resume(line);
    if (this.draft && continues(this.draft, line)) addLine(this.draft, line, 0);
    else if (this.draft?.amounts) this.finish();
  }

  /** The day of a booking may be printed once for all of that day; their value dates are printed for each. */
  private takeSameDay(line: Line, booked: DayWord, amounts: Amounts): boolean {
    const value = valueDay(line, this.columns);
    if (!value || value.first === 0) return false;
    this.finish();
    this.draft = draftOf(line, [elsewhere(booked), value], amounts, this.columns);
    return true;
  }

  /**
   * The same without value dates: any amount in the column begins a booking of the day printed last, on any page. Where
   * amounts stand on the last line of their text, the line behind one does.
   */
  private takeOnceDated(line: Line, amounts: Amounts | null): boolean {
    const before = this.draft ?? this.last;
    const isLoose = this.draft !== null && this.draft.amounts === null;
    if (this.manner.days !== 'once' || !before || isLoose) return false;
    this.finish();
    this.draft = draftOf(line, [elsewhere(before.booked)], amounts, this.columns);
    return true;
  }

  /** The text of a booking may run on below the header of the next page. */
  private resume(line: Line): void {
    const before = this.layout.lines[line.index - 1];
    const belowHeader = before !== undefined && this.layout.headers.has(before.index);
    const ended = this.entries.at(-1);
    if (this.draft || !belowHeader || !this.last || ended?.kind !== 'row' || line.page === this.last.lines[0]?.page)
      return;
    this.entries.pop();
    this.draft = this.last;
  }
}

/** All bookings, balances and sums that the paper prints, in its own order. */
export const readList = (layout: Layout, manner: Manner): Entry[] => new ListReader(layout, manner).read();
