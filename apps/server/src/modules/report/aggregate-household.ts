import type { AggregatedReport } from '@vesta/domain/report/aggregated-report';
import { aggregateReports, type HouseholdMember } from '@vesta/engine/report/aggregate-reports';
import type { House } from '../../house.ts';
import { askedRentOf } from '../documents/applicant-of.ts';
import { listedRows } from '../documents/rows.ts';
import { proofWords } from '../review/proof-words.ts';
import { type Companion, guarantorsOf, loadCompanions, membersOf } from './household.ts';
import type { Subject } from './load-subject.ts';
import { mortgageFactsOf } from './mortgage-facts.ts';
import { householdCountOf, listingOf } from './report-input.ts';
import type { StoredReport } from './stored-report.ts';

const expected = { share: 'expected', report: null } as const;

/** Invited and not here yet: named by whoever invited them. */
function expectedOf(subject: Subject, companions: readonly Companion[]): HouseholdMember[] {
  const isHere = (email: string | null) => companions.some((companion) => companion.email === email);
  const members = membersOf(subject, companions)
    .filter(({ role, email }) => role === 'Co-Applicant' && !isHere(email))
    .map(({ fullname, relationship }) => ({ fullname, relationship, role: 'co-applicant' as const, ...expected }));
  const guarantors = guarantorsOf(subject, companions)
    .filter(({ email }) => !isHere(email))
    .map(({ fullname, relationship }) => ({ fullname, relationship, role: 'guarantor' as const, ...expected }));
  return [...members, ...guarantors];
}

const isFull = (report: Companion['report']) => (report && report.kind !== 'rapid' ? report : null);

/**
 * The household together, seen from the main applicant; null where there is nobody else, or where somebody else asks.
 * Of the others only what they released to it is in it.
 */
export async function aggregateHousehold(
  house: Pick<House, 'database' | 'vault' | 'clock'>,
  subject: Subject,
  own: StoredReport,
): Promise<AggregatedReport | null> {
  if (subject.role !== 'main-applicant' || own.report.kind === 'rapid') return null;
  const companions = await loadCompanions(house, subject);
  const others = [
    ...companions.map(({ fullname, role, share, report }) => ({
      ...{ fullname, role, share },
      relationship: null,
      report: isFull(report),
    })),
    ...expectedOf(subject, companions),
  ];
  if (others.length === 0) return null;
  const { first_name, last_name } = subject.profile;
  return aggregateReports({
    of: own.report.kind,
    reportId: own.id,
    today: own.report.generated_on,
    region: subject.region,
    household: householdCountOf(subject),
    listing: listingOf(subject),
    rent: askedRentOf(subject),
    mortgage: mortgageFactsOf(
      subject,
      await listedRows(house, subject.applicationId),
      await proofWords(house.database.orm, subject.applicationId),
    ),
    members: [
      {
        fullname: `${first_name} ${last_name}`.trim(),
        role: subject.role,
        relationship: null,
        share: 'released',
        report: own.report,
      },
      ...others,
    ],
  });
}
