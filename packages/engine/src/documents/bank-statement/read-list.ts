import { type BalanceKind, balanceLabels } from './balance-labels.ts';
import type { BalanceMention } from './balance-mentions.ts';
import type { Entry, Manner } from './booking-row.ts';
import { classOf } from './class-of-line.ts';
import type { Columns } from './columns.ts';
import { DatedBelow } from './dated-below.ts';
import { DatedRows } from './dated-rows.ts';
import { DayGroups } from './day-groups.ts';
import { GatheredRows } from './gathered-rows.ts';
import type { Layout } from './layout.ts';
import { leadingDays } from './leading-days.ts';
import type { Line } from './lines.ts';

/** Goes down the lines of a paper; what each of them is stands in a room of its own, and so does each way to print days. */
class ListReader {
  private columns: Columns | null = null;
  private isOpen: boolean;
  private page = 0;
  private readonly rows = new GatheredRows();
  private readonly groups: DayGroups;
  private readonly datedBelow: DatedBelow;
  private readonly dated: DatedRows;

  constructor(
    private readonly layout: Layout,
    private readonly manner: Manner,
  ) {
    this.isOpen = layout.headers.size === 0;
    this.groups = new DayGroups(layout, manner, this.rows);
    this.datedBelow = new DatedBelow(manner, this.rows);
    this.dated = new DatedRows(layout, manner, this.rows, () => this.columns);
  }

  read(): Entry[] {
    for (const line of this.layout.lines) {
      if (line.page !== this.page) this.startPage(line.page);
      this.take(line);
    }
    this.rows.finish();
    return this.rows.entries;
  }

  private startPage(page: number): void {
    this.rows.finish();
    this.page = page;
    this.datedBelow.startPage();
  }

  private take(line: Line): void {
    const captions = this.layout.headers.get(line.index);
    if (captions) this.startList(line, captions);
    // Headings of days repeat like the furniture of a page, so they are looked for before it.
    else if (!this.layout.headerLines.has(line.index) && !this.headsDay(line)) this.takeByClass(line);
  }

  private startList(line: Line, captions: Columns): void {
    this.rows.startBelowCaptions();
    // Captions name no columns where text comes first or last and everything else runs on behind it.
    this.columns = this.manner.amounts === 'behind-days' ? null : captions;
    this.isOpen = true;
    this.dated.startBelow(line);
  }

  private headsDay(line: Line): boolean {
    return this.isOpen && !this.datedBelow.isWaiting && this.groups.begin(line, this.columns);
  }

  private takeByClass(line: Line): void {
    const { entries } = this.rows;
    const is = classOf(line, {
      layout: this.layout,
      manner: this.manner,
      columns: this.columns,
      isOpen: this.isOpen,
      isFirst: this.rows.areNone,
    });
    if (is.kind !== 'text' && is.kind !== 'empty') this.rows.finish();
    if (is.kind === 'balances') this.takeBalances(line, is.mentions);
    if (is.kind === 'totals') for (const total of is.totals) entries.push({ kind: 'total', total });
    if (is.kind === 'scalar') this.isOpen = false;
    if (is.kind === 'empty') entries.push({ kind: 'empty' });
    if ((is.kind === 'text' || is.kind === 'empty') && this.isOpen) this.takeInList(line);
  }

  private takeBalances(line: Line, mentions: readonly BalanceMention[]): void {
    for (const mention of mentions) this.rows.entries.push({ kind: 'balance', mention });
    const isEnd = mentions.some(({ kind }) => kind === 'closing') && !this.goesOnBehind(line);
    if (isEnd && this.rows.areBelowCaptions && this.layout.headers.size > 0) this.isOpen = false;
    if (this.isOpen) this.dated.startBelow(line);
  }

  /** "Totali agosto: … saldo a fine mese": bookings and another closing balance follow, and no list that opens anew. */
  private goesOnBehind({ index }: Line): boolean {
    const rest = this.layout.lines.slice(index + 1);
    const kindsOf = (line: Line): readonly BalanceKind[] =>
      line.moneys.length > 0 ? balanceLabels(line.folded).map(({ kind }) => kind) : [];
    const end = rest.findIndex((line) => kindsOf(line).some((kind) => kind !== 'any'));
    const isBooking = (line: Line): boolean => line.moneys.length > 0 && leadingDays(line, this.columns).length > 0;
    return end > 0 && kindsOf(rest[end] as Line).includes('closing') && rest.slice(0, end).some(isBooking);
  }

  private takeInList(line: Line): void {
    const { groups, columns } = this;
    if (groups.haveBegun ? groups.take(line, columns) : this.datedBelow.take(line, columns)) return;
    this.dated.take(line, columns);
  }
}

/** All bookings, balances and sums that the paper prints, in its own order. */
export const readList = (layout: Layout, manner: Manner): Entry[] => new ListReader(layout, manner).read();
