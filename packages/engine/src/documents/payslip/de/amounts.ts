import { around } from '../../../evidence/geometry.ts';
import type { Sheet } from '../../../extraction/labels.ts';
import type { Confirmation } from '../../reading.ts';
import { amountIn, certainty, confirm, type Draft, putCandidate, type SlipAmount } from '../draft.ts';
import { likely } from '../likely.ts';
import { repaired } from '../repair.ts';
import { amountsIn } from '../row-amounts.ts';
import { type Solution, solve, type Term, TOLERANCE } from '../solve.ts';
import type { Sum, Sums } from '../sums.ts';
import { putProven, putUnproven } from '../unproven.ts';
import { given, less, socialParts, taxParts } from './parts.ts';
import { columnEnds, rowEnds } from './row-ends.ts';
import { putToldParts } from './told-parts.ts';

/** Several lines of one name, such as the running and the one-off wage tax, may have to be added up. */
function withTotal(sums: readonly Sum[]): readonly Sum[] {
  const nearest = [...nearestOfEach(sums)];
  const [first] = nearest;
  if (!first || nearest.length < 2) return sums;
  const words = nearest.flatMap((sum) => sum.words);
  const value = nearest.reduce((total, sum) => total + sum.value, 0);
  const cost = Math.max(...nearest.map((sum) => sum.cost)) + 0.3;
  return [...sums.slice(0, 2), { ...first, value, words, box: around(words.map((word) => word.box)), cost }];
}

const nearestOfEach = (sums: readonly Sum[]): ReadonlySet<Sum> =>
  new Set(new Map(sums.toReversed().map((sum) => [sum.label, sum])).values());

/** What each caption has nearest to it comes before what else stands in its row: a base called pay has its year beside it. */
function eachFirst(sums: readonly Sum[]): readonly Sum[] {
  const nearest = nearestOfEach(sums);
  return [...sums.filter((sum) => nearest.has(sum)), ...sums.filter((sum) => !nearest.has(sum))];
}

const month = (sums: Sums, field: string): readonly Sum[] =>
  (sums.get(field) ?? []).filter((sum) => !sum.yearly && !sum.ruled && (field !== 'net' || sum.value >= 0));

const netTerms: readonly Term<SlipAmount>[] = [
  given('gross'),
  less('tax_deductions'),
  less('social_security_deductions'),
  less('net'),
];

/** One of the four may be misread by a digit; the other three say what it must be. */
function solveRepaired(sheets: readonly Sheet[], sums: Sums): Solution<SlipAmount> | null {
  const clear = new Map(netTerms.map(({ field }) => [field, likely(month(sums, field))]));
  const missing = netTerms.filter(({ field }) => !clear.get(field));
  const [term] = missing;
  if (!term || missing.length !== 1) return null;
  const rest = netTerms.reduce((total, { field, sign }) => total + sign * Math.abs(clear.get(field)?.value ?? 0), 0);
  const expected = -rest * term.sign;
  const sum = expected > 0 ? repaired(sheets, term.field, expected) : null;
  return sum ? solve(netTerms, (field) => (field === term.field ? [sum] : month(sums, field))) : null;
}

/** The parts that make up a total, also where they are printed without their commas. */
function putParts(
  draft: Draft,
  sheets: readonly Sheet[],
  sums: Sums,
  total: SlipAmount,
  parts: readonly Term<SlipAmount>[],
  rule: string,
): void {
  const amount = draft.fields.get(total);
  if (!amount) return;
  // Parts of nothing are nothing.
  if (amount.value === 0) {
    for (const { field } of parts) {
      const none = month(sums, field).find(({ value }) => value === 0);
      if (none) putCandidate(draft, field, none, certainty.confirmed);
    }
    return;
  }
  const fixed = month(sums, total)
    .map((sum) => ({ ...sum, value: Math.abs(sum.value) }))
    .filter((sum) => sum.value === amount.value);
  const terms = [given(total), ...parts];
  const told = solve(terms, (field) =>
    field === total
      ? fixed.slice(0, 1)
      : [...rowEnds(sheets, field), ...withTotal((sums.get(field) ?? []).filter((sum) => !sum.yearly))],
  );
  const inColumns = (field: SlipAmount): readonly Sum[] =>
    field === total ? fixed.slice(0, 1) : columnEnds(sheets, field).slice(0, 1);
  const solution = told ?? (draft.noisy ? null : solve(terms, inColumns, 0));
  if (solution && solution.values.size > 1) {
    for (const { field } of parts) {
      const sum = solution.values.get(field);
      if (sum) putCandidate(draft, field, { ...sum, value: Math.abs(sum.value) }, certainty.confirmed);
    }
    confirm(draft, rule, 'passed', { expected: Number(amount.value), found: Number(amount.value) + solution.rest });
    if (solution.rest === 0) putNothings(draft, sums, parts);
  }
}

