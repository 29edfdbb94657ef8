import type { EnterCodeRequest } from '@vesta/domain/bank-connection/requests';
import { BANK_CODE_GUESSES } from '@vesta/domain/limits';
import { OpenBankingError } from '../../adapters/open-banking/open-banking-error.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { takeFromLimit } from '../../lib/limits.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { askBank } from './ask-bank.ts';
import { consentKey } from './consent-row.ts';
import { openConnection } from './open-connection.ts';
import { takeConsent } from './take-consent.ts';

/** Banks say that a code is wrong in several ways; a bank that cannot be reached says nothing about the code. */
const isWrongCode = (error: unknown): boolean =>
  error instanceof OpenBankingError &&
  (error.reason === 'code' || error.reason === 'bank' || error.reason === 'consent');

/** Hands the bank the code that it sent. The code is in this call only. */
export async function enterCode(
  house: Pick<House, 'openBanking' | 'database' | 'vault' | 'clock' | 'log' | 'random'>,
  access: Access & { application: OwnApplication },
  { consent_id, sca_code }: EnterCodeRequest,
): Promise<void> {
  const { row, secret } = await openConnection(house, access, consent_id);
  await takeFromLimit(house, `bank-code:${row.id}`, BANK_CODE_GUESSES);
  const consent = await askBank(house, 'BANK_FAILED', async () => {
    try {
      return await house.openBanking.enterCode(consentKey(house, row, secret.psu), sca_code.trim());
    } catch (error) {
      if (isWrongCode(error)) return null;
      throw error;
    }
  });
  // A code that was wrong leaves the bank waiting for another one, or ends it: then no further code is of use.
  if (consent?.status === 'ended') {
    await takeConsent(house, row, consent);
    throw new AppError('BANK_AUTH_FAILED', { detail: 'the bank ended it with this code' });
  }
  const isTaken = consent !== null && consent.status !== 'awaiting-code';
  if (consent && isTaken) await takeConsent(house, row, consent);
  else throw new AppError('BANK_CODE_WRONG', { detail: 'the bank did not take the code' });
}
