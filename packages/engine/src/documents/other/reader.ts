import type { PaperType } from '@vesta/domain/papers/kinds';
import type { Page } from '../../evidence/page.ts';
import { linesOf as statementLines } from '../bank-statement/lines.ts';
import { outsideBookings } from '../bank-statement/outside-bookings.ts';
import type { DocumentReader, Reading } from '../reading.ts';
import { weigh } from '../recognise/marks.ts';
import { namedPaper } from '../recognise/named-paper.ts';
import { linesOf } from '../recognise/page-text.ts';
import { confirmedTerms } from '../work-contract/confirmed-terms.ts';
import { annualAccounts } from './annual-accounts.ts';
import { benefitNotice } from './benefit-notice.ts';
import { childBenefit } from './child-benefit.ts';
import { f24 } from './f24.ts';
import { isee } from './isee.ts';
import { otherPapers } from './papers.ts';
import { prepaymentNotice } from './prepayment-notice.ts';
import { rentalFields } from './rental.ts';
import { residence } from './residence.ts';
import { isTitledAsGrant, titledAsOther } from './titles.ts';

/** Below this a few common words have met by chance. */
const LEAST_SCORE = 0.45;
const SURE_OF_TITLE = 0.9;

function fieldsOf(type: PaperType, country: string | null, pages: readonly Page[]): Reading['fields'] {
  if (type === 'rental_contract') return rentalFields(pages);
  if (type === 'child_benefit_notice') return childBenefit(pages);
  if (type === 'benefit_notice') return benefitNotice(pages);
  if (type === 'prepayment_notice') return prepaymentNotice(pages);
  if (type === 'annual_accounts') return annualAccounts(pages);
  if (type === 'isee') return isee(pages);
  if (type === 'residence_certificate') return residence(pages);
  if (type === 'f24') return f24(pages);
  return type === 'employer_confirmation' ? confirmedTerms(pages, country === 'DE' ? 'DE' : 'IT') : {};
}

/** Words that only one of the two languages attests with. */
const german = /bestatig|bescheinig|arbeitgeber|beschaftig/;

/** What the page itself says, without the bookings of an account, and of that what stands above them. */
function ownTextOf(page: Page): { readonly head: string; readonly text: string } {
  const outside = new Set(outsideBookings(statementLines([page])).map(({ index }) => index));
  const lines = linesOf(page);
  const firstBooked = lines.findIndex((_, index) => !outside.has(index));
  const joined = (some: typeof lines): string => some.map((line) => line.text).join(' ');
  return {
    head: joined(firstBooked < 0 ? lines : lines.slice(0, firstBooked)),
    text: joined(lines.filter((_, index) => outside.has(index))),
  };
}

export const otherReader: DocumentReader = {
  kind: 'other',
  recognise: (page) => {
    const { head, text } = ownTextOf(page);
    const titled = titledAsOther(head);
    if (titled === 'unknown' && isTitledAsGrant(head))
      return { type: titled, country: null, layout: null, score: LEAST_SCORE, starts: false };
    if (titled && titled !== 'employer_confirmation')
      return { type: titled, country: null, layout: null, score: SURE_OF_TITLE, starts: false };
    if (titled)
      return {
        type: titled,
        country: german.test(head) ? 'DE' : 'IT',
        layout: null,
        score: SURE_OF_TITLE,
        starts: true,
      };
    const best = otherPapers
      .map(({ type, country, marks }) => ({ type, country, layout: null, score: weigh(text, marks), starts: false }))
      .sort((a, b) => b.score - a.score)[0];
    return best && best.score >= LEAST_SCORE ? best : null;
  },
  read: async (pages, recognition): Promise<Reading> => ({
    ...namedPaper(pages, recognition),
    fields: fieldsOf(recognition.type, recognition.country, pages),
  }),
};
