import { dayIn } from '@vesta/domain/dates/day-in';
import type { AggregatedReport } from '@vesta/domain/report/aggregated-report';
import type { ReportChange } from '@vesta/domain/report/changes';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { applications, householdReleases, users } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { profileIn } from '../applications/profile-in.ts';
import { aggregateHousehold } from './aggregate-household.ts';
import type { Subject } from './load-subject.ts';
import type { StoredReport } from './stored-report.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock'>;

const released = ({ household }: StoredReport): string[] =>
  (household?.others ?? []).filter(({ share }) => share === 'released').map(({ fullname }) => fullname);

const carried = (household: AggregatedReport | null): number | null =>
  household?.monthly_affordability?.value ?? household?.mortgage?.sustainable_mortgage ?? null;

/** Who let the household count their figures and took them back since, with the day. */
async function withdrawn({ database, vault }: Needs, subject: Subject): Promise<ReportChange[]> {
  const rows = await database.orm
    .select({
      id: applications.id,
      profileSealed: users.profileSealed,
      answersSealed: applications.answersSealed,
      revokedAt: householdReleases.revokedAt,
    })
    .from(householdReleases)
    .innerJoin(applications, eq(applications.id, householdReleases.applicationId))
    .innerJoin(users, eq(users.id, applications.userId))
    .where(
      and(
        eq(applications.householdId, subject.householdId),
        ne(applications.id, subject.applicationId),
        isNull(applications.deletedAt),
      ),
    )
    .orderBy(householdReleases.createdAt);
  // The newest row of each person tells: one that stands means that they let it be counted again.
  return [...new Map(rows.map((row) => [row.id, row])).values()].flatMap((row): ReportChange[] => {
    if (!row.revokedAt) return [];
    const { first_name, last_name } = profileIn({ vault }, row);
    const after = dayIn(subject.region, row.revokedAt);
    return [
      { what: 'person_withdrew', key: `${first_name} ${last_name}`.trim(), before: null, after, unit: 'text' as const },
    ];
  });
}

/** What changed in who counts: people who came and went, and what everybody together can carry since. */
export async function householdChanges(
  house: Needs,
  subject: Subject,
  { stored, previous, now }: { stored: StoredReport; previous: StoredReport | null; now: AggregatedReport | null },
): Promise<ReportChange[]> {
  if (subject.role !== 'main-applicant') return [];
  const gone = await withdrawn(house, subject);
  if (!previous) return gone;
  const before = released(previous);
  const came = released(stored)
    .filter((name) => !before.includes(name) && !gone.some(({ key }) => key === name))
    .map((key): ReportChange => ({ what: 'person_counted', key, before: null, after: null, unit: 'text' }));
  const [was, is] = [carried(await aggregateHousehold(house, subject, previous)), carried(now)];
  const key = now?.of === 'mortgage' ? 'sustainable_mortgage' : 'affordable_rent';
  const moved: ReportChange[] =
    is === null || was === is ? [] : [{ what: 'household_figure', key, before: was, after: is, unit: 'cents' }];
  return [...gone, ...came, ...moved];
}
