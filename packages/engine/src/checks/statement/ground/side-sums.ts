import { type Line, linesOf } from '../../../documents/bank-statement/lines.ts';
import type { Money } from '../../../documents/bank-statement/money-words.ts';
import type { Reading } from '../../../documents/reading.ts';
import type { Page, Word } from '../../../evidence/page.ts';
import { isBooked, type PageSum } from './page-sums.ts';

type Side = 'credit' | 'debit';

/** Words for the whole of a side. Others, such as withdrawals and fees, may be those of one kind of booking. */
const sideWords: Readonly<Record<Side, RegExp>> = {
  credit:
    /\b(?:entrate|accrediti|avere|haben|gutschriften|einnahmen|(?:zahlungs|geld)?eingange|zugange|credits|money in)\b/,
  debit: /\b(?:uscite|addebiti|dare|soll|belastungen|ausgaben|(?:zahlungs|geld)?ausgange|abgange|debits|money out)\b/,
};
/** Of a page, or of one kind: fees and charges are not all that went out. */
const ofPart = /\b(?:seiten?\w*|pagin\w*|page|entgelte?|spese|sonstige|kosten|zinsen|interessi|altri|other)\b/;
const SAME_EDGE = 2;
/** Rows that the two sums may stand apart. */
const NEAR = 2;

interface SideSum {
  readonly side: Side;
  readonly money: Money;
  readonly line: Line;
}

const other = (side: Side): Side => (side === 'credit' ? 'debit' : 'credit');
const sidesIn = (text: string): Side[] => (['credit', 'debit'] as const).filter((side) => sideWords[side].test(text));

/** Rows below its captions in which a figure may stand, in sizes of a letter. */
const BELOW = 2.5;

/** The rows that name a side, and those below them, as the whole of a long statement costs as much as reading it. */
function whereSided(page: Page): Page[] {
  const told = page.words.filter(({ text }) => sidesIn(text.toLowerCase()).length > 0);
  const isNear = (word: Word): boolean =>
    told.some(({ baseline, size }) => word.baseline > baseline - size && word.baseline < baseline + BELOW * size);
  const words = page.words.filter(isNear);
  return words.length > 0 ? [{ ...page, words }] : [];
}

/** Figures of sides: one in a row of one side, two in or below a row that names both one after the other. */
function sumsIn(captions: Line, below: Line | undefined): SideSum[] {
  const sides = sidesIn(captions.folded);
  const isApart = captions.moneys.length === 0 && sides.length === 2 && below?.page === captions.page;
  const line = isApart && below ? below : captions;
  const [first, second] = line.moneys;
  if (!first || line.days.length > 0 || ofPart.test(captions.folded)) return [];
  if (sides.length === 1 && !second) return sides.map((side) => ({ side, money: first, line }));
  if (sides.length !== 2 || !second || line.moneys.length > 2) return [];
  const at = (side: Side): number => captions.folded.search(sideWords[side]);
  const inOrder = at('credit') < at('debit') ? (['credit', 'debit'] as const) : (['debit', 'credit'] as const);
  return inOrder.map((side, place) => ({ side, money: place === 0 ? first : second, line }));
}

const isBeside = (one: SideSum, two: SideSum): boolean =>
  one.line.page === two.line.page &&
  one.side === other(two.side) &&
  (one.line === two.line ||
    (Math.abs(one.line.baseline - two.line.baseline) < (NEAR + 1) * one.line.size &&
      Math.abs(one.money.edge - two.money.edge) < SAME_EDGE));

/**
 * What came in and what went out, printed as a pair: where one of the two is to the cent what was booked, the pair is of
 * this list, and the other one has to be as well.
 */
export function sideSumsOn(pages: readonly Page[], reading: Reading<'account_statement'>): readonly PageSum[] {
  const booked = (side: Side): number =>
    reading.transactions
      .map(({ amount }) => (side === 'credit' ? amount : -amount))
      .filter((amount) => amount > 0)
      .reduce((sum, amount) => sum + amount, 0);
  const due = { credit: booked('credit'), debit: booked('debit') };
  if (due.credit === 0 || due.debit === 0) return [];
  const own = pages.filter(({ number, origin }) => reading.pages.includes(number) && origin === 'text');
  const sums = linesOf(own.flatMap(whereSided))
    .filter((line) => !reading.transactions.some((row) => isBooked(row, line)))
    .flatMap((line, at, lines) => sumsIn(line, lines[at + 1]));
  const fits = ({ side, money }: SideSum): boolean => Math.abs(money.cents) === due[side];
  return sums.flatMap((sum): PageSum[] => {
    const beside = fits(sum) ? sums.filter((two) => isBeside(sum, two)) : [];
    const [pair, ...more] = beside;
    if (!pair || more.length > 0) return [];
    const { money, line } = pair;
    return [{ page: line.page, box: money.box, found: Math.abs(money.cents), fits: fits(pair) }];
  });
}
