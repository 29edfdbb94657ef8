import type { DeskPerson } from '@vesta/domain/desk/sign-in';
import { asc, inArray } from 'drizzle-orm';
import { companies } from '../../../db/schema/index.ts';
import type { House } from '../../../house.ts';
import type { StaffAccess } from '../staff.ts';

export async function meOf(
  { database }: Pick<House, 'database'>,
  { staff, memberships }: StaffAccess,
): Promise<DeskPerson> {
  const ids = memberships.map(({ companyId }) => companyId);
  const rows = ids.length
    ? await database.orm
        .select({ id: companies.id, name: companies.name })
        .from(companies)
        .where(inArray(companies.id, ids))
        .orderBy(asc(companies.name))
    : [];
  const roleIn = new Map(memberships.map(({ companyId, role }) => [companyId, role]));
  return {
    id: staff.id,
    name: staff.name,
    email: staff.email,
    house_role: staff.houseRole,
    companies: rows.map(({ id, name }) => ({ id, name, role: roleIn.get(id) ?? 'viewer' })),
  };
}
