import { RETRY_ATTEMPTS, RETRY_DELAY_MS } from '@vesta/domain/limits';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** For look-ups that may simply be asked again; the last failure is told in the caller's words. */
export async function withRetries<T>(look: () => Promise<T>, failedText: string): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await look();
    } catch {
      if (attempt >= RETRY_ATTEMPTS) throw new Error(failedText);
      await pause(RETRY_DELAY_MS);
    }
  }
}
