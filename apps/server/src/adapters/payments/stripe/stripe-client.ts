import Stripe from 'stripe';

/** Pinned with the script in the page (`@stripe/stripe-js`): both must speak of checkouts in the same words. */
export const STRIPE_API_VERSION = '2026-10-28.endive';

const TIMEOUT_MS = 8_000;
const RETRIES = 1;

function addressOf(baseUrl: string | null): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (baseUrl === null) return {};
  const { hostname, port, protocol } = new URL(baseUrl);
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? 'http' : 'https',
  };
}

/** The provider's own library, with our patience and nothing reported about us. */
export const createStripe = ({ secretKey, baseUrl }: { secretKey: string; baseUrl: string | null }): Stripe =>
  new Stripe(secretKey, {
    apiVersion: STRIPE_API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...addressOf(baseUrl),
  });
