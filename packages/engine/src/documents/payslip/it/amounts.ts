import type { Sheet } from '../../../extraction/labels.ts';
import { amountIn, certainty, confirm, type Draft, putCandidate, type SlipAmount } from '../draft.ts';
import { likely } from '../likely.ts';
import { repaired } from '../repair.ts';
import { type Solution, solve, type Term, TOLERANCE } from '../solve.ts';
import type { Sum, Sums } from '../sums.ts';
import { putProven, putUnproven } from '../unproven.ts';
import { columnTotals, isProvedByColumn, type Totals, totalsOf } from './column-totals.ts';
import { netsBelowCaption, netsInCell } from './net-in-cell.ts';
import { mayBeBeside, solveWithBeside } from './paid-beside.ts';
import { netBySignedRows } from './signed-rows.ts';
import { putToldRows } from './told-rows.ts';

const plus = (field: SlipAmount): Term<SlipAmount> => ({ field, sign: 1 });
const minus = (field: SlipAmount, optional = false): Term<SlipAmount> =>
  optional ? { field, sign: -1, optional } : { field, sign: -1 };

/** All deductions in one total. */
const whole: readonly Term<SlipAmount>[] = [plus('gross'), minus('total_deductions'), minus('net')];
/** Contributions and taxes beside the total of the other deductions, or without any such total. */
const apart: readonly Term<SlipAmount>[] = [
  plus('gross'),
  minus('social_contributions'),
  minus('income_tax'),
  minus('total_deductions', true),
  minus('regional_tax', true),
  minus('municipal_tax', true),
  { field: 'supplement', sign: 1, optional: true },
  minus('net'),
];
/** Who employs at home keeps contributions and no tax. */
const untaxed: readonly Term<SlipAmount>[] = [plus('gross'), minus('social_contributions'), minus('net')];
/** The net is often paid in full euros; the rest is carried to the next month. */
const LARGEST_ROUNDING = 100;
/** From a caption to its total, where figures of other columns stand between. */
const FARTHEST_TOTAL = 2;

function solveRepaired(
  sheets: readonly Sheet[],
  month: (field: string) => readonly Sum[],
): Solution<SlipAmount> | null {
  const clear = whole.map((term) => ({ term, sum: likely(month(term.field)) }));
  const missing = clear.filter(({ sum }) => sum === null);
  const [one] = missing;
  if (!one || missing.length !== 1) return null;
  const rest = clear.reduce((total, { term, sum }) => total + term.sign * Math.abs(sum?.value ?? 0), 0);
  const expected = -rest * one.term.sign;
  const sum = expected > 0 ? repaired(sheets, one.term.field, expected) : null;
  return sum ? solve(whole, (field) => (field === one.term.field ? [sum] : month(field))) : null;
}

function solveRounded(sums: Sums, month: (field: string) => readonly Sum[]): Solution<SlipAmount> | null {
  const rounding = [...(sums.get('rounding_before') ?? []), ...(sums.get('rounding_now') ?? [])];
  const clearest = (field: string): readonly Sum[] => month(field).slice(0, 1);
  const solution = solve(whole, clearest, LARGEST_ROUNDING);
  if (!solution) return null;
  const net = solution.values.get('net')?.value ?? 1;
  return rounding.length > 0 || net % 100 === 0 ? solution : null;
}

/** Sums that come out among themselves and not from their rows prove nothing. */
function contradict(draft: Draft, expected: number): void {
  const at = draft.confirmations.findIndex(({ rule }) => rule === 'payslip_net');
  const [proved] = at < 0 ? [] : draft.confirmations.splice(at, 1);
  const { found = null, page = null, box = null } = proved ?? {};
  confirm(draft, 'payslip_net', 'failed', { expected, found, page, box });
}

/** Both columns come out to their sums, and the net is more than those leave: nothing on the slip pays the rest. */
const isNetTooHigh = ({ gross, taken, earned, isTakenFooted }: Totals, net: Sum | null): boolean =>
  isTakenFooted &&
  (earned ?? gross.value) === gross.value &&
  (net?.value ?? 0) > gross.value - taken.value + LARGEST_ROUNDING;

