import Stripe from 'stripe';
import { PaymentsError } from '../payments-error.ts';

const { errors } = Stripe;

/** Our own error, with the kind of theirs only: their messages quote keys and addresses. */
export function toPaymentsError(error: unknown): unknown {
  if (!(error instanceof errors.StripeError)) return error;
  if (error instanceof errors.StripeConnectionError) return new PaymentsError('unreachable');
  const isRefusal = error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError;
  return new PaymentsError(isRefusal ? 'refused' : 'failed', error.type);
}

export const isUnknownSession = (error: unknown): boolean =>
  error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing';
