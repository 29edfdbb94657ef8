import { numberIn } from '../../../papers/fields.ts';
import { kindOf, oneOffsOf } from '../../../papers/pay/slips-by-month.ts';
import type { Rule } from '../../rule.ts';
import { failed, inconclusive, passed } from '../../run/judgements.ts';
import { placeOf } from '../../run/places.ts';
import type { Slips } from '../slips.ts';

const extras = ['tredicesima', 'quattordicesima'];

/** A thirteenth and a fourteenth pay are known for what they are, and their number agrees with what was said. */
export const extraMonths: Rule<Slips, 'R_IT_13_14'> = {
  id: 'R_IT_13_14',
  chapter: 'payslip',
  level: 'info',
  blocking: false,
  means: {
    traits: ['impersonal'],
  },
  reads: ['paychecks_per_year'],
  judge: ({ slips }, { applicant }) => {
    const italian = slips.filter(({ reading }) => reading.country === 'IT');
    if (italian.length === 0) return null;
    const declared = applicant?.paychecks_per_year ?? null;
    const counts = italian.flatMap(({ reading }) => numberIn(reading, 'payments_per_year') ?? []);
    const printed = counts.length > 0 ? Math.max(...counts) : null;
    const excluded = italian.filter(
      (slip) => extras.includes(kindOf(slip)) || oneOffsOf(slip).some(({ kind }) => extras.includes(kind)),
    ).length;
    const working = italian.map(({ reading, paper }) =>
      placeOf(reading, 'payments_per_year', { expected: declared, paper: paper.id }),
    );
    const data = { found: printed ?? 0, expected: declared ?? 0, excluded };
    if (printed === null) return excluded > 0 ? passed(working, { data }) : inconclusive(working);
    if (declared !== null && printed > declared) return failed(working, { data });
    // Accruals that are not printed prove nothing against somebody; but that fewer are counted than were said is told.
    return passed(working, declared !== null && printed < declared ? { data, variant: 'fewer' } : { data });
  },
};