/**
 * The net follows from the rows of both columns and not from the printed sum of one of them: that sum was not always what
 * it is now. It is told as it stands, and so is a net that does not follow from two sums that do.
 */
function putWrongTotal(draft: Draft, totals: readonly Totals[], nets: readonly Sum[]): boolean {
  const net = likely(nets);
  const isWrongSum = ({ gross, taken, earned, isTakenFooted }: Totals): boolean =>
    isTakenFooted && earned !== null && earned !== gross.value && earned - taken.value === net?.value;
  const wrong = totals.find((one) => isWrongSum(one) || isNetTooHigh(one, net));
  if (draft.noisy || !wrong || !net) return false;
  const { gross, taken } = wrong;
  for (const [field, sum] of [
    ['gross', gross],
    ['total_deductions', taken],
    ['net', net],
  ] as const)
    putCandidate(draft, field, sum, certainty.labelled);
  const { page, box, value: found } = net;
  confirm(draft, 'payslip_net', 'failed', { expected: gross.value - taken.value, found, page, box });
  return true;
}

/** The sum of all that is taken off, where its column says it and contributions and taxes alone bore the net out. */
function putSumOfTaken(draft: Draft, totals: readonly Totals[]): void {
  if (draft.fields.has('total_deductions')) return;
  const taken = (amountIn(draft, 'gross') ?? 0) - (amountIn(draft, 'net') ?? 0);
  const sum = totals.find((one) => one.taken.value === taken)?.taken;
  if (sum && taken > 0) putCandidate(draft, 'total_deductions', sum, certainty.confirmed);
}

function isBesideTaxes(month: (field: string) => readonly Sum[]): boolean {
  const [taken, social, tax] = ['total_deductions', 'social_contributions', 'income_tax'].map((field) =>
    Math.abs(likely(month(field))?.value ?? 0),
  );
  return (
    taken !== undefined && social !== undefined && tax !== undefined && social > 0 && tax > 0 && taken < social + tax
  );
}

/** "Paga base  Contingenza  Scatti  Totale lordo mensile": what pay is made up of by contract. */
const isOfComposition = (sheets: readonly Sheet[], { page, label }: Sum): boolean =>
  sheets.some(
    (sheet) => sheet.page.number === page && sheet.rows[label.row]?.labels.some(({ name }) => name === 'base_pay'),
  );

/** A net above what the sums leave is no contradiction where rows that were not followed may pay the rest. */
function doubtUnfollowed(draft: Draft, sheets: readonly Sheet[]): void {
  const at = draft.confirmations.findIndex(({ rule, outcome }) => rule === 'payslip_net' && outcome === 'failed');
  const { expected, found, page, box } = draft.confirmations[at] ?? {};
  const rest = Number(found ?? 0) - Number(expected ?? 0);
  if (at < 0 || rest <= TOLERANCE || !mayBeBeside(sheets, draft.fields.get('gross'), rest)) return;
  draft.confirmations.splice(at, 1);
  confirm(draft, 'payslip_net', 'inconclusive', { found: found ?? null, page: page ?? null, box: box ?? null });
}

/**
 * Where no sums come out: even the smallest total of the deductions leaves less than is paid, and no row pays the rest.
 */
function boundByDeductions(draft: Draft, sheets: readonly Sheet[], sums: Sums): void {
  const isOpen = draft.confirmations.some(({ rule, outcome }) => rule === 'payslip_net' && outcome === 'inconclusive');
  const [gross, net] = ['gross', 'net'].map((field) => likely((sums.get(field) ?? []).filter((sum) => !sum.yearly)));
  const taken = (sums.get('total_deductions') ?? [])
    .filter(({ yearly, label, cost }) => !yearly && label.distance === 0 && cost <= FARTHEST_TOTAL)
    .map(({ value }) => Math.abs(value));
  if (draft.noisy || !isOpen || !gross || !net || taken.length === 0) return;
  const left = gross.value - Math.min(...taken);
  const rest = net.value - left;
  if (rest <= LARGEST_ROUNDING || mayBeBeside(sheets, gross, rest)) return;
  confirm(draft, 'payslip_net_bound', 'failed', { expected: left, found: net.value, page: net.page, box: net.box });
}

