import { plainWordsOf } from '@vesta/domain/text/fold';
import { around, type Box } from '../../evidence/geometry.ts';
import { type BalanceKind, type BalanceLabel, balanceLabels, beside, sideInWords } from './balance-labels.ts';
import { type Columns, roleAt } from './columns.ts';
import type { DayWord } from './day-words.ts';
import type { Line } from './lines.ts';
import type { Money } from './money-words.ts';

/** A printed balance of the account. */
export interface BalanceMention {
  readonly kind: BalanceKind;
  readonly cents: number;
  /** False where only the column says on which side it is: balances are not always set into the columns. */
  readonly sure: boolean;
  readonly day: DayWord | null;
  readonly raw: string;
  readonly page: number;
  readonly box: Box;
  /** Place of its line in the paper. */
  readonly index: number;
}

interface Placed extends BalanceLabel {
  readonly firstWord: number;
  readonly lastWord: number;
}

/** Finds again which words of the line the letters of its folded text came from. */
function placed(line: Line, labels: readonly BalanceLabel[]): Placed[] {
  const starts: { at: number; word: number }[] = [];
  let at = 0;
  line.words.forEach((word, index) => {
    const text = plainWordsOf(word.text);
    if (text === '') return;
    starts.push({ at, word: index });
    at += text.length + 1;
  });
  const wordAt = (letter: number): number => starts.findLast((start) => start.at <= letter)?.word ?? 0;
  return labels.map((label) => ({ ...label, firstWord: wordAt(label.start), lastWord: wordAt(label.end - 1) }));
}

const boxOf = (line: Line, label: Placed): Box =>
  around(line.words.slice(label.firstWord, label.lastWord + 1).map((word) => word.box));

/** The label with the date and the small words that end it, which is what its value stands under. */
function wholeBox(line: Line, label: Placed): Box {
  let last = label.lastWord;
  while (last + 1 < line.words.length && onlyBeside(line, last + 1, last + 2) && isNear(line, last)) last += 1;
  return boxOf(line, { ...label, lastWord: last });
}

const isNear = (line: Line, index: number): boolean => {
  const [word, next] = [line.words[index], line.words[index + 1]];
  return word !== undefined && next !== undefined && next.box.left - word.box.right < line.size;
};

/** Between label and value only dates and small words stand: anything else is the text of a booking. */
function onlyBeside(line: Line, from: number, to: number): boolean {
  const dated = (index: number): boolean => line.days.some((day) => index >= day.first && index <= day.last);
  return line.words.slice(from, to).every((word, offset) => {
    const text = plainWordsOf(word.text);
    return text === '' || dated(from + offset) || text.split(' ').every((part) => beside.test(part));
  });
}

function valueBeside(line: Line, label: Placed, next: Placed | undefined): Money | null {
  const limit = next?.firstWord ?? line.words.length;
  const money = line.moneys.find((candidate) => candidate.first > label.lastWord && candidate.first < limit);
  return money && onlyBeside(line, label.lastWord + 1, money.first) ? money : null;
}

/** Where sums of both sides stand between a label and its value, the value is the one in the column of balances. */
function inBalances(line: Line, beside: Money, next: Placed | undefined, columns: Columns | null): Money {
  const limit = next?.firstWord ?? line.words.length;
  const rest = line.moneys.filter(({ first }) => first >= beside.first && first < limit);
  const roleOf = (money: Money) => columns && roleAt(columns, money.edge, line.size / 2, 'behind-caption');
  return rest.length > 1 ? (rest.find((money) => roleOf(money) === 'balance') ?? beside) : beside;
}

/** Some lists print the amount before the text. */
function valueBefore(line: Line, label: Placed, before: Placed | undefined): Money | null {
  const money = line.moneys.findLast((candidate) => candidate.last < label.firstWord);
  if (!money || (before && money.first > before.lastWord)) return null;
  return onlyBeside(line, money.last + 1, label.firstWord) ? money : null;
}

