import { compareEmployers } from '@vesta/domain/names/compare-employers';
import type { NumberField } from '@vesta/domain/papers/schema';
import { numberIn, textIn } from '../../papers/fields.ts';
import { isOrdinary, oneOffsOf, slipsIn } from '../../papers/pay/slips-by-month.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';
import { annualIncome } from './annual-income.ts';

/** Payments a year, and how far the year before may lie from this one: pay rises, hours and bonuses change. */
const FEWEST = 12 * 0.75;
const MOST = 14 * 1.15;
const OTHER_COMPANY = 0.3;
const LEAST_SHARE = 0.2;

function monthly(slips: readonly ReadPaper<'payslip'>[], field: NumberField<'payslip'>): number | null {
  const plain = slips.filter((slip) => isOrdinary(slip) && oneOffsOf(slip).length === 0);
  const values = (plain.length > 0 ? plain : slips.filter(isOrdinary)).flatMap(
    ({ reading }) => numberIn(reading, field) ?? [],
  );
  return values.length === 0 ? null : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}

const isOtherJob = (
  reading: ReadPaper<'fiscal_document'>['reading'],
  slips: readonly ReadPaper<'payslip'>[],
): boolean => {
  const payer = textIn(reading, 'payer_name');
  const employers = slips.flatMap((slip) => textIn(slip.reading, 'employer_name') ?? []);
  return (
    payer !== null && employers.length > 0 && employers.every((name) => compareEmployers(payer, name) < OTHER_COMPANY)
  );
};

/** The year is about twelve to fourteen times the month. Extra payments and a change of year explain much. */
export const incomeVersusPayslips: Rule<ReadPaper<'fiscal_document'>, 'R_TAX_INCOME_VS_PAYSLIPS'> = {
  id: 'R_TAX_INCOME_VS_PAYSLIPS',
  chapter: 'fiscal',
  level: 'warning',
  blocking: false,
  reads: [],
  judge: ({ reading, paper, set }) => {
    const slips = slipsIn(set).filter((slip) => slip.reading.country === reading.country);
    const annual = annualIncome(reading);
    if (slips.length === 0 || !annual) return null;
    const month = monthly(slips, annual.monthlyField);
    const working = [
      placeOf(reading, annual.field, { paper: paper.id }),
      ...slips.map((slip) => placeOf(slip.reading, annual.monthlyField, { paper: slip.paper.id })),
    ];
    if (!month || isOtherJob(reading, slips)) return inconclusive(working);
    const share = annual.share ?? 1;
    const times = annual.amount / share / month;
    const data = { annual: annual.amount, monthly: month, times: Math.round(times * 10) / 10 };
    if (times >= FEWEST && times <= MOST) return passed(working, { data });
    return annual.share === null || share < LEAST_SHARE ? inconclusive(working) : failed(working, { data });
  },
};
