import { germanPayRules } from '@vesta/domain/pay-rules/de/index';
import { employeeBase } from '@vesta/domain/pay-rules/de/insurance';
import type { GermanPayRules } from '@vesta/domain/pay-rules/de/rules';
import type { Reading } from '../../../documents/reading.ts';
import { numberIn, textIn } from '../../../papers/fields.ts';
import { yearOfMonth } from '../../../papers/months.ts';
import { monthOf } from '../../../papers/pay/slips-by-month.ts';
import type { ReadPaper } from '../../../papers/read-papers.ts';
import { taxedOneOffs } from './running-pay.ts';

const CENTS = 100;
/** Points by which rounding may move a share, and by which funds may. */
const EXACT = 0.05;
const LOOSE = 0.15;
const ROUNDING = 5;

type Insurance = 'pension' | 'unemployment' | 'health' | 'health_extra' | 'care' | 'care_extra';

export interface InsuranceShare {
  readonly name: Insurance;
  readonly base: number;
  readonly paid: number;
  readonly least: number;
  readonly most: number;
  readonly fits: boolean;
}

/** Jobs that insurances reckon otherwise: small, short, and those of people insured elsewhere. */
const otherGroups = ['109', '110', '119', '120', '190'];

const isOtherJob = (reading: Reading<'payslip'>, { minijob }: GermanPayRules): boolean =>
  otherGroups.includes(textIn(reading, 'person_group') ?? '') || (numberIn(reading, 'gross') ?? 0) <= minijob * CENTS;

/**
 * In a graded job the share for the pension is that of a part of the pay, and no less than that: of all of it for
 * apprentices, and of something between for who has another job or came within the month.
 */
function gradedShare(reading: Reading<'payslip'>, gross: number, rules: GermanPayRules): readonly InsuranceShare[] {
  const [insured, paid] = [numberIn(reading, 'social_gross') ?? gross, numberIn(reading, 'pension') ?? 0];
  const rate = rules.insurance.pension;
  const part = employeeBase(gross, rules);
  const least = Math.abs(insured - part) <= CENTS ? part : Math.min(part, employeeBase(insured, rules));
  const most = Math.max(gross, insured);
  const fits = paid >= (least * rate) / 100 - ROUNDING && paid <= (most * rate) / 100 + ROUNDING;
  return paid > 0 ? [{ name: 'pension', base: most, paid, least: (rate * least) / most, most: rate, fits }] : [];
}

const total = (reading: Reading<'payslip'>, ...names: readonly Insurance[]): number =>
  names.reduce((sum, name) => sum + (numberIn(reading, name) ?? 0), 0);

/**
 * Two exact shares of one base above the ceiling of a month, and no more than was paid: a one-off that the slip does not
 * name filled ceilings of past months up.
 */
function isOfFilledCeilings(reading: Reading<'payslip'>, gross: number, { insurance }: GermanPayRules): boolean {
  const [pension, unemployment] = (['pension', 'unemployment'] as const).map((name) => numberIn(reading, name) ?? 0);
  const base = ((pension ?? 0) * 100) / insurance.pension;
  const isOne = Math.abs((base * insurance.unemployment) / 100 - (unemployment ?? 0)) <= 1;
  return isOne && base > insurance.pensionCeiling * CENTS + CENTS && base <= gross + CENTS;
}

/** Shares of all four that are not what the slip says that they come to: a part of some of them was not read. */
function isReadInPart(reading: Reading<'payslip'>): boolean {
  const told = numberIn(reading, 'social_security_deductions');
  const each = [
    total(reading, 'pension'),
    total(reading, 'unemployment'),
    total(reading, 'health', 'health_extra'),
    total(reading, 'care', 'care_extra'),
  ];
  const sum = each.reduce((all, share) => all + share, 0);
  return told !== null && each.every((share) => share > 0) && told - sum > ROUNDING;
}

/** Each insurance that the slip takes something for, and whether that is a share that employees pay. */
export function insuranceShares(slip: ReadPaper<'payslip'>): readonly InsuranceShare[] {
  const { reading } = slip;
  const month = monthOf(slip);
  const rules = month ? germanPayRules(yearOfMonth(month)) : null;
  const paidGross = numberIn(reading, 'gross') ?? 0;
  const gross = numberIn(reading, 'social_gross') ?? numberIn(reading, 'gross');
  if (!rules || gross === null || isOtherJob(reading, rules) || isReadInPart(reading)) return [];
  if (paidGross <= rules.midijob * CENTS) return gradedShare(reading, paidGross, rules);
  const { insurance } = rules;
  const [pensionCeiling, healthCeiling] = [insurance.pensionCeiling * CENTS, insurance.healthCeiling * CENTS];
  // A one-off payment fills ceilings of past months up, so that the month's own ceiling says nothing.
  if (taxedOneOffs(slip) > 0 && gross > healthCeiling) return [];
  if (isOfFilledCeilings(reading, gross, rules)) return [];
  const share = (name: Insurance, base: number, paid: number, least: number, most: number): InsuranceShare[] => {
    const fits = paid >= (base * least) / 100 - ROUNDING && paid <= (base * most) / 100 + ROUNDING;
    return paid > 0 && base > 0 ? [{ name, base, paid, least, most, fits }] : [];
  };
  const exact = (name: Insurance, rate: number): InsuranceShare[] =>
    share(name, Math.min(gross, pensionCeiling), total(reading, name), rate - EXACT, rate + EXACT);
  const healthBase = Math.min(gross, healthCeiling);
  const { fundExtra, care, carePerChild, careChildless, careSaxony } = insurance;
  const fixed = [...exact('pension', insurance.pension), ...exact('unemployment', insurance.unemployment)];
  // Two exact shares of one base prove it: then care insurance takes one of the shares of the law, and none in between.
  const isProved = fixed.length > 1 && fixed.every(({ fits }) => fits);
  const shares = [0, 1, 2, 3, 4].map((children) => care - children * carePerChild);
  const lawful = [...shares, care + careChildless].flatMap((one) => [one, one + careSaxony]);
  const careTaken = total(reading, 'care', 'care_extra');
  // A one-off that nobody recognised fills ceilings of past months up: then the share is one of all that was paid.
  const isLawful = [healthBase, gross].some((base) =>
    lawful.some((one) => Math.abs((base * one) / 100 - careTaken) <= ROUNDING),
  );
  return [
    ...fixed,
    ...share(
      'health',
      healthBase,
      total(reading, 'health', 'health_extra'),
      insurance.healthForTax + fundExtra.least / 2 - LOOSE,
      insurance.health + fundExtra.most / 2 + LOOSE,
    ),
    ...share(
      'care',
      healthBase,
      careTaken,
      care - 4 * carePerChild - EXACT,
      care + careChildless + careSaxony + EXACT,
    ).map((one) => ({ ...one, fits: one.fits && (isLawful || !isProved) })),
  ];
}
