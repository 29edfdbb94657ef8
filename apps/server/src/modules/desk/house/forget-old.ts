import { EVIDENCE_RETENTION_DAYS } from '@vesta/domain/limits';
import { lt, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { listingInvites, staffCodes, staffSessions, webhookDeliveries } from '../../../db/schema/index.ts';
import type { House } from '../../../house.ts';

const DAY_MS = 86_400_000;

/** Addresses of those who were invited go with the evidence; so do sign-ins, codes and messages that are long over. */
export async function forgetOldDesk({ database, clock }: Pick<House, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - EVIDENCE_RETENTION_DAYS * DAY_MS);
  const old: readonly (readonly [PgTable, SQL])[] = [
    [listingInvites, lt(listingInvites.sentAt, before)],
    [staffCodes, lt(staffCodes.expiresAt, before)],
    [staffSessions, lt(staffSessions.expiresAt, before)],
    [webhookDeliveries, lt(webhookDeliveries.createdAt, before)],
  ];
  for (const [table, isOld] of old) await database.orm.delete(table).where(isOld);
}
