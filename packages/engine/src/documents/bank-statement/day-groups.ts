import type { Manner } from './booking-row.ts';
import type { Columns } from './columns.ts';
import type { DayWord } from './day-words.ts';
import type { GatheredRows } from './gathered-rows.ts';
import { bareHeadings, elsewhere, groupDay, isLikeHeading } from './group-day.ts';
import type { Layout } from './layout.ts';
import { valueDay } from './leading-days.ts';
import type { Line } from './lines.ts';
import { textsEndWithAmounts } from './list-lines.ts';
import { pickAmounts } from './pick-amounts.ts';
import { addAbove, draftOf, takeValueDay } from './row-draft.ts';

/** Lists that print a day as a heading over the bookings that have none of their own. */
export class DayGroups {
  private day: DayWord | null = null;
  /** The first of them, which the others look like. */
  private heading: Line | null = null;
  private bare: readonly Line[] | null = null;
  /** Texts that wait for the amount on their last line; null where amounts stand on the first one. */
  private waiting: Line[] | null = null;

  constructor(
    private readonly layout: Layout,
    private readonly manner: Manner,
    private readonly rows: GatheredRows,
  ) {}

  get haveBegun(): boolean {
    return this.day !== null;
  }

  /** Takes the line as a heading, if it is one. */
  begin(line: Line, columns: Columns | null): boolean {
    const day = this.mayHead(line) ? (groupDay(line, columns) ?? this.bareDay(line, columns)) : null;
    if (!day) return false;
    this.rows.finish();
    this.day = day;
    if (!this.heading && textsEndWithAmounts(this.layout, columns, line)) this.waiting = [];
    this.heading ??= line;
    return true;
  }

  /** Without captions and names of days only the list itself tells that bare days head it. */
  private bareDay(line: Line, columns: Columns | null): DayWord | null {
    const [day] = line.days;
    this.bare ??= columns === null ? bareHeadings(this.layout.lines) : [];
    return columns === null && day && this.bare.includes(line) ? elsewhere(day) : null;
  }

  /** The first heading stands over the first booking and the others look like it: any other date is part of a text. */
  private mayHead(line: Line): boolean {
    return this.heading ? isLikeHeading(this.heading, line) : this.rows.areNone;
  }

  /** Takes a line below a heading, if it is a booking or belongs to the next one. */
  take(line: Line, columns: Columns | null): boolean {
    if (!this.day) return false;
    const amounts = columns === null || columns.hasMoney ? pickAmounts(line, [], columns, this.manner) : null;
    if (!amounts && this.rows.draft && takeValueDay(this.rows.draft, line)) return true;
    if (!amounts && !this.waiting) return false;
    this.rows.finish();
    if (!amounts) {
      this.waiting?.push(line);
      return true;
    }
    const value = valueDay(line, columns);
    const draft = draftOf(line, value ? [this.day, value] : [this.day], amounts, columns);
    if (draft) for (const text of this.waiting ?? []) addAbove(draft, text);
    this.rows.begin(draft);
    if (this.waiting) this.waiting = [];
    return true;
  }
}
