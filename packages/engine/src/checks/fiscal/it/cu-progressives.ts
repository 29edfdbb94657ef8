import type { ReadPaper } from '../../../papers/read-papers.ts';
import type { Rule } from '../../rule.ts';
import { decemberSlip, sameYear } from '../december-slip.ts';

/** What the certificate says of the year is what the last slip of it had added up. */
export const cuProgressives: Rule<ReadPaper<'fiscal_document'>, 'R_IT_CU_VS_PROGRESSIVES'> = {
  id: 'R_IT_CU_VS_PROGRESSIVES',
  chapter: 'fiscal',
  level: 'warning',
  blocking: false,
  reads: [],
  judge: (subject) => {
    const slip = subject.reading.type === 'cu' ? decemberSlip(subject) : null;
    return slip
      ? sameYear(
          subject,
          slip,
          [['tax_withheld', 'ytd_tax']],
          [
            ['income_open_ended', 'ytd_taxable'],
            ['income_fixed_term', 'ytd_taxable'],
          ],
        )
      : null;
  },
};
