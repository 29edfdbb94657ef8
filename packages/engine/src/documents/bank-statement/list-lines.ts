import type { Manner } from './booking-row.ts';
import type { Columns } from './columns.ts';
import { groupDay, isLikeHeading } from './group-day.ts';
import type { Layout } from './layout.ts';
import type { Line } from './lines.ts';
import { isCarry } from './other-lines.ts';

/** What a line of a list may be by itself and its neighbours, whatever was read before it. */
export function isTextLine({ headers, headerLines, furniture }: Layout, line: Line): boolean {
  return (
    line.moneys.length === 0 &&
    !headers.has(line.index) &&
    !headerLines.has(line.index) &&
    !furniture.has(line.index) &&
    !isCarry(line)
  );
}

/** A transfer between accounts is called like a carry, and tells below it whose they are. */
export function isTransfer(layout: Layout, { carries }: Manner, line: Line): boolean {
  const below = layout.lines[line.index + 1];
  const isText =
    below !== undefined && below.page === line.page && below.days.length === 0 && isTextLine(layout, below);
  return carries === 'without-text' && line.moneys.length > 0 && isText;
}

/** Whether texts below the headings of days end with their amount: they follow a heading, and none stands before one. */
export function textsEndWithAmounts(layout: Layout, columns: Columns | null, first: Line): boolean {
  const { lines, headers } = layout;
  const isHead = (line: Line): boolean => isLikeHeading(first, line) && groupDay(line, columns) !== null;
  const heads = lines.filter(isHead);
  const hasText = (head: Line, step: number): boolean => {
    const beside = lines[head.index + step];
    // What stands right below the captions of the list is their unit.
    const isUnit = beside !== undefined && headers.has(beside.index - 1);
    return (
      beside !== undefined && !isUnit && beside.page === head.page && isTextLine(layout, beside) && !isHead(beside)
    );
  };
  return heads.some((head) => hasText(head, 1)) && !heads.slice(1).some((head) => hasText(head, -1));
}
