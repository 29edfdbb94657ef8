import { OpenBankingError, type OpenBankingFailure } from '../open-banking-error.ts';
import { failureObject } from './types.ts';

interface Answer {
  status: number;
  body: unknown;
  /** The call carried a password or a code, so a bank that says no may mean those. */
  withSecret: boolean;
}

/** What a bank answers to a wrong password or code. */
const DENIALS = [400, 401, 403];

function isAboutTheSecret(status: number, source: string | null, bankStatuses: readonly number[]): boolean {
  if (source === 'USER') return status < 500;
  return source === 'INSTITUTION' && bankStatuses.some((code) => DENIALS.includes(code));
}

function reasonOf(status: number, isAtBank: boolean): OpenBankingFailure {
  if (status === 429) return 'busy';
  if (status === 424) return 'bank';
  if (status >= 500) return 'unreachable';
  if (status === 403) return 'consent';
  return isAtBank ? 'bank' : 'refused';
}

/** It goes into our logs, so it must look like one. */
const tracingIdOf = (given: string | null | undefined): string | null =>
  given && /^[\w-]{1,64}$/.test(given) ? given : null;

/** There is no such thing, or no longer. */
export class UnknownThereError extends OpenBankingError {}

/** Our own error for an answer that is none of those hoped for, in either of the two shapes or in no shape at all. */
export function failureOf({ status, body, withSecret }: Answer): OpenBankingError {
  const { data } = failureObject.safeParse(body);
  const source = data?.error.source?.toUpperCase() ?? null;
  const tracingId = tracingIdOf(data?.error.tracingId);
  const bankStatuses = [data?.error, ...(data?.error.issues ?? [])].flatMap(
    (part) => part?.institutionError?.httpStatusCode ?? [],
  );
  if (withSecret && status !== 429 && isAboutTheSecret(status, source, bankStatuses))
    return new OpenBankingError('code', tracingId);
  if (status === 404) return new UnknownThereError('consent', tracingId);
  return new OpenBankingError(reasonOf(status, source === 'INSTITUTION'), tracingId);
}
