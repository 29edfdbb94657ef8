import { confirmed, numberIn } from '../../papers/fields.ts';
import type { ReadPaper } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';

/** A creditor is paid out of the wage: by seizure, or for a loan that the wage repays. */
export const garnishment: Rule<ReadPaper<'payslip'>, 'R_PAYSLIP_GARNISHMENT'> = {
  id: 'R_PAYSLIP_GARNISHMENT',
  chapter: 'payslip',
  level: 'warning',
  blocking: false,
  means: {
    answers: ['payslip.pay_seized'],
  },
  reads: [],
  judge: ({ reading }) => {
    const seized = numberIn(reading, 'garnishment') ?? 0;
    const repaid = numberIn(reading, 'salary_loan') ?? 0;
    const working = (['garnishment', 'salary_loan'] as const).map((name) => placeOf(reading, name, { expected: 0 }));
    if (seized > 0) return failed(working, { data: { amount: seized } });
    if (repaid > 0) return failed(working, { variant: 'loan', data: { amount: repaid } });
    // Only where the sums come out is it sure that no line was overlooked.
    return confirmed(reading, 'payslip_net')?.outcome === 'passed' ? passed(working) : inconclusive(working);
  },
};
