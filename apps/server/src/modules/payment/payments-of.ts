import { desc, eq, type InferSelectModel } from 'drizzle-orm';
import type { Orm, Transaction } from '../../db/database.ts';
import { payments } from '../../db/schema/index.ts';

export type PaymentRow = InferSelectModel<typeof payments>;

/** Every checkout of an application, newest first. */
export const paymentsOf = (db: Orm | Transaction, applicationId: string): Promise<PaymentRow[]> =>
  db.select().from(payments).where(eq(payments.applicationId, applicationId)).orderBy(desc(payments.createdAt));

/** Paid stays paid, also when money was given back later: nobody is asked twice. */
export const isSettled = (rows: readonly PaymentRow[]): boolean => rows.some(({ paidAt }) => paidAt !== null);

/** The checkout that may still lead to a payment, if there is one. A dead one is never looked at again. */
export const unfinishedAt = (rows: readonly PaymentRow[], provider: string): PaymentRow | undefined =>
  rows.find((row) => row.provider === provider && row.paidAt === null && row.status !== 'expired');
