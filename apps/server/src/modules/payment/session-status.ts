import type { SessionStatusAnswer } from '@vesta/domain/payment/answers';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { applySession } from './apply-session.ts';
import { askProvider } from './ask-provider.ts';
import { paymentsOf } from './payments-of.ts';

type Needs = Pick<House, 'database' | 'clock' | 'queue' | 'payments'>;

/** How a checkout of the own application stands at the provider. Looking also takes the news over. */
export async function sessionStatus(
  house: Needs,
  { application }: Access & { application: OwnApplication },
  sessionId: string,
): Promise<SessionStatusAnswer['session']> {
  const rows = await paymentsOf(house.database.orm, application.id);
  const own = rows.find((row) => row.provider === house.payments.name && row.sessionId === sessionId);
  const session = own && (await askProvider(() => house.payments.retrieveSession(own.sessionId)));
  if (!session) throw new AppError('NOT_FOUND', { detail: 'not a checkout of this application' });
  await inTransaction(house.database, (tx) => applySession(house, tx, session));
  return { status: session.status, amount: session.amountCents / 100 };
}
