import { germanPayRules } from '@vesta/domain/pay-rules/de/index';
import type { TaxClass } from '@vesta/domain/pay-rules/de/wage-tax';
import { confirmed, dayIn, isPictured, numberIn } from '../../../papers/fields.ts';
import { numberOfMonth, yearOfMonth } from '../../../papers/months.ts';
import { monthOf } from '../../../papers/pay/slips-by-month.ts';
import type { ReadPaper } from '../../../papers/read-papers.ts';
import type { Rule } from '../../rule.ts';
import { failed, inconclusive, passed } from '../../run/judgements.ts';
import { placeOf } from '../../run/places.ts';
import type { InspectedPaper } from '../../subject.ts';
import { monthsPaid } from '../months-in-total.ts';
import { estimatedWageTax, highestWageTax } from './estimated-tax.ts';
import { insuranceShares } from './insurance-deviations.ts';
import { taxedOneOffs } from './running-pay.ts';
import { taxClassOn } from './tax-class.ts';
import { toldAllowances } from './told-allowance.ts';

/** Where little is known, only what lies this far off the estimate of the class is worth a look. */
const LEAST = 0.5;
const MOST = 1.6;
const SLACK_CENTS = 5_000;
/**
 * Slips have to print allowances. One that prints its taxed pay and takes shares of public insurances has told all that
 * its tax rests on, but for the price of the fund and how many children there are.
 */
const LEAST_TOLD = 0.93;
const SLACK_TOLD = 1_000;
const MOST_TOLD = 1.05;
/**
 * Pay of which all is insured is taxed as well, but for what people put aside for their old age: insurances let half of
 * that pass which the tax does, a twenty-fifth of the ceiling, at the highest rate that such a pay is taxed with.
 */
const SLACK_INSURED = 15_200;
const ROUNDING = 5;
/** The year is settled, and from this age on an allowance is taken that is printed nowhere. */
const DECEMBER = 12;
const OLD = 64;

/** Of the months before: beyond this there is pay in the month that comes once, whatever it is called, and is taxed less. */
const STANDS_OUT = 1.3;

/** Whether the totals of the year tell that this month paid far more than those before it. */
function standsOut(slip: ReadPaper<'payslip'>): boolean {
  const [gross, total, paid] = [numberIn(slip.reading, 'gross'), numberIn(slip.reading, 'ytd_gross'), monthsPaid(slip)];
  if (gross === null || total === null || paid === null || paid < 2) return false;
  return gross > ((total - gross) / (paid - 1)) * STANDS_OUT;
}

/** Whether the share for the pension is that of all the pay. */
function isWhollyInsured(slip: ReadPaper<'payslip'>): boolean {
  const [month, gross] = [monthOf(slip), numberIn(slip.reading, 'gross')];
  const rules = month ? germanPayRules(yearOfMonth(month)) : null;
  const pension = numberIn(slip.reading, 'pension');
  if (!rules || gross === null || pension === null) return false;
  return Math.abs((gross * rules.insurance.pension) / 100 - pension) <= ROUNDING;
}

/** Whether nothing is insured, as with who holds an office, and the pay less its taxes is the net. */
function isUninsured({ reading }: ReadPaper<'payslip'>): boolean {
  const shares = ['pension', 'health', 'unemployment', 'care', 'social_contributions'] as const;
  const isFree = shares.every((name) => (numberIn(reading, name) ?? 0) === 0);
  return isFree && confirmed(reading, 'payslip_net')?.outcome === 'passed';
}

/** The most that the class takes: tightly where the slip tells all that its tax rests on. */
function mostTax(slip: ReadPaper<'payslip'>, taxClass: TaxClass, estimate: number): number {
  const { reading } = slip;
  const far = estimate * MOST + SLACK_CENTS;
  const isUsual = numberOfMonth(monthOf(slip) ?? '') !== DECEMBER && !standsOut(slip) && taxedOneOffs(slip) === 0;
  const isTold = numberIn(reading, 'tax_gross') !== null || isWhollyInsured(slip) || isUninsured(slip);
  const highest = isUsual && isTold ? highestWageTax(slip, taxClass) : null;
  return highest === null ? far : Math.min(far, highest * MOST_TOLD + SLACK_TOLD);
}

/** The least that the class takes, as far as the slip tells why. */
function leastTax(slip: ReadPaper<'payslip', InspectedPaper>, estimate: number): number {
  const { reading } = slip;
  const [month, born] = [monthOf(slip) ?? '', dayIn(reading, 'date_of_birth')];
  const isOld = born !== null && yearOfMonth(month) - Number(born.slice(0, 4)) > OLD;
  const isUsual =
    numberOfMonth(month) !== DECEMBER &&
    !isOld &&
    !standsOut(slip) &&
    (numberIn(reading, 'health') ?? 0) > 0 &&
    (numberIn(reading, 'pension') ?? 0) > 0;
  const isTold = numberIn(reading, 'tax_gross') !== null;
  const isFollowed = isUsual && (isTold || isWhollyInsured(slip)) && !toldAllowances(slip).isLowered;
  const far = estimate * LEAST - SLACK_CENTS;
  if (!isFollowed) return far;
  return Math.max(far, estimate * LEAST_TOLD - SLACK_TOLD - (isTold ? 0 : SLACK_INSURED));
}

/** The wage tax that the class gives for this pay, roughly. */
export const wageTaxRecomputed: Rule<ReadPaper<'payslip', InspectedPaper>, 'R_DE_LST_RECOMPUTE'> = {
  id: 'R_DE_LST_RECOMPUTE',
  chapter: 'payslip',
  level: 'warning',
  blocking: false,
  means: {
    traits: ['sums', 'reckoning'],
    tells: 'family',
  },
  reads: [],
  judge: (slip) => {
    const { reading, paper } = slip;
    if (reading.country !== 'DE') return null;
    const [taxClass, tax] = [taxClassOn(reading), numberIn(reading, 'wage_tax')];
    const estimate = taxClass ? estimatedWageTax(slip, taxClass) : null;
    const working = [placeOf(reading, 'tax_class'), placeOf(reading, 'wage_tax', { expected: estimate })];
    if (taxClass === null || estimate === null || tax === null) return inconclusive(working);
    const data = { expected: estimate, found: tax, taxClass };
    const tooLittle = tax < leastTax(slip, estimate);
    const tooMuch = tax > mostTax(slip, taxClass, estimate);
    if (!tooLittle && !tooMuch) return passed(working, { data });
    // A one-off payment is taxed on top.
    if (isPictured(paper, reading) || (tooMuch && taxedOneOffs(slip) > 0)) return inconclusive(working);
    // A pay that was misread makes both look wrong by a little.
    const isFar = tax > estimate * MOST + SLACK_CENTS || tax < estimate * LEAST - SLACK_CENTS;
    const agree =
      confirmed(reading, 'payslip_net')?.outcome === 'failed' || insuranceShares(slip).some(({ fits }) => !fits);
    return failed(working, { data, ...(isFar && agree ? { level: 'critical' as const } : {}) });
  },
};
