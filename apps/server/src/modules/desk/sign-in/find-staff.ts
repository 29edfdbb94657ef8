import { and, eq, exists, isNotNull, isNull, or } from 'drizzle-orm';
import type { Orm, Transaction } from '../../../db/database.ts';
import { companyMembers, staff } from '../../../db/schema/index.ts';
import type { House } from '../../../house.ts';
import { staffEmailIndex } from './staff-code.ts';

/** Somebody who has work here: a role in the house or a place in a company. Null for everybody else. */
export async function findStaff(
  house: Pick<House, 'vault'>,
  db: Orm | Transaction,
  email: string,
): Promise<{ id: string } | null> {
  const places = db
    .select({ id: companyMembers.staffId })
    .from(companyMembers)
    .where(eq(companyMembers.staffId, staff.id));
  const [row] = await db
    .select({ id: staff.id })
    .from(staff)
    .where(
      and(
        eq(staff.emailIndex, staffEmailIndex(house, email)),
        isNull(staff.disabledAt),
        or(isNotNull(staff.role), exists(places)),
      ),
    );
  return row ?? null;
}
