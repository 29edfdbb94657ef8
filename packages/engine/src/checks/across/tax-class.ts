import { claimIn, isSameEmployer } from '../../papers/employers/employer-claims.ts';
import { isRecognised, textIn } from '../../papers/fields.ts';
import type { PaperSet } from '../../papers/kept-paper.ts';
import { newestSlip, slipsIn } from '../../papers/pay/slips.ts';
import { readPapersOf } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';

/**
 * The wage certificate names the tax class of the slips of the same employer. Couples choose anew at a wedding or with
 * the year: somebody should know why, and no landlord need.
 */
export const taxClassAcross: Rule<PaperSet, 'R_X_TAXCLASS'> = {
  id: 'R_X_TAXCLASS',
  chapter: 'across',
  level: 'warning',
  blocking: false,
  means: {
    // Whether papers agree with each other is for the report; no upload is wrong because of it.
    upload: 'silent',
    tells: 'family',
  },
  reads: [],
  judge: (set) => {
    const slip = newestSlip(slipsIn(set).filter(({ reading }) => reading.country === 'DE'));
    const own = slip && claimIn(slip, 'employer_name', 'employer_id');
    const taxClass = slip && textIn(slip.reading, 'tax_class');
    // Whoever shows a slip may black the class out.
    if (!slip || !own || !taxClass) return null;
    const told = readPapersOf(set, 'fiscal_document').filter(({ paper, reading }) => {
      const claim = claimIn({ paper: paper.id, reading }, 'payer_name', 'payer_id');
      return textIn(reading, 'tax_class') !== null && claim !== null && isSameEmployer(own, claim);
    });
    if (told.length === 0) return null;
    const papers = [slip.paper, ...told.map(({ paper }) => paper.id)];
    const working = [
      placeOf(slip.reading, 'tax_class', { paper: slip.paper }),
      ...told.map(({ paper, reading }) => placeOf(reading, 'tax_class', { paper: paper.id, expected: taxClass })),
    ];
    const other = told.filter(({ reading }) => textIn(reading, 'tax_class') !== taxClass);
    if (other.length === 0) return passed(working, { papers });
    const isSure = other.some(({ paper, reading }) => !isRecognised(paper, reading));
    const data = { slip: taxClass, certificate: textIn(other[0]?.reading ?? slip.reading, 'tax_class') ?? '' };
    return isSure ? failed(working, { papers, data }) : inconclusive(working, { papers });
  },
};
