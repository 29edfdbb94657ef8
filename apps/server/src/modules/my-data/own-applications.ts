import { isCoveredBy } from '@vesta/domain/payment/who-pays';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { applications, documents, listings } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import type { OwnApplication } from '../access/access.ts';

export interface Owned {
  application: OwnApplication;
  flat: string | null;
  createdAt: Date;
  updatedAt: Date;
  restrictedAt: Date | null;
}

/** Every application of a person that is still there, newest first. */
export async function ownApplications(
  { database, config }: Pick<House, 'database' | 'config'>,
  userId: string,
): Promise<Owned[]> {
  const rows = await database.orm
    .select({
      row: applications,
      flat: listings.title,
      lanPays: listings.lanPays,
      hasDocuments: sql<boolean>`exists (select 1 from ${documents} where ${documents.applicationId} = ${applications.id}
        and ${documents.deletedAt} is null)`,
    })
    .from(applications)
    .leftJoin(listings, eq(listings.id, applications.listingId))
    .where(and(eq(applications.userId, userId), isNull(applications.deletedAt)))
    .orderBy(desc(applications.createdAt));
  return rows.map(({ row, flat, lanPays, hasDocuments }) => {
    const role = row.applicantRole as OwnApplication['role'];
    return {
      application: {
        id: row.id,
        householdId: row.householdId,
        listingId: row.listingId,
        lanPays: lanPays ?? false,
        isCovered: isCoveredBy(config.whoPays, role),
        applicationType: row.applicationType as OwnApplication['applicationType'],
        region: row.region as OwnApplication['region'],
        role,
        employmentStatus: row.employmentStatus as OwnApplication['employmentStatus'],
        hasDocuments,
        step: row.step,
        stepRouter: row.stepRouter as OwnApplication['stepRouter'],
        version: row.version,
        answersSealed: row.answersSealed,
      },
      flat,
      createdAt: row.createdAt,
      updatedAt: row.updatedAt,
      restrictedAt: row.restrictedAt,
    };
  });
}