const LINES_BELOW = 2;

/** How far a figure is from standing flush with its caption, on either side or in the middle. */
const offsetOf = (caption: Box, { left, right }: Box): number =>
  Math.min(
    Math.abs(left - caption.left),
    Math.abs(right - caption.right),
    Math.abs((left + right - caption.left - caption.right) / 2),
  );

/** Figures under a caption; columns stand close, so that the one of its neighbour may reach below it. */
const moneysUnder = (below: Line, box: Box, size: number): Money[] =>
  below.moneys
    .filter(({ box: { left, right } }) => left < box.right + size * 2 && right > box.left - size)
    .sort((a, b) => offsetOf(box, a.box) - offsetOf(box, b.box));

/** The words that begin the cells of a line. */
const cellStarts = (line: Line): number[] =>
  line.words.flatMap(({ box }, index) => {
    const before = line.words[index - 1];
    return !before || box.left - before.box.right > line.size * CELL_GAP ? [index] : [];
  });

/**
 * Cells of a row, each with its caption at the left and its amount somewhere below within the cell: however near an amount
 * comes to the next caption, it is that of its own cell.
 */
function inOwnCell(line: Line, label: Placed | undefined, below: Line): Money | undefined {
  const starts = cellStarts(line).map((start) => line.words[start]?.box.left ?? 0);
  const fits = below.moneys.every(({ box }, at) => {
    const [own, next] = [starts[at] ?? 0, starts[at + 1] ?? Number.POSITIVE_INFINITY];
    return box.left >= own - line.size / 2 && box.right <= next;
  });
  return fits ? inCell(line, label, below) : undefined;
}

/** Captions of a row with one amount to each below them, set to the other end of its cell: their order tells. */
function inCell(line: Line, label: Placed | undefined, below: Line): Money | undefined {
  const starts = cellStarts(line);
  const cell = label ? starts.findLastIndex((start) => start <= label.firstWord) : -1;
  return starts.length > 1 && starts.length === below.moneys.length ? below.moneys[cell] : undefined;
}

/** Letter sizes between the captions of two cells. */
const CELL_GAP = 2;

/** Whether a line begins with these labels, one behind the other. */
const isRowOf = (line: Line, labels: readonly Placed[]): boolean =>
  labels.every((label, index) => onlyBeside(line, (labels[index - 1]?.lastWord ?? -1) + 1, label.firstWord));

/**
 * In a summary the value stands under its label. Where several stand under one, the line below is set without columns
 * and only its order tells.
 */
function valueBelow(
  lines: readonly Line[],
  line: Line,
  labels: readonly Placed[],
  at: number,
): { money: Money; line: Line } | null {
  for (const below of lines.slice(line.index + 1, line.index + 1 + LINES_BELOW)) {
    if (below.page !== line.page || below.baseline - line.baseline > line.size * 4) return null;
    if (balanceLabels(below.folded).length > 0 && below.moneys.length > 0) return null;
    const under = labels.map((label) => moneysUnder(below, wholeBox(line, label), line.size));
    const isLoose = labels.length > 1 && under.some((moneys) => moneys.length > 1);
    const money =
      inOwnCell(line, labels[at], below) ??
      (isLoose && isRowOf(line, labels.slice(0, at + 1)) ? below.moneys[at] : under[at]?.[0]) ??
      inCell(line, labels[at], below) ??
      aloneBelow(line, labels, below);
    if (money) return { money, line: below };
  }
  return null;
}

/** A line of nothing but a figure, right below one of nothing but its caption: it may be set into the column of amounts. */
function aloneBelow(line: Line, labels: readonly Placed[], below: Line): Money | undefined {
  const [label] = labels;
  const [money] = below.moneys;
  const isCaption =
    label &&
    labels.length === 1 &&
    onlyBeside(line, 0, label.firstWord) &&
    onlyBeside(line, label.lastWord + 1, line.words.length);
  const isFigure =
    money && below.index === line.index + 1 && money.first === 0 && money.last === below.words.length - 1;
  return isCaption && isFigure && below.moneys.length === 1 ? money : undefined;
}

