import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { staff } from '../../../db/schema/index.ts';
import type { House } from '../../../house.ts';
import { STAFF_PROFILE } from '../../../lib/vault/contexts.ts';
import type { StaffProfile } from '../staff.ts';

type Called = NonNullable<StaffProfile['called']>;

async function changeCalled(
  { vault }: Pick<House, 'vault'>,
  tx: Transaction,
  staffId: string,
  change: (called: Called) => Called,
): Promise<void> {
  const [row] = await tx.select({ sealed: staff.profileSealed }).from(staff).where(eq(staff.id, staffId)).for('update');
  if (!row) return;
  const { called = {}, ...profile } = vault.openJson<StaffProfile>(row.sealed, STAFF_PROFILE);
  const next = { ...profile, called: change(called) };
  await tx
    .update(staff)
    .set({ profileSealed: vault.sealJson(next, STAFF_PROFILE) })
    .where(eq(staff.id, staffId));
}

/** Keeps what a company called somebody when it asked them in: until they come, it reads that name and no other. */
export const keepCalled = (
  house: Pick<House, 'vault'>,
  tx: Transaction,
  { staffId, companyId, name }: { staffId: string; companyId: string; name: string },
): Promise<void> => changeCalled(house, tx, staffId, (called) => ({ ...called, [companyId]: name }));

/** Somebody whom a company takes out again is called nothing by it any more. */
export const forgetCalled = (
  house: Pick<House, 'vault'>,
  tx: Transaction,
  { staffId, companyId }: { staffId: string; companyId: string },
): Promise<void> =>
  changeCalled(house, tx, staffId, (called) =>
    Object.fromEntries(Object.entries(called).filter(([id]) => id !== companyId)),
  );

/** Whoever has come is named as they are. */
export const forgetAllCalled = (house: Pick<House, 'vault'>, tx: Transaction, staffId: string): Promise<void> =>
  changeCalled(house, tx, staffId, () => ({}));
