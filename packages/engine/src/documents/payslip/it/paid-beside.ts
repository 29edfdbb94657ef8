import type { FieldValue } from '@vesta/domain/papers/field-kinds';
import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Word } from '../../../evidence/page.ts';
import type { Cell, Row, Sheet } from '../../../extraction/labels.ts';
import type { Found } from '../../found.ts';
import type { SlipAmount } from '../draft.ts';
import { likely } from '../likely.ts';
import { amountsIn, type RowAmount } from '../row-amounts.ts';
import { type Solution, TOLERANCE } from '../solve.ts';
import type { Sum } from '../sums.ts';
import { lone } from '../unproven.ts';

/** Paid out with the pay and no part of it: refunds of tax and expenses, what the state adds, the cents to a full euro. */
const added =
  /\b(?:rimbors[oi]|conguaglio (?:a )?(?:credito|730|irpef)|credito 730|(?:trattamento|tratt|tr) integrativo|somma (?:aggiuntiva|integrativa|esente|art\b|ex|non imponibile|l\b|co(?:mma)? 4)|bonus|trasfert[ae]|diari[ae]|t ?f ?r liquidat[oa]|esent[ei]|non imponibil[ei]|esente l 207|l 207 (?:20)?24|l 21 (?:20)?20|assegn[oi]|arr(?:otondamento|ot)?(?: to)?(?: (?:attuale|mese|corrente|del mese))?)\b/;
/** The same words over the year so far, and beside a credit that was taken off the tax already. */
const elsewhere = /\b(?:prog\w*|progressiv[oi]|anno|annu[oi]|detr\w*|ult\w*|ulteriore)\b/;
/** How far an amount below a caption may begin before it, and end behind it: cells are set to the right. */
const SLACK = 4;
const FARTHEST_RIGHT = 90;
const leftOf = (words: readonly Word[]): number => words[0]?.box.left ?? 0;
/** More amounts than these come to almost any sum. */
const MOST_AMOUNTS = 5;

/** Rows below a caption in which its amount may stand: those of the box beside it come between. */
const ROWS_BELOW = 2;

function amountBelow({ box }: Cell, below: readonly Row[]): number | null {
  const amounts = below.flatMap(({ words }) => amountsIn(words));
  const isUnder = ({ words }: RowAmount): boolean =>
    leftOf(words) > box.left - SLACK && leftOf(words) < box.right + FARTHEST_RIGHT;
  return amounts.find(isUnder)?.value ?? null;
}

const isAdded = (text: string): boolean => added.test(plainWordsOf(text)) && !elsewhere.test(plainWordsOf(text));

/** "T.F.R. liquidato 8,63% +   111,04", "Imposta su T.F.R. 23% −   25,54": a sign behind the words is that of the figure. */
function signedAmount({ words }: Row): number | null {
  const last = amountsIn(words).at(-1);
  const sign = last?.words[0] ? words[words.indexOf(last.words[0]) - 1] : undefined;
  if (!last || !/^[+−–-]$/.test(sign?.text ?? '')) return null;
  return sign?.text === '+' ? last.value : -Math.abs(last.value);
}

/** What a row with such words adds: the last amount behind them, or what stands below them in a form of captions. */
function additionsOf(row: Row, below: readonly Row[]): number[] {
  const signed = signedAmount(row);
  if (signed !== null) return [signed];
  const captions = row.cells.filter(({ text }) => isAdded(text));
  if (captions.length === 0 && !isAdded(row.text)) return [];
  const from = Math.min(...captions.map(({ box }) => box.left));
  const last = amountsIn(row.words).findLast(({ words }) => captions.length === 0 || leftOf(words) > from);
  return last ? [last.value] : captions.flatMap((caption) => amountBelow(caption, below) ?? []);
}

interface Addition {
  readonly value: number;
  readonly isBelow: boolean;
}

