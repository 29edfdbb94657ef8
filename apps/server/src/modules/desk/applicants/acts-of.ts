import type { DeskApplicant } from '@vesta/domain/desk/applicants';
import type {
  ApplicantNote,
  Decision,
  DecisionReason,
  RequestedPaper,
} from '@vesta/domain/desk/words-about-applicants';
import { desc, eq, inArray } from 'drizzle-orm';
import { applicantActs, staff } from '../../../db/schema/index.ts';
import type { House } from '../../../house.ts';
import { STAFF_PROFILE } from '../../../lib/vault/contexts.ts';
import type { StaffProfile } from '../staff.ts';

type Acts = Pick<DeskApplicant, 'request' | 'decision' | 'notes'>;

/** What was asked, noted and decided about each of these applications, newest first. */
export async function actsOf(
  { database, vault }: Pick<House, 'database' | 'vault'>,
  applicationIds: readonly string[],
): Promise<(applicationId: string) => Acts> {
  const rows = applicationIds.length
    ? await database.orm
        .select({ act: applicantActs, profileSealed: staff.profileSealed })
        .from(applicantActs)
        .leftJoin(staff, eq(staff.id, applicantActs.staffId))
        .where(inArray(applicantActs.applicationId, [...applicationIds]))
        .orderBy(desc(applicantActs.createdAt), desc(applicantActs.id))
    : [];
  const told = rows.map(({ act, profileSealed }) => ({
    ...act,
    at: act.createdAt.toISOString(),
    by: profileSealed ? vault.openJson<StaffProfile>(profileSealed, STAFF_PROFILE).name : null,
  }));
  return (applicationId) => {
    const own = told.filter((act) => act.applicationId === applicationId);
    const request = own.find(({ kind }) => kind === 'request');
    const decision = own.find(({ kind }) => kind === 'decision');
    return {
      request: request ? { at: request.at, by: request.by, paper: request.code as RequestedPaper } : null,
      decision: decision
        ? {
            at: decision.at,
            by: decision.by,
            decision: decision.code as Decision,
            reason: decision.reason as DecisionReason,
          }
        : null,
      notes: own
        .filter(({ kind }) => kind === 'note')
        .map(({ at, by, code }) => ({ at, by, note: code as ApplicantNote })),
    };
  };
}
