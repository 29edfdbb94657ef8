import type { Day } from '@vesta/domain/dates/day';
import type { TrueTransaction, Truth } from '../../truth.ts';
import { dayAndMonth, numeric, numericShort } from '../../wording/dates.ts';
import { plain } from '../../wording/money.ts';
import type { Box } from '../sheet/box.ts';
import type { OpenPaper } from '../sheet/open-paper.ts';
import type { Run } from '../sheet/run.ts';

/** A booking where it stands on the page: its first line, and everything down to the next. */
export interface BookedRow {
  readonly booking: TrueTransaction;
  readonly page: number;
  readonly amount: Run;
  readonly runs: readonly Run[];
  /** Upwards from the foot of the page: first line of this row, first line of the next. */
  readonly y: number;
  readonly below: number;
}

const NEAR = 1.2;
const ROW_AT_MOST = 60;
const LEADING = 1.7;

const tells = (text: string, day: Day): boolean =>
  ['.', '/', '-'].some((mark) =>
    [numeric(day, mark), numericShort(day, mark), dayAndMonth(day, mark, '')].some((w) => text.includes(w)),
  );

/** Bookings of which line and amount were found, from the top of each page. */
export function rowsOf(paper: OpenPaper, truth: Truth): BookedRow[] {
  const taken = new Set<Run>();
  const { runs } = paper;
  const onLine = (run: Run): Run[] => runs.filter(({ page, y }) => page === run.page && Math.abs(y - run.y) < NEAR);
  const heads = truth.transactions.flatMap((booking) => {
    const figure = new RegExp(`(?<![\\d.,])${plain(booking.amount).replaceAll('.', '\\.')}(?!\\d)`);
    const amount = runs.find(
      (run) => !taken.has(run) && figure.test(run.text) && onLine(run).some(({ text }) => tells(text, booking.date)),
    );
    if (!amount) return [];
    taken.add(amount);
    return [{ booking, amount }];
  });
  return heads.map(({ booking, amount }) => {
    const next = heads
      .filter((other) => other.amount.page === amount.page && other.amount.y < amount.y - NEAR)
      .map((other) => other.amount.y);
    const first = onLine(amount);
    const below = Math.max(amount.y - ROW_AT_MOST, ...next);
    const under = runs.filter(({ page, y }) => page === amount.page && y < amount.y - NEAR && y > below + NEAR);
    const own = [...first, ...(next.length > 0 ? under : closeTo(first, under))];
    return { booking, page: amount.page, amount, runs: own, y: amount.y, below };
  });
}

/** Lines that go on below the last row of a page: in one of its columns, without a gap. */
function closeTo(first: readonly Run[], under: readonly Run[]): Run[] {
  const lines: Run[] = [];
  let bottom = first[0]?.y ?? 0;
  for (const run of under.toSorted((a, b) => b.y - a.y)) {
    if (bottom - run.y > run.size * LEADING) break;
    if (first.some(({ x }) => Math.abs(x - run.x) < NEAR)) {
      lines.push(run);
      bottom = run.y;
    }
  }
  return lines;
}

export function boxOfRow(paper: OpenPaper, row: BookedRow): Box {
  const { height } = paper.sheet(row.page);
  const boxes = row.runs.map((run) => paper.boxOf(run));
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: height - row.y - row.amount.size,
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}
