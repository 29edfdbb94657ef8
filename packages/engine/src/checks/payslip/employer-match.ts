import { compareEmployers, EMPLOYER_MATCH_FROM } from '@vesta/domain/names/compare-employers';
import { isPictured, textIn } from '../../papers/fields.ts';
import { type ReadPaper, readPapersOf } from '../../papers/read-papers.ts';
import type { EvidencePlace, Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';
import { newestOf, type Slips } from './slips.ts';

/** Names that share so little are two employers; between the two nobody can tell. */
const STRANGER_BELOW = 0.3;

const employerOn = ({ reading }: ReadPaper<'payslip'>): string | null => textIn(reading, 'employer_name');
const idOn = ({ reading }: ReadPaper<'payslip'>): string | null => textIn(reading, 'employer_id');

const isSameCompany = (a: ReadPaper<'payslip'>, b: ReadPaper<'payslip'>): boolean =>
  idOn(a) !== null && idOn(a) === idOn(b);

const placed = (slip: ReadPaper<'payslip'>, expected: string | null): EvidencePlace =>
  placeOf(slip.reading, 'employer_name', { expected, paper: slip.paper.id });

/** The employer that was given, the newest slip, the contract and the older slips should be one. */
export const employerMatch: Rule<Slips, 'R_PAYSLIP_EMPLOYER_MATCH'> = {
  id: 'R_PAYSLIP_EMPLOYER_MATCH',
  chapter: 'payslip',
  level: 'critical',
  blocking: false,
  means: {
    flags: [{ flag: 'payslip_employer_mismatch', source: 'payslips' }],
    answers: ['payslip.employer_consistent'],
    traits: ['impersonal'],
  },
  reads: ['employer'],
  judge: (subject, { applicant }) => {
    const newest = newestOf(subject);
    const name = newest ? employerOn(newest) : null;
    const declared = applicant?.employer ?? null;
    if (!newest || !name) return inconclusive(newest ? [placed(newest, declared)] : []);
    const contracts = readPapersOf(subject.set, 'work_contract').flatMap(
      ({ reading }) => textIn(reading, 'payer_name') ?? [],
    );
    const told = [...(declared ? [declared] : []), ...contracts];
    const likeness = told.map((other) => compareEmployers(name, other));
    const stranger = told.find((_, index) => (likeness[index] ?? 1) < STRANGER_BELOW);
    if (stranger !== undefined)
      return failed([placed(newest, stranger)], {
        // A name read from pixels may be garbled.
        level: isPictured(newest.paper, newest.reading) ? 'warning' : 'critical',
        data: { expected: stranger, found: name },
      });
    const older = subject.slips.filter((slip) => slip !== newest && !isSameCompany(slip, newest));
    const changed = older.find((slip) => {
      const other = employerOn(slip);
      return other !== null && compareEmployers(name, other) < STRANGER_BELOW;
    });
    // A new job inside the months shown happens to honest people; the newest one counts.
    if (changed)
      return failed([placed(newest, null), placed(changed, name)], {
        level: 'warning',
        variant: 'changed',
        data: { expected: name, found: employerOn(changed) ?? '' },
      });
    const places = [placed(newest, told[0] ?? null)];
    const isCompared = told.length > 0 || subject.slips.length > 1;
    return isCompared && likeness.every((score) => score >= EMPLOYER_MATCH_FROM)
      ? passed(places)
      : inconclusive(places);
  },
};
