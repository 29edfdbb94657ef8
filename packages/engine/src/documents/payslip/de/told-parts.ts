import type { Sheet } from '../../../extraction/labels.ts';
import { isTotalOfChain } from '../chain-totals.ts';
import { certainty, confirm, type Draft, putCandidate, type SlipAmount } from '../draft.ts';
import { type Rung, rowsBetween, rungsAside, rungsBetween } from '../ladder.ts';
import { likely } from '../likely.ts';
import { amountsIn } from '../row-amounts.ts';
import { type Solution, type Term, TOLERANCE } from '../solve.ts';
import type { Sum, Sums } from '../sums.ts';
import { socialParts, taxParts } from './parts.ts';

const parts = [...taxParts, ...socialParts].map(({ field }) => field);

/**
 * Of lists side by side the part is the one whose caption stands nearest before the amount. One that has its own amount
 * before the caption of the next list tells nothing of what stands there.
 */
function partOf({ row, amount }: Rung): SlipAmount | null {
  const before = row.labels.filter(({ box }) => box.left < amount.box.left);
  const nearest = before.findLast(({ name }) => parts.some((part) => part === name));
  const next = nearest && before.find(({ box }) => box.left > nearest.box.right);
  const between = row.words.filter(
    ({ box }) => nearest && next && box.left > nearest.box.right && box.right < next.box.left,
  );
  return amountsIn(between).length > 0 ? null : (parts.find((part) => part === nearest?.name) ?? null);
}

interface Told {
  readonly gross: Sum;
  readonly net: Sum;
  readonly amounts: ReadonlyMap<SlipAmount, Sum>;
}

/** Several rows of one name, such as the running and the one-off tax, count together. */
function added(amounts: ReadonlyMap<SlipAmount, Sum>, field: SlipAmount, sum: Sum): ReadonlyMap<SlipAmount, Sum> {
  const before = amounts.get(field);
  const value = Math.abs(sum.value) + (before?.value ?? 0);
  return new Map([...amounts, [field, { ...sum, value, words: [...(before?.words ?? []), ...sum.words] }]]);
}

const FEWEST_PARTS = 3;

/** A last row that is the sum of all others repeats them. */
function withoutTotal(rungs: readonly Rung[]): readonly Rung[] {
  const [last, above] = [rungs.at(-1), rungs.slice(0, -1)];
  const sum = above.reduce((total, { amount }) => total + Math.abs(amount.value), 0);
  const isTotal = last !== undefined && Math.abs(Math.abs(last.amount.value) - sum) <= TOLERANCE;
  return isTotal && above.length >= FEWEST_PARTS && partOf(last) === null ? above : rungs;
}

/** Whether parts stand between the two outside their column: where figures follow their words there is no column. */
const isRagged = (sheet: Sheet, gross: Sum, net: Sum, rungs: readonly Rung[]): boolean =>
  (rowsBetween(sheet, gross, net) ?? []).some(
    (row) =>
      !rungs.some((rung) => rung.row === row) &&
      row.labels.some(({ name }) => parts.some((part) => part === name)) &&
      amountsIn(row.words).length > 0,
  );

/**
 * Gross, parts and net in one column, or the parts in a column of their own, with nothing else between them: what such a
 * slip says of its net is complete.
 */
function toldIn(sheet: Sheet, grosses: readonly Sum[], nets: readonly Sum[]): Told | null {
  const ofSheet = (sums: readonly Sum[]): Sum | null => likely(sums.filter(({ page }) => page === sheet.page.number));
  const [likeliest, net] = [ofSheet(grosses), ofSheet(nets)];
  if (!likeliest || !net) return null;
  // The rows of the parts may repeat the gross as what they are reckoned from: it is told where its own row stands.
  const same = grosses.filter(({ page, value }) => page === sheet.page.number && value === likeliest.value);
  const gross = same.find((sum) => (rungsBetween(sheet, sum, net) ?? []).length > 0) ?? likeliest;
  const inColumn = rungsBetween(sheet, gross, net);
  const all = inColumn?.length === 0 ? rungsAside(sheet, gross, net) : inColumn;
  const rungs = all && withoutTotal(all);
  const told = (rungs ?? []).flatMap((rung) => {
    const part = isTotalOfChain(sheet, rung.amount) ? null : partOf(rung);
    return part ? [{ part, amount: rung.amount }] : [];
  });
  if (!rungs || rungs.length === 0 || told.length < rungs.length || isRagged(sheet, gross, net, all)) return null;
  const amounts = told.reduce<Told['amounts']>((sums, { part, amount }) => added(sums, part, amount), new Map());
  return { gross, net, amounts };
}

/** Gross and net are values of a solution as well. */
const ENDS = 2;

interface Total {
  readonly field: SlipAmount;
  readonly terms: readonly Term<SlipAmount>[];
}

const totals: readonly Total[] = [
  { field: 'tax_deductions', terms: taxParts },
  { field: 'social_security_deductions', terms: socialParts },
];

function putTotal(draft: Draft, { amounts }: Told, { field, terms }: Total, sure: number): void {
  const own = terms.flatMap((term) => amounts.get(term.field) ?? []);
  const [first] = own;
  const value = own.reduce((sum, one) => sum + one.value, 0);
  if (first) putCandidate(draft, field, { ...first, value, words: own.flatMap(({ words }) => words) }, sure);
}

/** Lists beside each other: all that was told between gross and net, and parts that stand elsewhere, give the net. */
const holdsMore = ({ values }: Solution<SlipAmount>, { amounts }: Told): boolean =>
  [...amounts].every(([field, { value }]) => Math.abs(values.get(field)?.value ?? 0) === value) &&
  values.size > amounts.size + ENDS;

/**
 * A slip without sums of tax and contributions prints the parts themselves, one under the other down to the net. They are
 * told as they stand, whether the net follows from them or not. False where the slip is laid out otherwise.
 */
export function putToldParts(
  draft: Draft,
  sheets: readonly Sheet[],
  sums: Sums,
  others: Solution<SlipAmount> | null,
): boolean {
  const month = (field: string): readonly Sum[] =>
    (sums.get(field) ?? []).filter(({ yearly, ruled }) => !yearly && !ruled);
  const told = sheets.flatMap((sheet) => toldIn(sheet, month('gross'), month('net')) ?? [])[0];
  if (draft.noisy || !told) return false;
  const taken = [...told.amounts.values()].reduce((sum, { value }) => sum + value, 0);
  // More than was paid is never taken: these are the figures of another column, such as that of the year.
  if (taken > told.gross.value) return false;
  const [expected, found] = [told.gross.value - taken, told.net.value];
  const isRight = Math.abs(expected - found) <= TOLERANCE;
  if (!isRight && others && holdsMore(others, told)) return false;
  const sure = isRight ? certainty.confirmed : certainty.labelled;
  for (const [field, sum] of [...told.amounts, ['gross', told.gross] as const, ['net', told.net] as const])
    putCandidate(draft, field, sum, sure);
  for (const total of totals) putTotal(draft, told, total, sure);
  confirm(draft, 'payslip_net', isRight ? 'passed' : 'failed', {
    expected,
    found,
    page: told.net.page,
    box: told.net.box,
  });
  return true;
}
