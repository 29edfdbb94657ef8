import type { ErrorCode } from '@vesta/domain/errors';
import { OpenBankingError } from '../../adapters/open-banking/open-banking-error.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';

/** A bank that does not answer as it should is told to the person by the failure named; our log keeps reason and number. */
export async function askBank<T>(
  { log }: Pick<House, 'log'>,
  failure: ErrorCode,
  ask: () => Promise<T>,
  onFailed: () => Promise<void> = async () => undefined,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof OpenBankingError)) throw error;
    log.warn({ reason: error.reason, tracingId: error.tracingId }, 'a bank was asked in vain');
    await onFailed();
    throw new AppError(failure, { detail: `bank: ${error.reason}` });
  }
}