/** Earnings, deductions and net: chosen so that they add up, in either of the ways in which slips are laid out. */
export function readItalianAmounts(draft: Draft, sheets: readonly Sheet[], sums: Sums): void {
  putAmounts(draft, sheets, sums);
  doubtUnfollowed(draft, sheets);
  boundByDeductions(draft, sheets, sums);
}

function putAmounts(draft: Draft, sheets: readonly Sheet[], sums: Sums): void {
  const printed = (field: string): readonly Sum[] => {
    const all = (sums.get(field) ?? []).filter((sum) => !sum.yearly && (field !== 'net' || sum.value >= 0));
    const own = field === 'gross' ? all.filter((sum) => !isOfComposition(sheets, sum)) : all;
    return own.length > 0 ? own : all;
  };
  const nets = printed('net').length === 0 && !draft.noisy ? netsInCell(sheets) : [];
  const month = (field: string): readonly Sum[] => (field === 'net' && nets.length > 0 ? nets : printed(field));
  const tolerance = draft.noisy ? 0 : TOLERANCE;
  const together = solve(whole, month, tolerance);
  const separate = together ? null : solve(apart, month, tolerance);
  const totals = totalsOf(sheets);
  const columns = columnTotals(totals, sheets);
  const inColumns = (field: string): readonly Sum[] =>
    [...(columns.get(field) ?? []), ...month(field)].sort((a, b) => a.cost - b.cost);
  const byColumns = together || separate ? null : solve(whole, inColumns, tolerance);
  // Print says what it says: only what was recognised from pixels may be put right.
  const mended = together || separate || byColumns || !draft.noisy ? null : solveRepaired(sheets, month);
  const atHome = together || separate || byColumns || draft.noisy ? null : solve(untaxed, month, tolerance);
  const isOpen = !together && !separate && !byColumns && !atHome && !draft.noisy;
  const beside = isOpen ? (solveWithBeside(sheets, month) ?? solveWithBeside(sheets, inColumns)) : null;
  const inBar = (field: string): readonly Sum[] => (field === 'net' ? netsBelowCaption(sheets) : inColumns(field));
  const aside = together || separate || byColumns || beside || draft.noisy ? null : solve(whole, inBar, tolerance);
  const solution =
    together ??
    separate ??
    byColumns ??
    atHome ??
    beside ??
    aside ??
    mended ??
    solveRounded(sums, month) ??
    solveRounded(sums, inColumns);
  if (!solution && putWrongTotal(draft, totals, month('net'))) return;
  if (!solution && putToldRows(draft, sheets, sums)) return;
  if (!solution) {
    const footed = (field: string): readonly Sum[] => (columns.get(field) ?? []).filter(isProvedByColumn);
    // A total that is less than contributions and tax does not hold them, and contradicts nothing.
    const isPart = (field: string): boolean => field === 'total_deductions' && isBesideTaxes(month);
    // What a column adds up to is its total, whatever else is called alike.
    const told = (field: string): readonly Sum[] => (footed(field).length > 0 ? footed(field) : month(field));
    putUnproven(draft, whole, (field) => (isPart(field) ? [] : told(field)));
    return;
  }
  const byRows = draft.noisy || !together ? null : netBySignedRows(sheets, together);
  putProven(draft, solution);
  if (separate) putSumOfTaken(draft, totals);
  if (byRows !== null) contradict(draft, byRows);
  const others = separate?.values.has('total_deductions') ? draft.fields.get('total_deductions') : undefined;
  if (!others) return;
  // Beside taxes and contributions the total only holds what else was taken off.
  draft.fields.set('other_deductions', others);
  draft.fields.delete('total_deductions');
}
