import { textIn } from '../../papers/fields.ts';
import type { PaperSet } from '../../papers/kept-paper.ts';
import { newestSlip, slipsIn } from '../../papers/pay/slips.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';

const ofCouples: readonly string[] = ['3', '4', '5'];
const OF_SINGLE_PARENTS = '2';

/**
 * The German tax class fits the household that was declared. Couples live apart and classes lag behind life: worth
 * knowing, never told to a landlord.
 */
export const familyTaxClass: Rule<PaperSet, 'R_X_FAMILY_TAXCLASS'> = {
  id: 'R_X_FAMILY_TAXCLASS',
  chapter: 'across',
  level: 'info',
  blocking: false,
  means: {
    // Whether papers agree with each other is for the report; no upload is wrong because of it.
    upload: 'silent',
    traits: ['internal'],
    tells: 'family',
  },
  reads: ['has_partner', 'children'],
  judge: (set, { applicant }) => {
    const slip = newestSlip(slipsIn(set).filter(({ reading }) => reading.country === 'DE'));
    const taxClass = slip && textIn(slip.reading, 'tax_class');
    // Whoever shows a slip may black the class out.
    if (!slip || !taxClass || !applicant) return null;
    const more = { papers: [slip.paper], data: { tax_class: taxClass } };
    const [partner, children] = [applicant.has_partner ?? null, applicant.children ?? null];
    const place = placeOf(slip.reading, 'tax_class', { paper: slip.paper });
    const lives = ofCouples.includes(taxClass)
      ? partner
      : taxClass === OF_SINGLE_PARENTS && children !== null
        ? children > 0
        : null;
    if (![...ofCouples, OF_SINGLE_PARENTS].includes(taxClass)) return passed([place], more);
    if (lives === null) return inconclusive([place], more);
    return lives ? passed([place], more) : failed([place], more);
  },
};