/** Where the others make the whole, a part whose row ends with nothing is nothing: what else it prints is its base. */
function putNothings(draft: Draft, sums: Sums, parts: readonly Term<SlipAmount>[]): void {
  for (const { field } of parts) {
    if (draft.fields.has(field)) continue;
    const none = month(sums, field).find(({ value, side }) => value === 0 && side === 'right');
    if (none) putCandidate(draft, field, none, certainty.confirmed);
  }
}

function solveByParts(sums: Sums, tolerance: number): Solution<SlipAmount> | null {
  const terms = [given('gross'), ...taxParts, ...socialParts, less('net')];
  const isAdded = (field: SlipAmount): boolean => field !== 'gross' && field !== 'net';
  const solution = solve(
    terms,
    (field) => (isAdded(field) ? withTotal(month(sums, field)) : eachFirst(month(sums, field))),
    tolerance,
  );
  // Civil servants pay tax and no insurance: their slips have nothing else to add up.
  const isInsured = [...socialParts.map(({ field }) => field), 'social_security_deductions'].some((field) =>
    sums.has(field),
  );
  // Small jobs pay a share of their pension and nothing else: where no other part is named, none was left aside.
  const named = terms.filter(({ field }) => sums.has(field)).length;
  return solution && solution.values.size >= (isInsured && named > 3 ? 4 : 3) ? solution : null;
}

/** Where no total is printed it is the sum of its parts, shown where they stand. */
function putTotal(
  draft: Draft,
  solution: Solution<SlipAmount>,
  field: SlipAmount,
  parts: readonly Term<SlipAmount>[],
): void {
  const there = parts.flatMap((part) => solution.values.get(part.field) ?? []);
  const [first] = there;
  if (!first) return;
  const words = there.flatMap((sum) => sum.words);
  const value = there.reduce((total, sum) => total + Math.abs(sum.value), 0);
  putCandidate(draft, field, { ...first, value, words }, certainty.confirmed);
}

const partFields = [...taxParts, ...socialParts].map(({ field }) => field);

/** A part that is printed as nothing is nothing; without any proof a part must speak for itself. */
function putRest(draft: Draft, sums: Sums, proven: boolean): void {
  for (const field of partFields) {
    const sum = draft.fields.has(field) ? null : likely(month(sums, field));
    if (sum && (proven ? sum.value === 0 : !draft.noisy)) {
      putCandidate(draft, field, { ...sum, value: Math.abs(sum.value) }, certainty.labelled);
    }
  }
}

const besideWageTax = ['church_tax', 'solidarity'] as const;

/** Where the month adds up without a tax that the year so far prints as nothing, the month had none of it either. */
function putNothingOfYear(draft: Draft, sums: Sums): void {
  for (const field of besideWageTax) {
    const told = sums.get(field) ?? [];
    const [first] = told;
    const isNothing = told.every(({ yearly, value, ruled }) => yearly && value === 0 && !ruled);
    if (first && isNothing && !draft.fields.has(field)) putCandidate(draft, field, first, certainty.likely);
  }
}

const RATIO = 9.3 / 1.3;
const RATIO_SLACK = 0.005;

/** Both schemes take a fixed share of one base: amounts in that ratio prove each other where their total does not. */
function putTwins(draft: Draft, sums: Sums): void {
  const [pension, unemployment] = ['pension', 'unemployment'].map((field) => likely(month(sums, field)));
  if (draft.noisy || draft.fields.has('pension') || !pension || !unemployment?.value) return;
  if (Math.abs(pension.value / unemployment.value / RATIO - 1) > RATIO_SLACK) return;
  putCandidate(draft, 'pension', { ...pension, value: Math.abs(pension.value) }, certainty.labelled);
  putCandidate(draft, 'unemployment', { ...unemployment, value: Math.abs(unemployment.value) }, certainty.labelled);
}

/** Shares of the gross that employees pay for their pension and against unemployment. */
const FIXED = { pension: 9.3, unemployment: 1.3 } as const;
const FIXED_SLACK = 0.005;
const NOTICEABLE = 0.01;

/**
 * Where no sum of the contributions is printed, no more can be left than gross, tax and the four insurances leave: parts
 * that nobody read make it less. The two with a fixed share of the gross tell that these are the figures of the month.
 */
function boundByParts(draft: Draft, sums: Sums): void {
  const amountOf = (field: string): number | null => {
    const sum = likely(month(sums, field));
    return sum ? Math.abs(sum.value) : null;
  };
  const [gross, net] = [amountOf('gross'), likely(month(sums, 'net'))];
  const insurances = ['health', 'pension', 'unemployment', 'care'].map(amountOf);
  // Of little pay no tax is taken, and a slip without any prints none.
  const tax = amountOf('wage_tax') ?? amountOf('tax_deductions') ?? 0;
  if (draft.noisy || !gross || !net || insurances.some((paid) => !paid)) return;
  const isFixed = Object.entries(FIXED).every(
    ([field, share]) => Math.abs(((amountOf(field) ?? 0) * 100) / (gross * share) - 1) <= FIXED_SLACK,
  );
  const more = ['church_tax', 'solidarity'].map((field) => amountOf(field) ?? 0);
  // Of several that are called gross, the smaller ones may be what something else is reckoned from.
  const most = Math.max(gross, ...[...nearestOfEach(month(sums, 'gross'))].map(({ value }) => value));
  const left = [tax, ...insurances, ...more].reduce<number>((rest, paid) => rest - (paid ?? 0), most);
  if (!isFixed || net.value <= left + gross * NOTICEABLE) return;
  confirm(draft, 'payslip_net_bound', 'failed', { expected: left, found: net.value, page: net.page, box: net.box });
}

