import type { DeskMember } from '@vesta/domain/desk/members';
import type { CompanyRole } from '@vesta/domain/desk/permissions';
import { asc, eq } from 'drizzle-orm';
import { companyMembers, staff } from '../../../db/schema/index.ts';
import type { House } from '../../../house.ts';
import { STAFF_PROFILE } from '../../../lib/vault/contexts.ts';
import type { Member, StaffProfile } from '../staff.ts';

export async function listMembers(
  { database, vault }: Pick<House, 'database' | 'vault'>,
  { company, staff: me }: Member,
): Promise<DeskMember[]> {
  const rows = await database.orm
    .select()
    .from(companyMembers)
    .innerJoin(staff, eq(staff.id, companyMembers.staffId))
    .where(eq(companyMembers.companyId, company.id))
    .orderBy(asc(companyMembers.createdAt), asc(staff.createdAt));
  return rows.map(({ company_members: { role, joinedAt }, staff: { id, profileSealed } }) => {
    const { name, email, called } = vault.openJson<StaffProfile>(profileSealed, STAFF_PROFILE);
    const joined = joinedAt !== null;
    return {
      id,
      name: joined ? name : (called?.[company.id] ?? null),
      email,
      role: role as CompanyRole,
      joined,
      is_me: id === me.id,
    };
  });
}
