import { germanPayRules } from '@vesta/domain/pay-rules/de/index';
import { solidarity, type TaxClass } from '@vesta/domain/pay-rules/de/wage-tax';
import { isPictured, numberIn } from '../../../papers/fields.ts';
import { numberOfMonth, yearOfMonth } from '../../../papers/months.ts';
import { monthOf, oneOffsOf } from '../../../papers/pay/slips-by-month.ts';
import type { ReadPaper } from '../../../papers/read-papers.ts';
import type { Rule } from '../../rule.ts';
import { failed, inconclusive, passed } from '../../run/judgements.ts';
import { placeOf } from '../../run/places.ts';
import type { InspectedPaper } from '../../subject.ts';
import { taxClassOn } from './tax-class.ts';
import { toldAllowances } from './told-allowance.ts';
import { wageTaxRecomputed } from './wage-tax.ts';

/** Church tax in the two southern states, and everywhere else. */
const CHURCH = [0.08, 0.09] as const;
/** Churches take less of the highest incomes than their share of the tax. */
const CAPPED_FROM = 200_000;
const MONTHS = 12;
const DECEMBER = 12;
const CENTS = 100;
/** Running and single pay are rounded by themselves. */
const ROUNDING = 3;
const SOLIDARITY_ROUNDING = 50;
const SOLIDARITY_SHARE = 0.055;

const isTooHigh = (church: number, tax: number): boolean => church > Math.max(...CHURCH) * tax + ROUNDING;

/** Whether so much church tax goes with so much wage tax; less than its share only children or the highest pay explain. */
function isChurchTax(church: number, tax: number, children: number | null): boolean {
  const least = Math.min(...CHURCH) * tax;
  if (isTooHigh(church, tax)) return false;
  if (CHURCH.some((share) => Math.abs(church - share * tax) <= ROUNDING)) return true;
  return children !== 0 || tax >= CAPPED_FROM || church > least;
}

/** The most that the scale takes; what is paid once is charged with the full share. */
function highestSolidarity(slip: ReadPaper<'payslip'>, tax: number, taxClass: TaxClass | null): number | null {
  const month = monthOf(slip);
  const rules = month ? germanPayRules(yearOfMonth(month)) : null;
  if (!rules) return null;
  if (taxClass === null || oneOffsOf(slip).length > 0) return tax * SOLIDARITY_SHARE;
  return (solidarity((tax * MONTHS) / CENTS, taxClass, rules) * CENTS) / MONTHS;
}

/** Of whom the slip says that there are no children, and who is paid nothing apart, the scale takes no less either. */
function leastSolidarity(slip: ReadPaper<'payslip'>, highest: number | null): number {
  const isApart = numberOfMonth(monthOf(slip) ?? '') === DECEMBER || taxClassOn(slip.reading) === null;
  return highest === null || isApart || oneOffsOf(slip).length > 0 ? 0 : highest;
}

/** What is charged on wage tax: church tax by its two shares, and the solidarity surcharge by its own scale. */
export const surcharges: Rule<ReadPaper<'payslip', InspectedPaper>, 'R_DE_SURCHARGES'> = {
  id: 'R_DE_SURCHARGES',
  chapter: 'payslip',
  level: 'warning',
  blocking: false,
  means: {
    traits: ['sums', 'reckoning'],
    tells: 'belief',
  },
  reads: [],
  judge: (slip, context) => {
    const { reading, paper } = slip;
    if (reading.country !== 'DE') return null;
    const tax = numberIn(reading, 'wage_tax');
    const [church, surcharge] = [numberIn(reading, 'church_tax') ?? 0, numberIn(reading, 'solidarity') ?? 0];
    const { children } = toldAllowances(slip);
    if (church === 0 && surcharge === 0 && children !== 0) return null;
    const working = (['wage_tax', 'church_tax', 'solidarity'] as const)
      .filter((name) => reading.fields[name])
      .map((name) => placeOf(reading, name));
    if (tax === null || tax <= 0 || isPictured(paper, reading)) return inconclusive(working);
    const highest = highestSolidarity(slip, tax, taxClassOn(reading));
    // A slip that prints none at all may leave out what was not read.
    const least = children === 0 && reading.fields.solidarity ? leastSolidarity(slip, highest) : 0;
    const isSolidarity =
      highest === null || (surcharge <= highest + SOLIDARITY_ROUNDING && surcharge >= least - SOLIDARITY_ROUNDING);
    const isChurch = church === 0 || isChurchTax(church, tax, children);
    if (isSolidarity && isChurch) return passed(working);
    // Less tax than its class takes, with charges of a higher one: two relations that say the same of one figure.
    const isLowered = wageTaxRecomputed.judge(slip, context)?.outcome === 'failed';
    return failed(working, isLowered && isTooHigh(church, tax) ? { level: 'critical' } : {});
  },
};
