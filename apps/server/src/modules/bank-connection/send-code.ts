import type { SendCodeAnswer } from '@vesta/domain/bank-connection/answers';
import type { SendCodeRequest } from '@vesta/domain/bank-connection/requests';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { askBank } from './ask-bank.ts';
import { consentKey } from './consent-row.ts';
import { openConnection } from './open-connection.ts';

/** Has the bank send a code, or ask in its app, by one of the methods that it offered. */
export async function sendCode(
  house: Pick<House, 'openBanking' | 'database' | 'vault' | 'clock' | 'log'>,
  access: Access & { application: OwnApplication },
  { consent_id, method }: SendCodeRequest,
): Promise<SendCodeAnswer> {
  const { row, secret } = await openConnection(house, access, consent_id);
  const wanted = typeof method === 'string' ? method : method.id;
  const chosen = secret.methods.find(({ id }) => id === wanted);
  if (!chosen) throw new AppError('VALIDATION', { detail: 'not a method that the bank offered' });
  const consent = await askBank(house, 'BANK_FAILED', () =>
    house.openBanking.chooseMethod(consentKey(house, row, secret.psu), chosen),
  );
  return {
    success: true,
    decoupled: consent.status === 'awaiting-decoupled',
    information: consent.selectedMethod?.information ?? chosen.information,
  };
}