/** What such rows add, and whether they stand below the total of the pay. */
function additionsOn(sheets: readonly Sheet[], gross: Sum): Addition[] {
  const all = sheets.flatMap(({ page, rows }) =>
    rows.flatMap((row, at) =>
      additionsOf(row, rows.slice(at + 1, at + 1 + ROWS_BELOW)).map((value) => ({
        value,
        isBelow: page.number > gross.page || row.baseline > gross.box.bottom,
      })),
    ),
  );
  return all.filter(({ value }) => value !== 0);
}

/**
 * Whether what is paid over the pay less what is taken off could be of rows below the total of the pay that add something,
 * though they were not followed to the cent: then the sums contradict nothing. Rows above it are part of that total.
 */
export function mayBeBeside(
  sheets: readonly Sheet[],
  gross: Pick<Found<FieldValue>, 'page' | 'box'> | undefined,
  rest: number,
): boolean {
  const amounts = sheets.flatMap(({ page, rows }) =>
    rows.flatMap((row, at) => {
      const isBelow = page.number > (gross?.page ?? 0) || row.baseline > (gross?.box?.bottom ?? 0);
      if (!isBelow) return [];
      const isOne = row.cells.some(({ text }) => isAdded(text)) || isAdded(row.text) || (signedAmount(row) ?? 0) > 0;
      const near = isOne ? [row, ...rows.slice(at + 1, at + 1 + ROWS_BELOW)] : [];
      return near
        .flatMap(({ words }) => amountsIn(words))
        .filter(({ value }) => value > 0 && value <= rest + TOLERANCE);
    }),
  );
  const own = withoutTotal([...new Map(amounts.map(({ words, value }) => [words[0], value])).values()]);
  return own.reduce((sum, value) => sum + value, 0) >= rest - TOLERANCE;
}

/** "Totale rimborsi": what the others come to is not paid once more. */
function withoutTotal(values: readonly number[]): readonly number[] {
  const whole = values.reduce((sum, value) => sum + value, 0);
  const total = values.length > 2 ? values.findLastIndex((value) => whole - value === value) : -1;
  return values.filter((_, at) => at !== total);
}

/** Every sum of one or more of these. */
function sumsOfSome(values: readonly number[]): number[] {
  const sums: number[] = [];
  for (const value of values) sums.push(value, ...sums.map((sum) => sum + value));
  return sums;
}

const MOST_CHOICES = 3;
/** The clearest first; a net that stands alone may stand far from its caption. */
const choicesOf = (sums: readonly Sum[]): readonly Sum[] => {
  const clear = likely(sums);
  return [...(clear ? [clear] : []), ...sums.filter((sum) => sum !== clear).slice(0, MOST_CHOICES)];
};

/** What is paid beside the pay, if it accounts for what these three leave over. */
function isBorneOut(sheets: readonly Sheet[], gross: Sum, taken: Sum, net: Sum, tolerance: number): boolean {
  const all = additionsOn(sheets, gross);
  const near = all.length > MOST_AMOUNTS ? all.filter(({ isBelow }) => isBelow) : all;
  const additions = withoutTotal(near.map(({ value }) => value));
  if (additions.length > MOST_AMOUNTS) return false;
  const rest = net.value - (gross.value - Math.abs(taken.value));
  return sumsOfSome(additions).some((sum) => Math.abs(sum - rest) <= tolerance);
}

/** The total of the pay leaves out what is paid beside it: what is left over is what those rows add. */
export function solveWithBeside(
  sheets: readonly Sheet[],
  month: (field: string) => readonly Sum[],
): Solution<SlipAmount> | null {
  const [taken, net] = [likely(month('total_deductions')), likely(month('net')) ?? lone(month('net'))] as const;
  if (!taken || !net) return null;
  // Pay by contract is called like pay of the month: the sums tell which is meant.
  const choices = choicesOf(month('gross'));
  const gross = [0, TOLERANCE].flatMap(
    (tolerance) => choices.find((one) => isBorneOut(sheets, one, taken, net, tolerance)) ?? [],
  )[0];
  if (!gross) return null;
  const values = new Map<SlipAmount, Sum>([
    ['gross', gross],
    ['total_deductions', taken],
    ['net', net],
  ]);
  return { values, cost: 0, rest: 0 };
}
