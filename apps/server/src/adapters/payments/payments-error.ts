export type PaymentsFailure = 'unreachable' | 'refused' | 'failed' | 'malformed';

/** The payment provider gave no usable answer. The message holds no key, name or address: it ends up in logs. */
export class PaymentsError extends Error {
  override readonly name = 'PaymentsError';
  readonly reason: PaymentsFailure;

  constructor(reason: PaymentsFailure, detail: string | null = null) {
    super(`The payment provider gave no usable answer: ${reason}${detail === null ? '' : ` (${detail})`}.`);
    this.reason = reason;
  }
}

/** A message at the webhook that is not the provider's. What it said is not repeated. */
export class WebhookRefusedError extends Error {
  override readonly name = 'WebhookRefusedError';
}
