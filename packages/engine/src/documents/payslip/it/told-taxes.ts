import { furtherCredit, monthlyGrossTax, workCredit } from '@vesta/domain/pay-rules/it/income-tax';
import { italianPayRules } from '@vesta/domain/pay-rules/it/index';
import type { ItalianPayRules } from '@vesta/domain/pay-rules/it/rules';
import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Sheet } from '../../../extraction/labels.ts';
import { amountIn, confirm, type Draft } from '../draft.ts';
import { likely } from '../likely.ts';
import { amountsIn } from '../row-amounts.ts';
import type { Sum, Sums } from '../sums.ts';

const CENTS = 100;
const MONTHS = 12;
const DECEMBER = 12;
/** Bases and steps are rounded on the way to a tax. */
const ROUNDING = 0.01;
/** Months differ, and an employer reckons credits from what the year was thought to bring. */
const LEAST_OF_YEAR = 0.9;
/** More than the credit of one month is that of several, as on a first slip. */
const LARGEST_CREDIT = 28_000;

/** What the year brings at the least as far as the slip tells: of this month and of those before it, whichever is less. */
function leastOfYear(draft: Draft, month: string): number | null {
  const [taxable, total] = [amountIn(draft, 'taxable'), amountIn(draft, 'ytd_taxable')];
  const hired = draft.fields.get('hire_date')?.value;
  if (taxable === null || taxable <= 0 || typeof hired !== 'string') return null;
  const first = hired.slice(0, 4) === month.slice(0, 4) ? Number(hired.slice(5, 7)) : 1;
  const [paid, all] = [Number(month.slice(5, 7)) - first + 1, MONTHS - first + 1];
  if (paid < 1) return null;
  // A month by itself may hold what comes once.
  if (total === null) return null;
  return Math.min(taxable, total / paid) * all * LEAST_OF_YEAR;
}

/** A sum that is paid untaxed on top of small wages, under the number of its law. */
const smallWage = /\b(?:l|legge|lex) ?207\b|\bc(?:omma|o)? 4 l 207\b|\bsomma (?:integrativa|esente) (?:l|legge)\b/;
const ofCredit = /\b(?:detr\w*|ult\w*|ulteriore)\b/;

function smallWagePaid(sheets: readonly Sheet[]): number | null {
  const rows = sheets.flatMap((sheet) => sheet.rows);
  const amounts = rows
    .filter(({ text }) => smallWage.test(plainWordsOf(text)) && !ofCredit.test(plainWordsOf(text)))
    .flatMap(({ words }) => amountsIn(words).at(-1)?.value ?? []);
  return amounts.find((value) => value > 0) ?? null;
}

const ofMonth = (sums: Sums, name: string): Sum | null =>
  likely((sums.get(name) ?? []).filter(({ yearly, ruled }) => !yearly && !ruled));

function daysOf(month: string): number {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate();
}

/** The tax before credits is that of the tariff: less belongs to another pay. */
function judgeGrossTax(draft: Draft, sums: Sums, rules: ItalianPayRules): void {
  const [taxable, gross] = [amountIn(draft, 'taxable'), ofMonth(sums, 'gross_tax')];
  if (taxable === null || taxable <= 0 || !gross) return;
  const [due, found] = [monthlyGrossTax(taxable, rules), Math.abs(gross.value)];
  const isLess = found < due - Math.max(CENTS, due * ROUNDING) && found !== amountIn(draft, 'income_tax');
  confirm(draft, 'payslip_gross_tax', isLess ? 'failed' : 'passed', {
    expected: due,
    found,
    page: gross.page,
    box: gross.box,
  });
}

/** Steps by which an income is raised to find the largest credit at it or above: below some income more means more. */
const steps = [0, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30];

/** Credits shrink as the year's income grows: more than so much of them, and the pay was another one. */
function judgeCredits(draft: Draft, sums: Sums, rules: ItalianPayRules, least: number, days: number): void {
  const told = (['work_credit', 'further_credit'] as const).flatMap((name) => {
    const sum = ofMonth(sums, name);
    return sum && sum.value !== 0 ? [sum] : [];
  });
  const [first] = told;
  // One caption may hold both credits, so that only their sum is known.
  const found = told.reduce((sum, { value }) => sum + Math.abs(value), 0);
  if (!first || found > LARGEST_CREDIT || sums.get('family_credit')?.some(({ value }) => value !== 0)) return;
  const most = Math.max(
    ...steps.map((step) => {
      const income = least * (1 + step / 10);
      return workCredit(income, days, rules) + furtherCredit(income, days, rules);
    }),
  );
  confirm(draft, 'payslip_credits', found > most + Math.max(CENTS, most * ROUNDING) ? 'failed' : 'passed', {
    expected: most,
    found,
    page: first.page,
    box: first.box,
  });
}

/**
 * What an Italian slip prints on the way to its tax: the tax of the tariff, the credits that belong to such a year, and
 * what is paid on top of small wages only. Whoever raises a pay and follows all its sums leaves one of them behind.
 */
export function judgeToldTaxes(draft: Draft, sheets: readonly Sheet[], sums: Sums): void {
  const month = draft.fields.get('period')?.value;
  const rules = typeof month === 'string' ? italianPayRules(Number(month.slice(0, 4))) : null;
  const kind = draft.fields.get('kind')?.value;
  if (draft.noisy || !rules || typeof month !== 'string' || (kind !== undefined && kind !== 'ordinary')) return;
  // A year that is settled, and pay that comes once, are taxed by what the whole year brings.
  if (Number(month.slice(5, 7)) === DECEMBER || draft.fields.has('one_off_1_amount')) return;
  judgeGrossTax(draft, sums, rules);
  const least = leastOfYear(draft, month);
  if (least === null) return;
  judgeCredits(draft, sums, rules, least, daysOf(month));
  const paid = smallWagePaid(sheets);
  const limit = Math.max(0, ...rules.smallWage.map(([upTo]) => upTo)) * CENTS;
  if (paid === null || limit === 0) return;
  const place = draft.fields.get('taxable');
  confirm(draft, 'payslip_small_wage', least > limit ? 'failed' : 'passed', {
    expected: limit,
    found: Math.round(least),
    page: place?.page ?? null,
    box: place?.box ?? null,
  });
}
