import { PaymentsError } from '../../adapters/payments/index.ts';
import { AppError } from '../../lib/app-error.ts';

/** A provider that does not answer is told to the person as such; they can try again, and nothing was charged. */
export async function askProvider<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PaymentsError) throw new AppError('PROVIDER_FAILED', { cause: error });
    throw error;
  }
}
