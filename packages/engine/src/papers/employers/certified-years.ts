import { daysBetween } from '@vesta/domain/dates/add-days';
import type { ReadingOf } from '../../documents/reading.ts';
import { dayIn, numberIn } from '../fields.ts';
import type { PaperSet } from '../kept-paper.ts';
import { readPapersOf } from '../read-papers.ts';
import { claimIn, type EmployerClaim, isSameEmployer } from './employer-claims.ts';

/** What an employer certified for a year. */
export interface CertifiedYear {
  readonly paper: string;
  readonly reading: ReadingOf<'fiscal_document'>;
  readonly year: number;
  /** Part of the year worked, 0 to 1; null where the paper does not tell. */
  readonly share: number | null;
}

const DAYS_OF_A_YEAR = 365;

function shareOf(reading: ReadingOf<'fiscal_document'>): number | null {
  const days = numberIn(reading, 'days_worked');
  const [from, to] = [dayIn(reading, 'period_start'), dayIn(reading, 'period_end')];
  const worked = days ?? (from && to ? (daysBetween(from, to) ?? -1) + 1 : null);
  return worked === null || worked <= 0 ? null : Math.min(1, worked / DAYS_OF_A_YEAR);
}

/** The certificates of this employer, newest first. */
export function certifiedYears(set: PaperSet, employer: EmployerClaim): CertifiedYear[] {
  const papers = readPapersOf(set, 'fiscal_document').filter(({ reading }) =>
    ['cu', 'lohnsteuerbescheinigung'].includes(reading.type),
  );
  const years = papers.flatMap(({ paper, reading }) => {
    const claim = claimIn({ paper: paper.id, reading }, 'payer_name', 'payer_id');
    const year = numberIn(reading, 'tax_year');
    if (!claim || year === null || !isSameEmployer(employer, claim)) return [];
    return [{ paper: paper.id, reading, year, share: shareOf(reading) }];
  });
  return years.toSorted((a, b) => b.year - a.year);
}
