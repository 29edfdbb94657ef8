import { daysBetween } from '@vesta/domain/dates/add-days';
import type { Day } from '@vesta/domain/dates/day';
import { claimIn, isSameEmployer } from '../../papers/employers/employer-claims.ts';
import { dayIn, numberIn, textIn } from '../../papers/fields.ts';
import type { PaperSet } from '../../papers/kept-paper.ts';
import { newestSlip, type Slip, slipsIn } from '../../papers/pay/slips.ts';
import { readPapersOf } from '../../papers/read-papers.ts';
import type { EvidencePlace, Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';

/** Work may begin on the first working day of the month that the contract names. */
const DAYS_APART = 31;

interface Start {
  readonly day: Day;
  /** Who begins with a time on probation was not there before. */
  readonly isFirst: boolean;
  readonly place: EvidencePlace;
}

/** A contract with an end, within which the slip tells of a job without one: whoever has that is not engaged anew. */
function isOfOtherTerm({ reading, month }: Slip, start: Day, end: Day | null, kind: string | null): boolean {
  const isWithin = month !== null && start.slice(0, 7) <= month && (end === null || month <= end.slice(0, 7));
  const isTerm = kind === 'fixed_term' || (kind === 'agency' && end !== null);
  return isTerm && isWithin && textIn(reading, 'contract_type') === 'open_ended';
}

/** Starts that other papers of the same employer give. */
function startsIn(set: PaperSet, slip: Slip): Start[] {
  const own = claimIn(slip, 'employer_name', 'employer_id');
  const papers = [...readPapersOf(set, 'work_contract'), ...readPapersOf(set, 'fiscal_document')];
  return papers.flatMap(({ paper, reading }) => {
    const day = dayIn(reading, 'employment_start');
    const claim = claimIn({ paper: paper.id, reading }, 'payer_name', 'payer_id');
    if (day === null || !own || !claim || !isSameEmployer(own, claim)) return [];
    const isFirst =
      (numberIn(reading, 'probation_months') ?? 0) > 0 ||
      dayIn(reading, 'probation_end') !== null ||
      isOfOtherTerm(slip, day, dayIn(reading, 'employment_end'), textIn(reading, 'employment_kind'));
    return [{ day, isFirst, place: placeOf(reading, 'employment_start', { paper: paper.id }) }];
  });
}

/**
 * A later contract with the same employer is a renewal and says nothing, unless it begins on probation or ends while the
 * slip tells of a job without an end; one that begins
 * before the day of hire, while no earlier seniority is printed, is odd.
 */
function agrees({ day, isFirst }: Start, hired: Day, seniority: Day | null): boolean | null {
  if ([hired, seniority].some((other) => other !== null && Math.abs(daysBetween(day, other) ?? 0) <= DAYS_APART))
    return true;
  return day > hired && !isFirst ? null : false;
}

/** Slips of the same employer that give another day: a program prints the same one every month. */
const otherDays = (slips: readonly Slip[], newest: Slip, hired: Day | null): Slip[] =>
  slips.filter((slip) => {
    const day = dayIn(slip.reading, 'hire_date');
    const [own, claim] = [newest, slip].map((one) => claimIn(one, 'employer_name', 'employer_id'));
    return hired !== null && day !== null && day !== hired && own && claim ? isSameEmployer(own, claim) : false;
  });

/** Contract, certificate and payslip give one day on which the work began. */
export const hireDate: Rule<PaperSet, 'R_X_HIRE_DATE'> = {
  id: 'R_X_HIRE_DATE',
  chapter: 'across',
  level: 'warning',
  blocking: false,
  means: {
    // Whether papers agree with each other is for the report; no upload is wrong because of it.
    upload: 'silent',
    tells: 'seniority',
  },
  reads: [],
  judge: (set) => {
    const slip = newestSlip(slipsIn(set));
    const hired = slip && dayIn(slip.reading, 'hire_date');
    if (!slip) return null;
    const strays = otherDays(slipsIn(set), slip, hired);
    if (strays.length > 0) {
      const working = strays.map((stray) =>
        placeOf(stray.reading, 'hire_date', { paper: stray.paper, expected: hired }),
      );
      const own = placeOf(slip.reading, 'hire_date', { paper: slip.paper });
      return failed([own, ...working], {
        papers: [slip.paper, ...strays.map(({ paper }) => paper)],
        data: { hired: hired ?? '', other: dayIn(strays[0]?.reading ?? slip.reading, 'hire_date') ?? '' },
      });
    }
    const starts = startsIn(set, slip);
    if (starts.length === 0) return null;
    const own = placeOf(slip.reading, 'hire_date', { paper: slip.paper });
    const papers = [slip.paper, ...starts.flatMap(({ place }) => place.paper ?? [])];
    if (hired === null) return inconclusive([own], { papers });
    const month = slip.month;
    const judged = starts.map((start) => {
      const isLater = month !== null && start.day.slice(0, 7) > month;
      return { ...start, same: isLater ? null : agrees(start, hired, dayIn(slip.reading, 'seniority_date')) };
    });
    const wrong = judged.filter(({ same }) => same === false);
    const places = judged.map(({ place }) => ({ ...place, expected: hired }));
    if (wrong.length > 0) {
      const working = [own, ...wrong.map(({ place }) => ({ ...place, expected: hired }))];
      return failed(working, { papers, data: { hired, other: wrong[0]?.day ?? '' } });
    }
    return judged.some(({ same }) => same)
      ? passed([own, ...places], { papers })
      : inconclusive([own, ...places], { papers });
  },
};