/**
 * Who holds an office pays taxes and no insurance: of the gross no more can be left than those leave, unless a line that
 * nobody followed adds to it.
 */
function boundByTaxes(draft: Draft, sheets: readonly Sheet[], sums: Sums): void {
  const isInsured = socialParts.some(({ field }) => sums.has(field)) || sums.has('social_security_deductions');
  const [gross, tax, net] = ['gross', 'wage_tax', 'net'].map((field) => likely(month(sums, field)));
  if (draft.noisy || isInsured || !gross || !tax || !net) return;
  const more = ['church_tax', 'solidarity'].map((field) => Math.abs(likely(month(sums, field))?.value ?? 0));
  const left = more.reduce((rest, paid) => rest - paid, gross.value - Math.abs(tax.value));
  // Rows between the two that add something are not all followed.
  const between = sheets
    .find(({ page }) => page.number === gross.page)
    ?.rows.filter(({ baseline }) => baseline > gross.box.bottom && baseline < net.box.top)
    .flatMap(({ words }) => amountsIn(words));
  const isFollowed = between?.every(({ value }) =>
    [tax.value, gross.value, left, ...more, ...(sums.get('statutory_deductions') ?? []).map((sum) => sum.value)].some(
      (known) => Math.abs(known) === Math.abs(value),
    ),
  );
  if (gross.page !== net.page || !isFollowed || net.value <= left + TOLERANCE) return;
  confirm(draft, 'payslip_net_bound', 'failed', { expected: left, found: net.value, page: net.page, box: net.box });
}

/**
 * What tax and insurance are reckoned from is hardly ever more than the gross. On a scan whose sums were not proved, a
 * smaller gross is the first row below its heading, such as the salary without its supplements.
 */
function dropBelowBase(draft: Draft, sums: Sums): void {
  const gross = amountIn(draft, 'gross');
  const bases = ['tax_gross', 'social_gross'].flatMap((field) => likely(month(sums, field))?.value ?? []);
  if (draft.noisy && gross !== null && bases.some((base) => base > gross)) draft.fields.delete('gross');
}

/** A gross from which tax and insurance are both reckoned is no other figure that stands near its caption. */
function grossOfBases(sums: Sums): Sum | null {
  const [taxed, insured] = [likely(month(sums, 'tax_gross')), likely(month(sums, 'social_gross'))];
  if (!taxed || taxed.value !== insured?.value) return null;
  return month(sums, 'gross').find(({ value }) => value === taxed.value) ?? null;
}

/** Gross, what is taken off by law, and the net: chosen so that they add up. */
export function readGermanAmounts(draft: Draft, sheets: readonly Sheet[], sums: Sums): void {
  const tolerance = draft.noisy ? 0 : TOLERANCE;
  // Print says what it says: only what was recognised from pixels may be put right.
  const printed = solve(netTerms, (field) => month(sums, field), tolerance);
  const whole = printed ?? (draft.noisy ? solveRepaired(sheets, sums) : null);
  // Where nothing is left open, no part may be left aside to make the others come out.
  const all = whole ? null : solveByParts(sums, tolerance);
  const isTold = !whole && putToldParts(draft, sheets, sums, all);
  const byParts = isTold ? null : all;
  const solution = whole ?? byParts;
  if (solution) putProven(draft, solution);
  else if (!isTold)
    putUnproven(
      draft,
      netTerms,
      (field) => month(sums, field),
      (field) => (field === 'gross' ? grossOfBases(sums) : null),
    );
  const isSum = ({ rule, outcome }: Confirmation): boolean => outcome === 'passed' && rule.startsWith('payslip_');
  const proven = solution !== null || draft.confirmations.some(isSum);
  if (byParts) {
    putTotal(draft, byParts, 'tax_deductions', taxParts);
    putTotal(draft, byParts, 'social_security_deductions', socialParts);
  } else {
    putParts(draft, sheets, sums, 'tax_deductions', taxParts, 'payslip_tax_parts');
    putParts(draft, sheets, sums, 'social_security_deductions', socialParts, 'payslip_social_parts');
  }
  putRest(draft, sums, proven);
  if (proven && !draft.noisy) putNothingOfYear(draft, sums);
  if (!solution && !isTold) {
    boundByParts(draft, sums);
    boundByTaxes(draft, sheets, sums);
    dropBelowBase(draft, sums);
  }
  putTwins(draft, sums);
}
