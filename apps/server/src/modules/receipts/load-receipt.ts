import { and, desc, eq, isNotNull, type SQL } from 'drizzle-orm';
import { applications, payments, receipts, users } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { profileIn } from '../applications/profile-in.ts';

type Needs = Pick<House, 'database' | 'vault'>;

async function load({ database, vault }: Needs, which: SQL) {
  const [row] = await database.orm
    .select({ receipt: receipts, payment: payments, application: applications, profileSealed: users.profileSealed })
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.paymentId))
    .innerJoin(applications, eq(applications.id, payments.applicationId))
    .innerJoin(users, eq(users.id, applications.userId))
    .where(and(which, isNotNull(payments.paidAt)))
    .orderBy(desc(receipts.createdAt))
    .limit(1);
  if (!row) return null;
  const { profileSealed, ...found } = row;
  return { ...found, profile: profileIn({ vault }, { profileSealed, answersSealed: row.application.answersSealed }) };
}

export type LoadedReceipt = NonNullable<Awaited<ReturnType<typeof load>>>;

export const loadReceipt = (house: Needs, receiptId: string) => load(house, eq(receipts.id, receiptId));

export const loadReceiptOf = (house: Needs, applicationId: string) => load(house, eq(applications.id, applicationId));
