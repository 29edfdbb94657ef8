import type { HouseRole } from '@vesta/domain/desk/permissions';
import { staff } from '../../../db/schema/index.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { House } from '../../../house.ts';
import { STAFF_PROFILE } from '../../../lib/vault/contexts.ts';
import { recordAct } from '../../audit/record.ts';
import { staffEmailIndex } from '../sign-in/staff-code.ts';

/** Gives somebody a role in the house; whoever is known at the desk already keeps their name and their places. */
export async function addHouseStaff(
  house: Pick<House, 'database' | 'vault' | 'clock'>,
  { name, email, role }: { name: string; email: string; role: HouseRole },
): Promise<void> {
  const now = house.clock.now();
  await inTransaction(house.database, async (tx) => {
    const [row] = await tx
      .insert(staff)
      .values({
        emailIndex: staffEmailIndex(house, email),
        profileSealed: house.vault.sealJson({ name, email }, STAFF_PROFILE),
        role,
        createdAt: now,
      })
      .onConflictDoUpdate({ target: staff.emailIndex, set: { role, disabledAt: null } })
      .returning({ id: staff.id });
    await recordAct(tx, now, {
      actorKind: 'system',
      actorId: null,
      action: 'staff.role-given',
      subjectId: row?.id ?? null,
      data: { role },
    });
  });
}
