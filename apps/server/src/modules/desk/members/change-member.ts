import type { CompanyRole } from '@vesta/domain/desk/permissions';
import { isUuid } from '@vesta/domain/uuid';
import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { companies, companyMembers } from '../../../db/schema/index.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { House } from '../../../house.ts';
import { AppError } from '../../../lib/app-error.ts';
import { recordAct } from '../../audit/record.ts';
import type { Member } from '../staff.ts';
import { forgetCalled } from './called-name.ts';

type Needs = Pick<House, 'database' | 'clock' | 'vault'>;

const placeOf = (companyId: string, staffId: string) =>
  and(eq(companyMembers.companyId, companyId), eq(companyMembers.staffId, staffId));

/**
 * Holds the company while its owners change: of two who step down at the same moment the second finds out. The one who
 * acts is asked for again under that hold, since they may have lost their role a moment ago.
 */
async function holdOwners(tx: Transaction, { company, staff }: Member): Promise<void> {
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, company.id)).for('update');
  const [actor] = await tx.select().from(companyMembers).where(placeOf(company.id, staff.id));
  if (actor?.role !== 'owner') throw new AppError('FORBIDDEN', { detail: 'no owner any more' });
}

async function requireOtherOwner(tx: Transaction, companyId: string, staffId: string): Promise<void> {
  const others = await tx
    .select({ id: companyMembers.staffId })
    .from(companyMembers)
    .where(
      and(
        eq(companyMembers.companyId, companyId),
        eq(companyMembers.role, 'owner'),
        ne(companyMembers.staffId, staffId),
      ),
    )
    .limit(1);
  if (others.length === 0) throw new AppError('LAST_OWNER');
}

async function changePlace(house: Needs, member: Member, staffId: string, role: CompanyRole | null): Promise<void> {
  if (!isUuid(staffId)) throw new AppError('NOT_FOUND');
  const now = house.clock.now();
  const { company, staff } = member;
  await inTransaction(house.database, async (tx) => {
    await holdOwners(tx, member);
    const [place] = await tx.select().from(companyMembers).where(placeOf(company.id, staffId));
    if (!place) throw new AppError('NOT_FOUND', { detail: 'not a member of this company' });
    if (place.role === 'owner' && role !== 'owner') await requireOtherOwner(tx, company.id, staffId);
    if (role) await tx.update(companyMembers).set({ role }).where(placeOf(company.id, staffId));
    else {
      await tx.delete(companyMembers).where(placeOf(company.id, staffId));
      await forgetCalled(house, tx, { staffId, companyId: company.id });
    }
    await recordAct(tx, now, {
      actorKind: 'staff',
      actorId: staff.id,
      action: role ? 'member.role-changed' : 'member.removed',
      subjectId: staffId,
      data: { company: company.id, role },
    });
  });
}

export const changeMember = (house: Needs, member: Member, staffId: string, role: CompanyRole): Promise<void> =>
  changePlace(house, member, staffId, role);

/** Takes somebody out of the team; from their next call on the company is not there for them. */
export const removeMember = (house: Needs, member: Member, staffId: string): Promise<void> =>
  changePlace(house, member, staffId, null);
