import { PaymentsError } from '../../adapters/payments/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { applySession } from './apply-session.ts';
import { isSettled, paymentsOf, unfinishedAt } from './payments-of.ts';

type Needs = Pick<House, 'database' | 'clock' | 'queue' | 'payments' | 'log'>;

/** What the provider says now about a checkout whose end we have not heard of: the webhook may be late or lost. */
async function paidMeanwhile(house: Needs, sessionId: string): Promise<boolean> {
  try {
    const session = await house.payments.retrieveSession(sessionId);
    if (!session || session.status === 'open') return false;
    await inTransaction(house.database, (tx) => applySession(house, tx, session));
    return session.isPaid;
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    house.log.warn({ err: error }, 'payment not re-checked');
    return false;
  }
}

/** Whether the application still has to be paid for. Never fails because the provider does: then it is simply due. */
export async function isPaymentRequired(
  house: Needs,
  { application }: Access & { application: OwnApplication },
): Promise<boolean> {
  if (application.lanPays || application.isCovered) return false;
  const rows = await paymentsOf(house.database.orm, application.id);
  if (isSettled(rows)) return false;
  const unfinished = unfinishedAt(rows, house.payments.name);
  if (unfinished && (await paidMeanwhile(house, unfinished.sessionId)))
    return !isSettled(await paymentsOf(house.database.orm, application.id));
  return true;
}
