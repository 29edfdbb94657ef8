import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { isSettled, paymentsOf } from './payments-of.ts';

/** Guards results: 402 until the application is paid for, by the applicant, their household or the listing's side. */
export async function assertPaid(
  { database }: Pick<House, 'database'>,
  { application }: Access & { application: OwnApplication },
): Promise<void> {
  if (application.lanPays || application.isCovered) return;
  if (!isSettled(await paymentsOf(database.orm, application.id))) throw new AppError('PAYMENT_REQUIRED');
}
