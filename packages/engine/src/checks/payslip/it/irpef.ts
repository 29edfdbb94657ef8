import { furtherCredit, monthlyGrossTax, workCredit } from '@vesta/domain/pay-rules/it/income-tax';
import { italianPayRules } from '@vesta/domain/pay-rules/it/index';
import type { ItalianPayRules } from '@vesta/domain/pay-rules/it/rules';
import type { Reading } from '../../../documents/reading.ts';
import { confirmed, isPictured, isRecognised, numberIn } from '../../../papers/fields.ts';
import { daysOfMonth, numberOfMonth, yearOfMonth } from '../../../papers/months.ts';
import { isOrdinary, kindOf, monthOf, oneOffsOf } from '../../../papers/pay/slips-by-month.ts';
import type { ReadPaper } from '../../../papers/read-papers.ts';
import type { Rule } from '../../rule.ts';
import { failed, inconclusive, passed } from '../../run/judgements.ts';
import { placeOf, placeOfConfirmation } from '../../run/places.ts';
import { FAMILY_CREDITS, paymentCounts } from './unknowns.ts';

const SLACK = 0.05;
const SLACK_CENTS = 500;
const DECEMBER = 12;
const settled = ['tax_adjustment', 'refund_730', 'charge_730', 'arrears', 'severance', 'bonus', 'one_time'];

/** The part of a pay that comes every month: what comes once tells nothing of the year. */
function usualPart(slip: ReadPaper<'payslip'>): number {
  const gross = numberIn(slip.reading, 'gross');
  const once = oneOffsOf(slip).reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
  return gross !== null && gross > once ? (gross - once) / gross : 1;
}

function rangeOf(
  taxable: number,
  { days, usual }: { readonly days: number; readonly usual: number },
  rules: ItalianPayRules,
): readonly [number, number] {
  const tax = monthlyGrossTax(taxable, rules);
  const incomes = paymentCounts.flatMap((payments) => [taxable * payments, taxable * usual * payments]);
  const credits = incomes.map((income) => workCredit(income, days, rules) + furtherCredit(income, days, rules));
  const least = tax * (1 - SLACK) - (days === 0 ? 0 : Math.max(...credits) + FAMILY_CREDITS);
  return [Math.max(0, Math.floor(least) - SLACK_CENTS), Math.ceil(tax * (1 + SLACK)) + SLACK_CENTS];
}

/** What the slip prints on the way to its tax, and what is said of it where that belongs to another pay. */
const onTheWay = [
  ['payslip_gross_tax', 'gross_tax'],
  ['payslip_credits', 'credits'],
  ['payslip_small_wage', 'small_wage'],
  ['payslip_net_tax', 'net_tax'],
] as const;

const contradicted = (reading: Reading<'payslip'>) =>
  onTheWay
    .flatMap(([rule, variant]) => {
      const confirmation = confirmed(reading, rule);
      return confirmation ? [{ confirmation, variant }] : [];
    })
    .find(({ confirmation }) => confirmation.outcome === 'failed');

/** Income tax of the month between the tariff with every credit and the tariff with none. */
export const irpef: Rule<ReadPaper<'payslip'>, 'R_IT_IRPEF'> = {
  id: 'R_IT_IRPEF',
  chapter: 'payslip',
  level: 'warning',
  blocking: false,
  means: {
    traits: ['sums'],
  },
  reads: [],
  judge: (slip) => {
    const { reading, paper } = slip;
    if (reading.country !== 'IT' || kindOf(slip) === 'advance') return null;
    const [taxable, tax] = [numberIn(reading, 'taxable'), numberIn(reading, 'income_tax')];
    const month = monthOf(slip);
    const rules = month ? italianPayRules(yearOfMonth(month)) : null;
    const places = [placeOf(reading, 'taxable'), placeOf(reading, 'income_tax')];
    if (!month || !rules || taxable === null || tax === null || taxable <= 0) return inconclusive(places);
    const told = isRecognised(paper, reading) ? undefined : contradicted(reading);
    if (told) {
      const { confirmation, variant } = told;
      return failed([placeOfConfirmation(confirmation), ...places], {
        variant,
        data: { expected: Number(confirmation.expected), found: Number(confirmation.found) },
      });
    }
    const [least, most] = rangeOf(
      taxable,
      { days: isOrdinary(slip) ? daysOfMonth(month) : 0, usual: usualPart(slip) },
      rules,
    );
    const working = [
      placeOf(reading, 'taxable'),
      placeOf(reading, 'income_tax', { expected: tax < least ? least : most }),
    ];
    const data = { least, most, found: tax };
    if (tax >= least && tax <= most) return passed(working, { data });
    const isSettled = numberOfMonth(month) === DECEMBER || oneOffsOf(slip).some(({ kind }) => settled.includes(kind));
    return isSettled || isPictured(paper, reading) ? inconclusive(working) : failed(working, { data });
  },
};
