import type { ApplicationType } from '@vesta/domain/application-types';
import type { ReportHold } from '@vesta/domain/desk/review';
import type { EmploymentStatus } from '@vesta/domain/employment';
import type { Language } from '@vesta/domain/languages';
import type { ApplicantRole } from '@vesta/domain/roles';
import { and, eq, isNull } from 'drizzle-orm';
import { applications, companies, listings, users } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { type LoadedApplicant, loadApplicant } from '../documents/load-applicant.ts';

/** Whom a report is about, and for which home. */
export interface Subject extends LoadedApplicant {
  readonly role: ApplicantRole;
  readonly kind: ApplicationType;
  readonly status: EmploymentStatus;
  readonly language: Language;
  readonly listing: SubjectListing | null;
  /** A reviewer's word on who sees the report; null leaves it to the rule. */
  readonly hold: ReportHold | null;
}

export interface SubjectListing {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly lanPays: boolean;
  readonly companyName: string;
  readonly companyUrl: string | null;
}

/** Null once the application is gone. */
export async function loadSubject(
  house: Pick<House, 'database' | 'vault'>,
  applicationId: string,
): Promise<Subject | null> {
  const loaded = await loadApplicant(house, applicationId);
  const [row] = await house.database.orm
    .select({
      role: applications.applicantRole,
      kind: applications.applicationType,
      language: users.language,
      hold: applications.reportHold,
      listing: {
        id: listings.id,
        title: listings.title,
        place: listings.place,
        lanPays: listings.lanPays,
      },
      companyName: companies.name,
      companyUrl: companies.url,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .leftJoin(listings, eq(listings.id, applications.listingId))
    .leftJoin(companies, eq(companies.id, listings.companyId))
    .where(and(eq(applications.id, applicationId), isNull(applications.deletedAt)));
  if (!loaded || !row) return null;
  const { listing, companyName, companyUrl } = row;
  return {
    ...loaded,
    role: row.role as ApplicantRole,
    kind: row.kind as ApplicationType,
    status: loaded.employmentStatus as EmploymentStatus,
    language: row.language as Language,
    hold: row.hold as ReportHold | null,
    listing: listing ? { ...listing, companyName: companyName ?? '', companyUrl } : null,
  };
}
