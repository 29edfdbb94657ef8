import { monthAfter } from '@vesta/domain/my-data/forms';
import type { RequestKind } from '@vesta/domain/my-data/my-data';
import type { Orm, Transaction } from '../../db/database.ts';
import { personRequests } from '../../db/schema/index.ts';

interface Filing {
  userId: string | null;
  kind: RequestKind;
  channel: 'self-service' | 'other';
}

/** A request is answered within a month. What people do by themselves is answered at once, and counted all the same. */
export async function fileRequest(db: Orm | Transaction, now: Date, filing: Filing): Promise<string> {
  const isDone = filing.channel === 'self-service';
  const [row] = await db
    .insert(personRequests)
    .values({
      ...filing,
      receivedAt: now,
      dueAt: monthAfter(now),
      doneAt: isDone ? now : null,
      outcome: isDone ? 'done' : null,
    })
    .returning({ id: personRequests.id });
  if (!row) throw new Error('a request has no row');
  return row.id;
}
