import type { House } from '../../house.ts';
import type { PaymentProvider } from './port.ts';
import { sandboxProvider } from './sandbox/sandbox-provider.ts';
import { type StripeSettings, stripeProvider } from './stripe/stripe-provider.ts';

export { PaymentsError, WebhookRefusedError } from './payments-error.ts';
export type { CheckoutSession, PaymentEvent, PaymentProvider } from './port.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock' | 'random'>;

/** Null settings mean the sandbox, which production refuses. */
export const createPaymentProvider = (settings: StripeSettings | null, house: Needs): PaymentProvider =>
  settings ? stripeProvider(settings, house.clock) : sandboxProvider(house);
