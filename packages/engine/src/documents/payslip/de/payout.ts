import type { Word } from '../../../evidence/page.ts';
import { parseAmount } from '../../../extraction/amount.ts';
import type { Label, Sheet } from '../../../extraction/labels.ts';
import type { Found } from '../../found.ts';
import { amountIn, certainty, confirm, type Draft, putCandidate } from '../draft.ts';
import { likely } from '../likely.ts';
import { isBesideMonth } from '../month-columns.ts';
import { amountsIn } from '../row-amounts.ts';
import { TOLERANCE } from '../solve.ts';
import type { Sum, Sums } from '../sums.ts';

const MOST_ROWS = 16;
/** A heading this far up belongs to the title. */
const FIRST_ROWS = 3;
/** Points by which the right edges of one column differ. */
const ALIGNED = 3;

interface Stretch {
  readonly sheet: Sheet;
  readonly from: Label;
}

/** What is added to or taken off the net stands under a heading of its own, or simply between net and payout. */
function stretches(sheets: readonly Sheet[]): Stretch[] {
  return sheets.flatMap((sheet) => {
    const heading = sheet.byName.get('net_items')?.find((label) => label.row > FIRST_ROWS);
    const from = heading ?? sheet.byName.get('net')?.[0];
    return from ? [{ sheet, from }] : [];
  });
}

/** The last amount of every line of the stretch. */
function itemsIn({ sheet, from }: Stretch): number[] {
  const payout = sheet.byName.get('paid_amount')?.find((label) => label.row > from.row);
  const end = Math.min(payout?.row ?? sheet.rows.length, from.row + MOST_ROWS);
  const rows = sheet.rows.slice(from.row + 1, end);
  return rows
    .filter((row) => !row.labels.some((label) => label.name === 'other_deductions'))
    .flatMap((row) => {
      // What a column of the year holds is none of the month's lines.
      const words = row.words.filter((word) => word.box.left > from.box.left - 2 && !isBesideMonth(sheet, word.box));
      const text = words.map((word) => word.text).join(' ');
      const amounts = text
        .replace(/(?<=\d)\s*,\s*(?=\d)/g, ',')
        .replace(/(^|\s)[-–−]\s+(?=\d)/g, '$1-')
        .split(' ');
      return amounts.flatMap((word) => parseAmount(word) ?? []).slice(-1);
    });
}

/** What stands in one row between net and payout, as in a form with cells. */
function itemsBetween(sheets: readonly Sheet[], net: Found<unknown> | undefined, paid: Sum | null): readonly number[] {
  if (!net || !paid || net.page !== paid.page) return [];
  const isBetween = ({ box }: Word): boolean => box.left >= net.box.right && box.right <= paid.box.left;
  const isBeside = ({ words }: Sheet['rows'][number]): boolean =>
    [net, paid].every((end) => words.some(({ box }) => box.left >= end.box.left - 1 && box.right <= end.box.right + 1));
  const rows = sheets
    .filter(({ page }) => page.number === net.page)
    .flatMap((sheet) => sheet.rows)
    .filter(({ words }) => words.some(({ box }) => Math.abs(box.bottom - net.box.bottom) < 1))
    .filter(isBeside);
  return rows.flatMap(({ words }) => amountsIn(words.filter(isBetween))).map(({ value }) => value);
}

/** What is taken off row by row between net and payout, each with its sign; null where a row says something else. */
function takenBetween(sheets: readonly Sheet[], net: Found<unknown> | undefined, paid: Sum | null): number[] | null {
  if (!net || !paid || net.page !== paid.page) return null;
  const rowOf = (sheet: Sheet, box: Found<unknown>['box']): number =>
    sheet.rows.findIndex(({ words }) =>
      words.some(
        (word) =>
          Math.abs(word.box.bottom - box.bottom) < 1 &&
          word.box.right <= box.right + 1 &&
          word.box.left >= box.left - 1,
      ),
    );
  const sheet = sheets.find(({ page }) => page.number === net.page);
  const [from, to] = sheet ? [rowOf(sheet, net.box), rowOf(sheet, paid.box)] : [-1, -1];
  const rows = from >= 0 && to > from ? (sheet?.rows.slice(from + 1, to) ?? []) : [];
  const amounts = rows.map(({ words }) => amountsIn(words));
  const isList =
    rows.length > 0 &&
    amounts.every(
      ([only, ...more]) =>
        only &&
        only.value < 0 &&
        more.length === 0 &&
        Math.abs((only.words.at(-1)?.box.right ?? 0) - net.box.right) < ALIGNED,
    );
  return isList ? amounts.flatMap((own) => own.map(({ value }) => value)) : null;
}

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

const isProved = ({ confirmations }: Draft): boolean =>
  confirmations.some(({ rule, outcome }) => rule === 'payslip_net' && outcome === 'passed');

/** The amount that reaches the bank, tied to the net by what is added and taken off in between. */
export function readPayout(draft: Draft, sheets: readonly Sheet[], sums: Sums): void {
  const net = amountIn(draft, 'net');
  const candidates = (sums.get('paid_amount') ?? []).filter((sum) => !sum.ruled && sum.value >= 0);
  const totals = (sums.get('other_deductions') ?? []).filter((sum) => !sum.ruled && !sum.yearly);
  const between = itemsBetween(sheets, draft.fields.get('net'), likely(candidates));
  const items = [...stretches(sheets).map(itemsIn), ...(between.length > 0 ? [between] : [])];
  const changes = [
    0,
    ...totals.flatMap((sum) => [sum.value, -Math.abs(sum.value)]),
    ...items.flatMap((amounts) => [total(amounts), -total(amounts.map(Math.abs))]),
  ];
  const paid =
    net === null
      ? undefined
      : candidates.find((sum) =>
          changes.some((change) => Math.abs(net + change - sum.value) <= (draft.noisy ? 0 : TOLERANCE)),
        );
  if (paid && net !== null) {
    putCandidate(draft, 'paid_amount', paid, certainty.confirmed);
    const stated = totals.find((sum) => Math.abs(Math.abs(sum.value) - Math.abs(paid.value - net)) <= TOLERANCE);
    if (stated) putCandidate(draft, 'other_deductions', { ...stated, value: net - paid.value }, certainty.confirmed);
    confirm(draft, 'payslip_payout', 'passed', {
      expected: paid.value,
      found: paid.value,
      page: paid.page,
      box: paid.box,
    });
    return;
  }
  const clear = likely(candidates);
  // Of a poor scan an amount that nothing explains is more likely misread than explained by what we do not see.
  if (!clear || (draft.noisy && net !== null)) return;
  putCandidate(draft, 'paid_amount', clear, certainty.labelled);
  const stated = likely(totals);
  // What is taken off with its sign, and nothing else, stands between the two: they do not come out.
  const listed = between.length > 0 ? between : takenBetween(sheets, draft.fields.get('net'), clear);
  const isSigned = listed?.every((amount) => amount < 0) && isProved(draft);
  const taken = stated ? Math.abs(stated.value) : listed && isSigned ? -total(listed) : null;
  const expected = net !== null && taken !== null ? net - taken : null;
  const isRight = expected !== null && Math.abs(expected - clear.value) <= TOLERANCE;
  const outcome = expected === null ? 'inconclusive' : isRight ? 'passed' : 'failed';
  confirm(draft, 'payslip_payout', outcome, { expected, found: clear.value, page: clear.page, box: clear.box });
}
