import type { Language } from '@vesta/domain/languages';
import type { CheckoutConfig, CheckoutStatus } from '@vesta/domain/payment/answers';

export interface CheckoutOrder {
  applicationId: string;
  /** The same key gives the same session, however often it is asked for. */
  idempotencyKey: string;
  amountCents: number;
  /** What is paid for, in the person's language. */
  product: string;
  language: Language;
  email: string;
  /** Where a payment that leads away from our page comes back to; the provider fills in its session. */
  returnUrl: (sessionPlaceholder: string) => string;
}

export interface CheckoutSession {
  id: string;
  /** Opens the checkout in a browser; null once there is nothing left to pay. */
  clientSecret: string | null;
  status: CheckoutStatus;
  /** Money has really moved. A session can be complete before that, with slow ways of paying. */
  isPaid: boolean;
  amountCents: number;
  currency: string;
  /** The application it was opened for, as the provider remembers it. */
  applicationId: string | null;
  /** The provider's name of the money movement, once there is one. */
  paymentReference: string | null;
  expiresAt: Date | null;
}

/** What an event of a provider tells us, in our words. */
export type PaymentNews =
  | { kind: 'session'; sessionId: string; hasFailed: boolean }
  | { kind: 'refund'; paymentReference: string; refundedCents: number }
  | { kind: 'nothing' };

export interface PaymentEvent {
  id: string;
  type: string;
  news: PaymentNews;
}

export type PaymentProviderName = CheckoutConfig['provider'];

/** Failures of the service arrive as PaymentsError. */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  readonly checkout: CheckoutConfig;
  createSession(order: CheckoutOrder): Promise<CheckoutSession>;
  /** Null for a session that the provider does not know. */
  retrieveSession(sessionId: string): Promise<CheckoutSession | null>;
  /** Throws WebhookRefusedError for anything that the provider did not sign, or signed too long ago. */
  readWebhook(body: Buffer, signature: string | null): PaymentEvent;
}
