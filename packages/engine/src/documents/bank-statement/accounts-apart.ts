import type { Page } from '../../evidence/page.ts';
import { balanceLabels } from './balance-labels.ts';
import { phrasesFor } from './captions-of-line.ts';
import { headerOf } from './header.ts';
import { ibansIn, isCaptioned, type PrintedIban } from './iban.ts';
import { leadingDays } from './leading-days.ts';
import { type Line, linesOf } from './lines.ts';
import { totalKinds } from './other-lines.ts';

/** Lines of one account, from the one that names it on. */
interface Block {
  readonly iban: string;
  readonly lines: readonly Line[];
}

/** The account that a line names as that of what follows, behind its caption or below it; bookings name others. */
function accountIn(line: Line, above: readonly Line[]): string | null {
  const isNamed = (iban: PrintedIban): boolean => iban.valid && (iban.labelled || isCaptioned(iban, above));
  const [only, ...more] = ibansIn(line).filter(isNamed);
  if (!only || more.length > 0 || line.days.length > 1) return null;
  // A cell of a form may have balances beside it; behind a word "IBAN" and with an amount it is the text of a booking.
  return line.moneys.length === 0 || !only.labelled ? only.value : null;
}

const LONGEST_TEXT = 12;
/** So far below each other, in letter sizes, stand the lines of one text. */
const LINE_STEP = 2;

/** Whether a line is part of the text of the booking above it, which may name the account of somebody else. */
function isOfBooking(line: Line, above: readonly Line[]): boolean {
  let below = line;
  for (const one of above.toReversed()) {
    if (one.page !== line.page || below.baseline - one.baseline > line.size * LINE_STEP) return false;
    if (one.moneys.length > 0 || leadingDays(one, null).length > 0)
      return balanceLabels(one.folded).length === 0 && totalKinds(one).length === 0;
    below = one;
  }
  return false;
}

const captions = phrasesFor(null);

/** Whether a list begins below a line, by its captions or its balance, before anything else with an amount. */
function headsList(below: readonly Line[]): boolean {
  for (const line of below) {
    if (balanceLabels(line.folded).length > 0 || headerOf(line, captions)) return true;
    if (line.moneys.length > 0) return false;
  }
  return false;
}

const isBooking = (line: Line): boolean => line.moneys.length > 0 && leadingDays(line, null).length > 0;

const isDayAlone = ({ days: [day, ...more], words }: Line): boolean =>
  day !== undefined && more.length === 0 && day.first === 0 && day.last === words.length - 1;

/** A day in a line of its own heads bookings that print none. */
const headsBooking = (line: Line, below: readonly Line[]): boolean =>
  isDayAlone(line) &&
  below
    .slice(0, LONGEST_TEXT)
    .some((next) => next.moneys.length > 0 && balanceLabels(next.folded).length === 0 && totalKinds(next).length === 0);

const hasBookings = ({ lines }: Block): boolean =>
  lines.some((line, at) => isBooking(line) || headsBooking(line, lines.slice(at + 1)));

function blocksOf(lines: readonly Line[]): Block[] {
  const blocks: { iban: string; lines: Line[] }[] = [];
  for (const [place, line] of lines.entries()) {
    const named = accountIn(line, lines.slice(Math.max(0, place - 2), place));
    const isText = named && isOfBooking(line, lines.slice(Math.max(0, place - LONGEST_TEXT), place));
    const iban = named && !isText && headsList(lines.slice(place + 1)) ? named : null;
    const open = blocks.at(-1);
    if (iban && iban !== open?.iban) blocks.push({ iban, lines: [line] });
    else open?.lines.push(line);
  }
  return blocks;
}

/** The pages with the words of some lines only. */
function pagesOf(pages: readonly Page[], lines: readonly Line[]): Page[] {
  const isOn = (page: number, baseline: number): boolean =>
    lines.some((line) => line.page === page && Math.abs(line.baseline - baseline) < line.size / 2);
  return pages
    .map((page) => ({ ...page, words: page.words.filter(({ baseline }) => isOn(page.number, baseline)) }))
    .filter(({ words }) => words.length > 0);
}

/**
 * The pages of a report over several accounts, one after the other, each with what stands above all of them. Empty where
 * only one has bookings.
 */
export function accountsApart(pages: readonly Page[]): readonly (readonly Page[])[] {
  const lines = linesOf(pages);
  const blocks = blocksOf(lines);
  const listed = blocks.filter(hasBookings);
  if (new Set(listed.map(({ iban }) => iban)).size < 2) return [];
  const first = blocks[0]?.lines[0]?.index ?? 0;
  const head = lines.filter(({ index, moneys }) => index < first && moneys.length === 0);
  const accounts = [...new Set(listed.map(({ iban }) => iban))];
  return accounts.map((account) => {
    const own = listed.filter(({ iban }) => iban === account).flatMap((block) => block.lines);
    return pagesOf(pages, [...head, ...own]);
  });
}
