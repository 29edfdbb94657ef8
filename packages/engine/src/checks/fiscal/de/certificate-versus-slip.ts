import type { ReadPaper } from '../../../papers/read-papers.ts';
import type { Rule } from '../../rule.ts';
import { decemberSlip, sameYear } from '../december-slip.ts';

/** The wage certificate repeats what the slip of December had added up. */
export const certificateVersusSlip: Rule<ReadPaper<'fiscal_document'>, 'R_DE_LSTB_VS_SLIP'> = {
  id: 'R_DE_LSTB_VS_SLIP',
  chapter: 'fiscal',
  level: 'warning',
  blocking: false,
  reads: [],
  judge: (subject) => {
    const slip = subject.reading.type === 'lohnsteuerbescheinigung' ? decemberSlip(subject) : null;
    const pairs = [
      ['wage_tax', 'ytd_tax'],
      ['gross_wage', 'ytd_gross'],
    ] as const;
    return slip ? sameYear(subject, slip, pairs, [['gross_wage', 'ytd_gross']]) : null;
  },
};
