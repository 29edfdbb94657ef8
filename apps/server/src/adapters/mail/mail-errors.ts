/** Messages name neither recipient nor content: they end up in logs. */
export abstract class MailError extends Error {
  abstract readonly retryable: boolean;
  /** The server's three digits, when it came to an answer. */
  readonly responseCode: number | null;

  constructor(message: string, responseCode: number | null = null) {
    super(message);
    this.responseCode = responseCode;
  }
}

/** The same mail may go through later: no connection, or the server asked for patience. */
export class TemporaryMailError extends MailError {
  override readonly name = 'TemporaryMailError';
  override readonly retryable = true;
}

/** The server will never take this mail. */
export class PermanentMailError extends MailError {
  override readonly name = 'PermanentMailError';
  override readonly retryable = false;
}
