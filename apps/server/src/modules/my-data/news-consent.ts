import type { Language } from '@vesta/domain/languages';
import { and, desc, eq } from 'drizzle-orm';
import type { Orm, Transaction } from '../../db/database.ts';
import { consents } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { recordAct } from '../audit/record.ts';
import { CONSENT_TEXT_VERSION } from '../signup/record-consents.ts';

/** Whether a person wants news by their last word on it. */
export async function wantsNews(db: Orm | Transaction, userId: string): Promise<boolean> {
  const [last] = await db
    .select({ granted: consents.granted })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.kind, 'marketing')))
    .orderBy(desc(consents.createdAt))
    .limit(1);
  return last?.granted ?? false;
}

/** Takes back the consent to news; the earlier word stays in the ledger as proof. */
export async function withdrawNews(
  { clock }: Pick<House, 'clock'>,
  tx: Transaction,
  userId: string,
  language: Language,
): Promise<void> {
  if (!(await wantsNews(tx, userId))) return;
  const now = clock.now();
  await tx.insert(consents).values({
    userId,
    kind: 'marketing',
    granted: false,
    textVersion: CONSENT_TEXT_VERSION,
    language,
    createdAt: now,
  });
  await recordAct(tx, now, {
    actorKind: 'applicant',
    actorId: userId,
    action: 'consent.withdrawn',
    data: { kind: 'marketing' },
  });
}

export const stopNews = (house: Pick<House, 'database' | 'clock'>, userId: string, language: Language): Promise<void> =>
  inTransaction(house.database, (tx) => withdrawNews(house, tx, userId, language));
