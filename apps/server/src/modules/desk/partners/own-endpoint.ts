import { isUuid } from '@vesta/domain/uuid';
import { and, eq, isNull } from 'drizzle-orm';
import type { Orm, Transaction } from '../../../db/database.ts';
import { webhookEndpoints } from '../../../db/schema/index.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Member } from '../staff.ts';

/** An endpoint of the caller's company; one of another is not there. */
export async function ownEndpoint(db: Orm | Transaction, { company }: Member, id: string) {
  const [row] = isUuid(id)
    ? await db
        .select()
        .from(webhookEndpoints)
        .where(
          and(
            eq(webhookEndpoints.id, id),
            eq(webhookEndpoints.companyId, company.id),
            isNull(webhookEndpoints.deletedAt),
          ),
        )
    : [];
  if (!row) throw new AppError('NOT_FOUND', { detail: 'not an endpoint of this company' });
  return row;
}
