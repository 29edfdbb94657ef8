/**
 * - `unreachable`: no answer in time, or a 5xx: safe to ask again later.
 * - `busy`: 429.
 * - `refused`: our own credentials or request are at fault.
 * - `consent`: the consent is no longer good, or never was.
 * - `bank`: the bank cannot or will not (424).
 * - `code`: the code or the credentials are wrong.
 * - `malformed`: an answer that is not what the provider describes.
 */
export type OpenBankingFailure = 'unreachable' | 'busy' | 'refused' | 'consent' | 'bank' | 'code' | 'malformed';

/** The provider of bank data gave no usable answer. The message holds no token, credential or name: it ends up in logs. */
export class OpenBankingError extends Error {
  override readonly name = 'OpenBankingError';
  readonly reason: OpenBankingFailure;
  /** The provider's number of the exchange, for its support. */
  readonly tracingId: string | null;

  constructor(reason: OpenBankingFailure, tracingId: string | null = null) {
    super(`The provider of bank data gave no usable answer: ${reason}${tracingId === null ? '' : ` (${tracingId})`}.`);
    this.reason = reason;
    this.tracingId = tracingId;
  }
}
