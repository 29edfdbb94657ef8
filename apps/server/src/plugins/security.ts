import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

interface SecurityOptions {
  https: boolean;
  /** Stripe's checkout is in service: its script and its frames are let in. */
  takesCards?: boolean;
}

const STRIPE_SCRIPT = 'https://js.stripe.com';

/** Only our own origin may run, style, show or be asked anything. Later providers add their hosts here, by name. */
const optionsFor = ({ https, takesCards = false }: SecurityOptions): HelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'script-src': ["'self'", ...(takesCards ? [STRIPE_SCRIPT] : [])],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", ...(takesCards ? ['https://api.stripe.com', 'https://checkout.stripe.com'] : [])],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'frame-src': [
        "'self'",
        ...(takesCards ? [STRIPE_SCRIPT, 'https://hooks.stripe.com', 'https://checkout.stripe.com'] : []),
      ],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      ...(https ? { 'upgrade-insecure-requests': [] } : {}),
    },
  },
  strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  // Addresses of applications are nobody else's business.
  referrerPolicy: { policy: 'no-referrer' },
});

/** The headers are the same for every answer, so they are worked out once instead of at each call. */
function fixedHeaders(options: SecurityOptions): Record<string, string> {
  const headers: Record<string, string> = {
    'Permissions-Policy': `camera=(self), geolocation=(), microphone=(), payment=(self${
      options.takesCards ? ` "${STRIPE_SCRIPT}"` : ''
    })`,
  };
  const answer = {
    setHeader: (name: string, value: string) => {
      headers[name] = value;
    },
    removeHeader: () => {},
  };
  helmet(optionsFor(options))({} as IncomingMessage, answer as unknown as ServerResponse, (error?: unknown) => {
    if (error) throw error;
  });
  return headers;
}

export async function security(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  const headers = fixedHeaders(options);
  // At the beginning, so that a page with a policy of its own can still replace ours.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  // Answers are about people: nothing on the way may keep one, unless its route says that anybody may have it.
  app.addHook('onSend', async ({ routeOptions, url }, reply) => {
    if ((routeOptions.url ?? url).startsWith('/api/') && !reply.hasHeader('Cache-Control'))
      reply.header('Cache-Control', 'no-store');
  });
}
