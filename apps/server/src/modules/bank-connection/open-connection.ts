import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { type ConsentRow, type ConsentSecret, openSecret, ownConsent } from './consent-row.ts';
import { isPending } from './consent-state.ts';

/** An own consent that still waits for the person, and what is known of it; others are over. */
export async function openConnection(
  house: Pick<House, 'database' | 'vault' | 'clock'>,
  access: Access & { application: OwnApplication },
  consentId: string,
): Promise<{ row: ConsentRow; secret: ConsentSecret }> {
  const row = await ownConsent(house.database.orm, access, consentId);
  if (!isPending(row.status) || row.expiresAt <= house.clock.now()) throw new AppError('BANK_CONNECTION_OVER');
  return { row, secret: openSecret(house, row) };
}
