import type { Day } from '@vesta/domain/dates/day';
import type { Reading } from '../../documents/reading.ts';
import { dayIn, isRecognised } from '../../papers/fields.ts';
import type { KeptPaper, PaperSet } from '../../papers/kept-paper.ts';
import { allReadPapers } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';

interface Told {
  readonly paper: KeptPaper;
  readonly reading: Reading;
  readonly day: Day;
}

/** Of a card rules of its own ask; the other papers give the day beside the name of an employee. */
const toldIn = (set: PaperSet): Told[] =>
  allReadPapers(set).flatMap(({ paper, reading }) => {
    const day = reading.kind === 'identity_document' ? null : dayIn(reading, 'date_of_birth');
    return day === null ? [] : [{ paper, reading, day }];
  });

/** Where nobody said when they were born: the day of most papers, if there is one. */
function usualDay(told: readonly Told[]): Day | null {
  const support = (day: Day): number => told.filter((one) => one.day === day).length;
  const [best] = told.map(({ day }) => day).toSorted((a, b) => support(b) - support(a));
  return best !== undefined && support(best) * 2 > told.length ? best : null;
}

/**
 * Slips, certificates and contracts give the day of birth that the applicant gives. Whoever types it into a payroll
 * program may slip: worth a look, and no more.
 */
export const birthDateAcross: Rule<PaperSet, 'R_X_BIRTH_DATE'> = {
  id: 'R_X_BIRTH_DATE',
  chapter: 'across',
  level: 'warning',
  blocking: false,
  means: {
    // Whether papers agree with each other is for the report; no upload is wrong because of it.
    upload: 'silent',
  },
  reads: ['birth_date'],
  judge: (set, { applicant }) => {
    const told = toldIn(set);
    const papers = [...new Set(told.map(({ paper }) => paper.id))];
    if (told.length === 0) return null;
    const day = applicant?.birth_date ?? usualDay(told);
    const placed = (those: readonly Told[]) =>
      those.map(({ reading, paper }) => placeOf(reading, 'date_of_birth', { paper: paper.id, expected: day }));
    if (day === null) return inconclusive(placed(told), { papers });
    const other = told.filter((one) => one.day !== day);
    if (other.length === 0) return passed(placed(told), { papers });
    const printed = other.filter(({ paper, reading }) => !isRecognised(paper, reading));
    return printed.length > 0 ? failed(placed(printed), { papers }) : inconclusive(placed(other), { papers });
  },
};
