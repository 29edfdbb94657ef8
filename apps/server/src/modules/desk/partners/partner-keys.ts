import type { PartnerKeyLine } from '@vesta/domain/desk/partners';
import { isUuid } from '@vesta/domain/uuid';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Orm, Transaction } from '../../../db/database.ts';
import { partnerEntries, partnerKeys } from '../../../db/schema/index.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { House } from '../../../house.ts';
import { AppError } from '../../../lib/app-error.ts';
import { PARTNER_SECRET } from '../../../lib/vault/contexts.ts';
import { recordAct } from '../../audit/record.ts';
import type { Member } from '../staff.ts';

type Needs = Pick<House, 'database' | 'clock' | 'vault' | 'random'>;
const SECRET_BYTES = 32;

export async function ownKey(db: Orm | Transaction, { company }: Member, id: string) {
  const [row] = isUuid(id)
    ? await db
        .select()
        .from(partnerKeys)
        .where(and(eq(partnerKeys.id, id), eq(partnerKeys.companyId, company.id)))
    : [];
  if (!row) throw new AppError('NOT_FOUND', { detail: 'not a key of this company' });
  return row;
}

/** The keys of a company, and how many people came with each. */
export async function listKeys({ database }: Pick<House, 'database'>, { company }: Member): Promise<PartnerKeyLine[]> {
  const rows = await database.orm
    .select({
      key: partnerKeys,
      entries: sql<number>`(select count(*)::int from ${partnerEntries} where ${partnerEntries.partnerKeyId} = ${partnerKeys.id})`,
    })
    .from(partnerKeys)
    .where(eq(partnerKeys.companyId, company.id))
    .orderBy(asc(partnerKeys.createdAt));
  return rows.map(({ key, entries }) => ({
    id: key.id,
    label: key.label,
    created_at: key.createdAt.toISOString(),
    revoked_at: key.revokedAt?.toISOString() ?? null,
    entries,
  }));
}

/** A new key. Its secret is told here and never again. */
export async function createKey(
  { database, clock, vault, random }: Needs,
  { company, staff }: Member,
  label: string,
): Promise<{ id: string; secret: string }> {
  const now = clock.now();
  const secret = random(SECRET_BYTES);
  return inTransaction(database, async (tx) => {
    const [row] = await tx
      .insert(partnerKeys)
      .values({ companyId: company.id, label, secretSealed: vault.seal(secret, PARTNER_SECRET), createdAt: now })
      .returning({ id: partnerKeys.id });
    if (!row) throw new Error('a key was not made');
    await recordAct(tx, now, {
      actorKind: 'staff',
      actorId: staff.id,
      action: 'partner-key.created',
      subjectId: row.id,
      data: { company: company.id },
    });
    return { id: row.id, secret: secret.toString('base64url') };
  });
}

/** From now on nothing that was signed with the key lets anybody in. */
export async function revokeKey({ database, clock }: Needs, member: Member, id: string): Promise<void> {
  const now = clock.now();
  await inTransaction(database, async (tx) => {
    const key = await ownKey(tx, member, id);
    const revoked = await tx
      .update(partnerKeys)
      .set({ revokedAt: now })
      .where(and(eq(partnerKeys.id, key.id), isNull(partnerKeys.revokedAt)))
      .returning({ id: partnerKeys.id });
    if (revoked.length === 0) return;
    await recordAct(tx, now, {
      actorKind: 'staff',
      actorId: member.staff.id,
      action: 'partner-key.revoked',
      subjectId: key.id,
      data: { company: member.company.id },
    });
  });
}
