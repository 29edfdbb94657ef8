import type { Day } from '@vesta/domain/dates/day';
import type { Page } from '../../../evidence/page.ts';
import type { Found } from '../../found.ts';
import type { Confirmation } from '../../reading.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import { linesOfAll } from '../../recognise/page-text.ts';
import type { FormReading } from '../form.ts';
import { computed } from '../ground/computed.ts';
import { confirm } from '../ground/confirm.ts';
import { filedOn } from '../ground/filed-on.ts';
import { grossIrpef } from '../ground/irpef.ts';
import { italianPerson } from '../ground/italian-person.ts';
import { notYetFiled } from '../ground/not-yet-filed.ts';
import { protocolOf } from '../ground/protocol.ts';
import { agreedYear, yearFrom } from '../ground/year.ts';
import { yearOfEdition } from './filing-year.ts';
import { flatRateReceipts, receiptsInCell, rowValues } from './rows.ts';
import { vatNumber } from './vat-number.ts';

type Values = Record<string, Found<number> | null>;

/** Sums what was read; null when nothing was. */
function total(parts: readonly (Found<number> | null | undefined)[]): Found<number> | null {
  const known = parts.filter((found) => found !== null && found !== undefined);
  return known.length === 0
    ? null
    : computed(
        known.reduce((sum, found) => sum + found.value, 0),
        known,
      );
}

/** What is ordinary income and what a flat rate is paid on: where one of them was seen but not its figure, no sum is known. */
function wholeOf(values: Values): (ordinary: Found<number> | null, flat: Found<number> | null) => Found<number> | null {
  const { total_income: income, rn_taxable_income: taxable, net_tax: tax } = values;
  const hasOrdinary = [income, taxable, tax].some((found) => found && found.value > 0);
  const flatParts = ['flat_rate_gross', 'flat_rate_net', 'flat_rate_after_losses', 'flat_rate_tax'];
  const hasFlat = flatParts.some((name) => values[name]);
  return (ordinary, flat) => ((hasOrdinary && !ordinary) || (hasFlat && !flat) ? null : total([ordinary, flat]));
}

/** Each part needs its own tax: income without it would be told as net. */
function netEstimate(values: Values): Found<number> | null {
  const { total_income: ordinary, net_tax: tax, flat_rate_net: flat, flat_rate_tax: substitute } = values;
  if ((ordinary && !tax) || (flat && !substitute)) return null;
  const income = total([ordinary, flat]);
  const taxes = total([tax, substitute]);
  return income && taxes && income.value >= taxes.value ? computed(income.value - taxes.value, [income, taxes]) : null;
}

/**
 * Receipts less expenses are what a profession earned; losses of earlier years take off from it and nothing adds to it.
 * What it earned is part of the whole income, which losses of other kinds do not lower.
 */
function professionalChecks(values: Values): Confirmation[] {
  const { professional_receipts: receipts, professional_expenses: expenses, total_income: whole } = values;
  const income = values.professional_income ?? null;
  if (!income || income.value <= 0) return [];
  const most = receipts && expenses ? receipts.value - expenses.value : null;
  const isMore = most !== null && income.value > most;
  return [
    ...confirm('professional_income', most, income, { tolerance: 100, otherwise: isMore ? 'failed' : 'inconclusive' }),
    ...confirm('professional_in_total', whole ? Math.min(whole.value, income.value) : null, income, { tolerance: 100 }),
  ];
}

function checks(values: Values, year: number | null): Confirmation[] {
  const {
    flat_rate_gross: gross,
    flat_rate_contributions: paid,
    flat_rate_after_losses: after,
    flat_rate_tax: tax,
  } = values;
  const base = after ?? values.flat_rate_net ?? null;
  const taxable = values.rn_taxable_income ?? null;
  const bracket = taxable && year ? grossIrpef(taxable.value, year) : null;
  // Five percent in the first five years of an activity, fifteen after.
  const rate = base && tax && Math.abs(base.value * 0.05 - tax.value) <= 100 ? 0.05 : 0.15;
  const ordinary = values.total_income ?? null;
  const less = (values.main_home_deduction?.value ?? 0) + (values.deductible_charges?.value ?? 0);
  return [
    ...confirm('redditi_taxable', ordinary ? Math.max(0, ordinary.value - less) : null, taxable, {
      tolerance: 100,
      otherwise: 'inconclusive',
    }),
    ...confirm('irpef_brackets', bracket, values.gross_tax ?? null, { tolerance: 100, otherwise: 'inconclusive' }),
    ...professionalChecks(values),
    ...confirm('flat_rate_net', gross && paid ? gross.value - paid.value : null, values.flat_rate_net ?? null, {
      tolerance: 100,
    }),
    ...confirm('flat_rate_tax', base ? Math.round(base.value * rate) : null, tax ?? null, { tolerance: 100 }),
  ];
}

export function readRedditi(pages: readonly Page[], _today: Day): FormReading<'redditi_pf'> {
  const lines = linesOfAll(pages);
  const year = agreedYear(yearFrom(lines, /(?:periodo|anno) d'imposta:?\s*(20\d\d)\b/), yearOfEdition(lines));
  const values = rowValues(pages);
  const whole = wholeOf(values);
  const receipts = flatRateReceipts(pages, values.flat_rate_gross?.value ?? null);
  const firstReceipts = receipts[0];
  const person = italianPerson(lines);
  const protocol = protocolOf(lines);
  const confirmations = checks(values, year?.value ?? null);
  return {
    fields: {
      tax_year: year,
      issue_date: filedOn(lines, year?.value ?? null),
      person_name: person.name,
      fiscal_id: person.code,
      vat_number: vatNumber(lines),
      ...values,
      flat_rate_receipts: firstReceipts
        ? foundFrom(
            receipts.reduce((sum, { cents }) => sum + cents, 0),
            firstReceipts.row.words,
          )
        : receiptsInCell(pages, values.flat_rate_gross?.value ?? null),
      gross_income: whole(values.total_income ?? null, values.flat_rate_gross ?? null),
      taxable_income: whole(
        values.rn_taxable_income ?? null,
        values.flat_rate_after_losses ?? values.flat_rate_net ?? null,
      ),
      tax: whole(values.net_tax ?? null, values.flat_rate_tax ?? null),
      net_estimate: netEstimate(values),
      is_joint: null,
      protocol,
      is_filed: protocol ? computed(true, [protocol]) : notYetFiled(lines),
    },
    confirmations: [...person.confirmations, ...confirmations],
  };
}
