import type { AggregatedReport } from '@vesta/domain/report/aggregated-report';
import type { Reader } from '@vesta/domain/report/audience';
import type { Report } from '@vesta/domain/report/report';
import { aggregateReports } from '@vesta/engine/report/aggregate-reports';
import { tallyFor } from '@vesta/engine/report/audience/for-recipient';
import type { House } from '../../house.ts';
import { askedRentOf } from '../documents/applicant-of.ts';
import { listedRows } from '../documents/rows.ts';
import { proofWords } from '../review/proof-words.ts';
import { loadCompanions } from './household.ts';
import { householdThen } from './household-then.ts';
import type { HouseholdThen } from './kept-household.ts';
import type { Subject } from './load-subject.ts';
import { mortgageFactsOf } from './mortgage-facts.ts';
import { type OtherNow, peopleNow } from './people-now.ts';
import { householdCountOf, listingOf } from './report-input.ts';
import type { StoredReport } from './stored-report.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock'>;

/** For reports that were kept without their household: as it stands today. */
async function householdToday(house: Needs, subject: Subject, own: StoredReport): Promise<HouseholdThen | null> {
  const listed = await listedRows(house, subject.applicationId);
  return householdThen(subject, await loadCompanions(house, subject), {
    kind: own.report.kind,
    household: householdCountOf(subject),
    listing: listingOf(subject),
    rent: askedRentOf(subject),
    mortgage: mortgageFactsOf(subject, listed, await proofWords(house.database.orm, subject.applicationId)),
  });
}

/** The household of a report and its people; null where somebody else asks. */
export interface LoadedHousehold {
  readonly then: HouseholdThen;
  readonly people: readonly OtherNow[];
}

export async function loadHousehold(
  house: Needs,
  subject: Subject,
  own: StoredReport,
): Promise<LoadedHousehold | null> {
  if (subject.role !== 'main-applicant' || own.report.kind === 'rapid') return null;
  const then = own.household ?? (await householdToday(house, subject, own));
  return then && { then, people: await peopleNow(house, then.others) };
}

const isFull = (report: OtherNow['report']) => (report && report.kind !== 'rapid' ? report : null);

/** Of checks, each reader counts those that they may see. */
const countedFor = <R extends Report>(report: R, reader: Reader | null): R =>
  reader ? { ...report, checks_tally: tallyFor(report, reader) } : report;

/**
 * Everybody together as the report found them, seen from the main applicant or by the reader that it is for; null where
 * there is nobody else.
 */
export function aggregated(
  { region, role, profile: { first_name, last_name } }: Subject,
  { id, report: own }: StoredReport,
  loaded: LoadedHousehold | null,
  reader: Reader | null = null,
): AggregatedReport | null {
  if (!loaded || loaded.people.length === 0 || own.kind === 'rapid') return null;
  const {
    then: { others: _, ...facts },
    people,
  } = loaded;
  return aggregateReports({
    ...facts,
    of: own.kind,
    reportId: id,
    today: own.generated_on,
    region,
    members: [
      {
        fullname: `${first_name} ${last_name}`.trim(),
        role,
        relationship: null,
        share: 'released',
        report: countedFor(own, reader),
      },
      ...people.map(({ fullname, role: part, relationship, share, report }) => {
        const full = isFull(report);
        return { fullname, relationship, share, role: part, report: full && countedFor(full, reader) };
      }),
    ],
  });
}

/** Of the others only what they released to the household is in it. */
export const aggregateHousehold = async (
  house: Needs,
  subject: Subject,
  own: StoredReport,
): Promise<AggregatedReport | null> => aggregated(subject, own, await loadHousehold(house, subject, own));
