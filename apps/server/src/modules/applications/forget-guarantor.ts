import type { Profile } from '@vesta/domain/state';
import { withoutGuarantor } from '@vesta/engine/report/without-guarantor';
import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { applications, reports, users } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { USER_PROFILE } from '../../lib/vault/contexts.ts';
import { openReport, sealReport } from '../report/stored-report.ts';

/** Reports of the tenants hold what a guarantor could carry. It goes with the guarantor's own papers. */
export async function forgetGuarantor(
  house: Pick<House, 'vault'>,
  tx: Transaction,
  applicationId: string,
  householdId: string,
): Promise<void> {
  const [person] = await tx
    .select({ sealed: users.profileSealed })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .where(and(eq(applications.id, applicationId), eq(applications.applicantRole, 'guarantor')));
  if (!person) return;
  const { email } = house.vault.openJson<Profile>(person.sealed, USER_PROFILE);
  const others = await tx
    .select({ row: reports })
    .from(reports)
    .innerJoin(applications, eq(applications.id, reports.applicationId))
    .where(and(eq(applications.householdId, householdId), ne(applications.id, applicationId)));
  for (const { row } of others) {
    const stored = openReport(house, row);
    const cut = withoutGuarantor(stored.report, email);
    if (cut)
      await tx
        .update(reports)
        .set({ modelSealed: sealReport(house, cut, stored.household) })
        .where(eq(reports.id, row.id));
  }
}
