import { contributionFits } from '@vesta/domain/pay-rules/it/contribution-fits';
import { italianPayRules } from '@vesta/domain/pay-rules/it/index';
import { confirmed, isPictured, isRecognised, numberIn } from '../../../papers/fields.ts';
import { yearOfMonth } from '../../../papers/months.ts';
import type { WrongContribution } from '../../../papers/paper-notes.ts';
import { isOrdinary, kindOf, monthOf } from '../../../papers/pay/slips-by-month.ts';
import type { ReadPaper } from '../../../papers/read-papers.ts';
import { placeOn } from '../../forensics/ground/places.ts';
import type { EvidencePlace, Rule } from '../../rule.ts';
import { failed, inconclusive, passed } from '../../run/judgements.ts';
import { placeOf } from '../../run/places.ts';

/** A row that prints its base and its share, and another result than they give. */
const placesOf = ({ page, percent, base, paid }: WrongContribution): EvidencePlace[] => [
  placeOn('contribution_base', page, base.box, base.cents, Math.round((paid.cents * 100) / percent)),
  placeOn('contribution', page, paid.box, paid.cents, Math.round((base.cents * percent) / 100)),
];

/** Bases are rounded to whole euros, and a little besides the wage is taxed and not insured. */
const SLACK = 1.02;

/** What is taxed is the insured wage less the contributions: it is never more, unless the institute pays by this slip. */
function isTaxedBeyond({ reading, paper }: ReadPaper<'payslip'>): boolean {
  const [base, taxable] = [numberIn(reading, 'social_gross'), numberIn(reading, 'taxable')];
  return !!base && base > 0 && taxable !== null && taxable > base * SLACK && paper.notes.paysForInstitute !== true;
}

/** The employee's part of the contributions against the base that is printed for it. */
export const inpsRate: Rule<ReadPaper<'payslip'>, 'R_IT_INPS_RATE'> = {
  id: 'R_IT_INPS_RATE',
  chapter: 'payslip',
  level: 'warning',
  blocking: false,
  means: {
    answers: ['payslip.contributions_plausible'],
    traits: ['sums', 'impersonal'],
  },
  reads: [],
  judge: (slip) => {
    const { reading, paper } = slip;
    if (reading.country !== 'IT' || kindOf(slip) === 'advance') return null;
    const wrong = isRecognised(paper, reading) ? [] : (paper.notes.wrongContributions ?? []);
    const own = wrong.filter(({ page }) => reading.pages.includes(page));
    if (own.length > 0) return failed(own.flatMap(placesOf), { variant: 'row', data: { rows: own.length } });
    const [base, paid] = [numberIn(reading, 'social_gross'), numberIn(reading, 'social_contributions')];
    const month = monthOf(slip);
    const rules = month ? italianPayRules(yearOfMonth(month)) : null;
    const working = [placeOf(reading, 'social_gross'), placeOf(reading, 'social_contributions')];
    // Nothing at all is paid by interns, and by mothers for whom the state pays.
    if (!base || !paid || base < 0 || !rules) return inconclusive(working);
    const data = { found: Math.round((paid / base) * 10_000) / 100 };
    const isBeyond = isTaxedBeyond(slip) && isOrdinary(slip) && !isPictured(paper, reading);
    if (isBeyond)
      return failed([placeOf(reading, 'social_gross'), placeOf(reading, 'taxable', { expected: base - paid })], {
        variant: 'taxed',
        data: { taxable: numberIn(reading, 'taxable') ?? 0, base },
      });
    const insured = confirmed(reading, 'payslip_insured_pay');
    if (insured?.outcome === 'failed' && !isRecognised(paper, reading) && !isPictured(paper, reading))
      return failed([placeOf(reading, 'gross', { expected: base }), ...working], {
        variant: 'insured',
        data: { gross: numberIn(reading, 'gross') ?? 0, base },
      });
    if (contributionFits(base, paid, rules)) return passed(working, { data });
    // The reader saw a fund whose shares are not all told in the table.
    if (confirmed(reading, 'payslip_inps_rate')?.outcome === 'inconclusive') return inconclusive(working);
    return isPictured(paper, reading) ? inconclusive(working) : failed(working, { data });
  },
};
