import type { CompanyRole } from '@vesta/domain/desk/permissions';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { companyMembers, staff } from '../../../db/schema/index.ts';
import type { House } from '../../../house.ts';
import { STAFF_PROFILE } from '../../../lib/vault/contexts.ts';
import { staffEmailIndex } from '../sign-in/staff-code.ts';
import { keepCalled } from './called-name.ts';

/** Gives somebody a place in a company; whoever is new to the desk is written down first. Null where they have one. */
export async function addMember(
  house: Pick<House, 'vault' | 'clock'>,
  tx: Transaction,
  { companyId, role, name, email }: { companyId: string; role: CompanyRole; name: string; email: string },
): Promise<string | null> {
  const emailIndex = staffEmailIndex(house, email);
  const now = house.clock.now();
  await tx
    .insert(staff)
    .values({ emailIndex, profileSealed: house.vault.sealJson({ name, email }, STAFF_PROFILE), createdAt: now })
    .onConflictDoNothing();
  const [person] = await tx.select({ id: staff.id }).from(staff).where(eq(staff.emailIndex, emailIndex));
  if (!person) throw new Error('a member of staff was not written down');
  const added = await tx
    .insert(companyMembers)
    .values({ staffId: person.id, companyId, role, createdAt: now })
    .onConflictDoNothing()
    .returning({ staffId: companyMembers.staffId });
  if (!added[0]) return null;
  await keepCalled(house, tx, { staffId: person.id, companyId, name });
  return person.id;
}
