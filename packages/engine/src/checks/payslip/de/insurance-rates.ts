import { confirmed, isPictured, isRecognised, numberIn } from '../../../papers/fields.ts';
import { kindOf } from '../../../papers/pay/slips-by-month.ts';
import type { ReadPaper } from '../../../papers/read-papers.ts';
import type { Rule } from '../../rule.ts';
import { failed, inconclusive, passed } from '../../run/judgements.ts';
import { placeOf } from '../../run/places.ts';
import { insuranceShares } from './insurance-deviations.ts';

/** Pension, unemployment, health and care insurance take their known shares of the pay, up to the ceilings. */
export const insuranceRates: Rule<ReadPaper<'payslip'>, 'R_DE_SV_RATES'> = {
  id: 'R_DE_SV_RATES',
  chapter: 'payslip',
  level: 'warning',
  blocking: false,
  means: {
    answers: ['payslip.contributions_plausible'],
    traits: ['sums', 'reckoning'],
  },
  reads: [],
  judge: (slip) => {
    const { reading, paper } = slip;
    if (reading.country !== 'DE') return null;
    const insured = confirmed(reading, 'payslip_insured_pay');
    if (insured?.outcome === 'failed' && !isRecognised(paper, reading) && kindOf(slip) !== 'correction')
      return failed(
        (['gross', 'tax_gross', 'social_gross'] as const)
          .filter((name) => reading.fields[name])
          .map((name) => placeOf(reading, name, name === 'gross' ? { expected: Number(insured.expected) } : {})),
        { variant: 'insured', data: { gross: numberIn(reading, 'gross') ?? 0, base: Number(insured.expected) } },
      );
    const shares = insuranceShares(slip);
    const working = shares.map(({ name, base, least, most, paid }) => {
      const bound = (paid * 100) / base < least ? least : most;
      return placeOf(reading, name, { expected: Math.round((base * bound) / 100) });
    });
    const wrong = shares.filter(({ fits }) => !fits);
    const data = { insurances: wrong.map(({ name }) => name).join(', '), count: wrong.length };
    if (shares.length === 0) return inconclusive(working);
    if (wrong.length === 0) return passed(working);
    if (isPictured(paper, reading)) return inconclusive(working);
    return failed(working, { data, ...(wrong.length > 1 ? { level: 'critical' as const } : {}) });
  },
};