/** Letter sizes of a figure within which its caption stands below it, and by which their edges differ. */
const CAPTION_BELOW = 2;
const ALIGNED = 1;

/** Apps print figures large, each over its small caption: a row of nothing but amounts, and one of captions below it. */
function valueAbove(lines: readonly Line[], line: Line, label: Placed): { money: Money; line: Line } | null {
  const above = lines[line.index - 1];
  if (above?.page !== line.page || above.moneys.length < 2 || line.size >= above.size) return null;
  const isInMoney = (index: number): boolean => above.moneys.some(({ first, last }) => index >= first && index <= last);
  const isFigures = above.words.every((_, index) => isInMoney(index));
  const [step, gap] = [line.baseline - above.baseline, above.baseline - (lines[above.index - 1]?.baseline ?? 0)];
  // Each figure has a caption below it, nearer than what stands above: else those above are its captions.
  const isCaptioned = cellStarts(line).length === above.moneys.length && step < gap;
  if (!isFigures || !isCaptioned || step > above.size * CAPTION_BELOW) return null;
  const box = wholeBox(line, label);
  const money = above.moneys.find(
    (one) => Math.min(Math.abs(one.box.left - box.left), Math.abs(one.box.right - box.right)) < above.size * ALIGNED,
  );
  return money ? { money, line: above } : null;
}

/** The day behind a label, or the one before it; a day between the label before and its value is that one's. */
function dayBeside(line: Line, label: Placed, before: Placed | undefined, next: Placed | undefined): DayWord | null {
  const behind = line.days.find((day) => day.first > label.lastWord && (!next || day.first < next.firstWord));
  const value = before && line.moneys.find(({ first }) => first > before.lastWord);
  const from = before ? (value?.last ?? label.firstWord) : -1;
  return behind ?? line.days.findLast((day) => day.last < label.firstWord && day.first > from) ?? null;
}

/** A sentence leads up to its day, a booking begins with it or with its number. */
const leadsToDay = /^(?:zum|am|per|vom|al|il|in)$/i;

/** Whether text stands before the label as before the purpose of a booking. */
function isBooking(line: Line, label: Placed): boolean {
  const begins = (day: DayWord): boolean =>
    day.first === 0 || (day.first === 1 && !leadsToDay.test(line.words[0]?.text ?? ''));
  return line.days.some(begins) && !onlyBeside(line, 0, label.firstWord);
}

/** Every balance that a line names, with its value beside or below. */
export function balanceMentions(lines: readonly Line[], line: Line, columns: Columns | null): BalanceMention[] {
  const printed = balanceLabels(line.folded);
  if (printed.length === 0) return [];
  const labels = placed(line, printed);
  return labels.flatMap((label, index) => {
    const next = labels[index + 1];
    if (isBooking(line, label)) return [];
    const beside = valueBeside(line, label, next);
    const own = (beside && inBalances(line, beside, next, columns)) ?? valueBefore(line, label, labels[index - 1]);
    const apart = (): { money: Money } | null =>
      valueAbove(lines, line, label) ?? valueBelow(lines, line, labels, index);
    const found = own ? { money: own } : line.moneys.length === 0 ? apart() : null;
    if (!found) return [];
    const { money } = found;
    const words = sideInWords(line.folded);
    const role = own && columns ? roleAt(columns, money.edge, line.size / 2, 'behind-caption') : null;
    const column = role === 'debit' || role === 'credit' ? role : null;
    const side = words ?? column;
    return [
      {
        kind: label.kind,
        cents: !money.marked && side === 'debit' ? -money.cents || 0 : money.cents,
        sure: money.marked || words !== null || column === null,
        day: dayBeside(line, label, labels[index - 1], next),
        raw: money.raw,
        page: line.page,
        box: money.box,
        index: line.index,
      },
    ];
  });
}
