import { dayFromSlashDate } from '@vesta/domain/dates/slash-date';
import type { ShareState } from '@vesta/domain/report/people';
import type { Report } from '@vesta/domain/report/report';
import type { ApplicantRole } from '@vesta/domain/roles';
import type { GuarantorFacts, MemberFacts } from '@vesta/engine/report/input';
import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { applications, householdReleases, invitations, users } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { INVITATION_DETAILS } from '../../lib/vault/contexts.ts';
import { profileIn } from '../applications/profile-in.ts';
import type { InvitationDetails } from '../invitations/open-invitation.ts';
import type { Subject } from './load-subject.ts';
import { openReport, standingReports } from './stored-report.ts';

/** Somebody else of the same household who has begun an application of their own. */
export interface Companion {
  readonly applicationId: string;
  readonly role: ApplicantRole;
  readonly email: string;
  /** Their own address, and those under which they were invited: the form names one of these. */
  readonly addresses: readonly string[];
  readonly fullname: string;
  readonly share: ShareState;
  /** Their own report, once they released its figures to the household. */
  readonly report: Report | null;
  readonly reportId: string | null;
}

/** By application, the addresses to which its invitations went. Whoever comes may sign up under another one. */
async function invitedAddresses(
  { database, vault }: Pick<House, 'database' | 'vault'>,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (ids.length === 0) return found;
  const rows = await database.orm
    .select({ id: invitations.acceptedApplicationId, detailsSealed: invitations.detailsSealed })
    .from(invitations)
    .where(inArray(invitations.acceptedApplicationId, [...ids]));
  for (const { id, detailsSealed } of rows) {
    if (id === null) continue;
    const { email } = vault.openJson<InvitationDetails>(detailsSealed, INVITATION_DETAILS);
    found.set(id, [...(found.get(id) ?? []), email]);
  }
  return found;
}

export async function loadCompanions(
  house: Pick<House, 'database' | 'vault' | 'clock'>,
  { householdId, applicationId }: Subject,
): Promise<Companion[]> {
  const rows = await house.database.orm
    .select({
      id: applications.id,
      role: applications.applicantRole,
      profileSealed: users.profileSealed,
      answersSealed: applications.answersSealed,
      releasedAt: householdReleases.createdAt,
      restrictedAt: applications.restrictedAt,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .leftJoin(
      householdReleases,
      and(eq(householdReleases.applicationId, applications.id), isNull(householdReleases.revokedAt)),
    )
    .where(
      and(
        eq(applications.householdId, householdId),
        ne(applications.id, applicationId),
        isNull(applications.deletedAt),
      ),
    )
    .orderBy(asc(applications.createdAt));
  const invitedAs = await invitedAddresses(
    house,
    rows.map(({ id }) => id),
  );
  const companions: Companion[] = [];
  for (const row of rows) {
    const { first_name, last_name, email } = profileIn(house, row);
    const [latest] = await standingReports(house.database.orm, row.id, house.clock.now());
    const share = !latest ? 'expected' : row.releasedAt === null || row.restrictedAt ? 'unreleased' : 'released';
    const shared = latest && share === 'released' ? openReport(house, latest) : null;
    companions.push({
      applicationId: row.id,
      role: row.role as ApplicantRole,
      email,
      addresses: [email, ...(invitedAs.get(row.id) ?? [])],
      fullname: `${first_name} ${last_name}`.trim(),
      share,
      report: shared?.report ?? null,
      reportId: shared?.id ?? null,
    });
  }
  return companions;
}

const companionOf = (companions: readonly Companion[], email: string): Companion | undefined =>
  companions.find(({ addresses }) => addresses.includes(email));

/** Somebody who came with an invitation of before, and whom the form does not name any more. */
const unnamed = (companions: readonly Companion[], role: ApplicantRole, named: readonly string[]): Companion[] =>
  companions.filter((one) => one.role === role && !one.addresses.some((address) => named.includes(address)));

type NamedMember = NonNullable<NonNullable<Subject['answers']['additional_details']>['hhMembers']>[number];

function memberNamed(member: NamedMember, companions: readonly Companion[]): MemberFacts {
  const { fullname, relationship, role, email, date_of_birth } = member;
  // Whoever has no address was never asked for papers, whatever the form calls them: children above all.
  const isAsked = role !== 'Occupant' && Boolean(email);
  return {
    fullname,
    relationship,
    role: isAsked ? role : 'Occupant',
    email: email || null,
    dateOfBirth: dayFromSlashDate(date_of_birth),
    share: companionOf(companions, email)?.share ?? 'expected',
  };
}

const memberHere = ({ fullname, email, share }: Companion): MemberFacts => ({
  ...{ fullname, email, share },
  relationship: null,
  role: 'Co-Applicant',
  dateOfBirth: null,
});

export function membersOf({ answers, role }: Subject, companions: readonly Companion[]): MemberFacts[] {
  const named = answers.additional_details?.hhMembers ?? [];
  const addresses = named.map(({ email }) => email);
  const here = role === 'main-applicant' ? unnamed(companions, 'co-applicant', addresses) : [];
  return [...named.map((member) => memberNamed(member, companions)), ...here.map(memberHere)];
}

function figuresOf(report: Report | null): GuarantorFacts['figures'] {
  const income = report?.employment.monthly_income.value ?? null;
  if (!report || income === null) return null;
  const { commitments, actual_monthly_rent } = report.employment;
  const own = report.own_room?.housing;
  return { income, commitments, housing: own ?? actual_monthly_rent.value ?? 0 };
}

export function guarantorsOf({ answers, role }: Subject, companions: readonly Companion[]): GuarantorFacts[] {
  const { guarantors = [], guarantor = null } = answers.additional_details ?? {};
  const named = [...guarantors, ...(guarantor ? [guarantor] : [])];
  const addresses = named.map(({ email }) => email);
  const here = role === 'main-applicant' ? unnamed(companions, 'guarantor', addresses) : [];
  const people = [...named, ...here.map(({ fullname, email }) => ({ fullname, email, relationship: null }))];
  return people.map(({ fullname, relationship, email }) => {
    const companion = companionOf(companions, email);
    const share = companion?.share ?? 'expected';
    return { ...{ fullname, relationship, email, share }, figures: figuresOf(companion?.report ?? null) };
  });
}
