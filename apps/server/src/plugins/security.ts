import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/** Only our own origin may run, style, show or be asked anything. Later providers add their hosts here, by name. */
const optionsFor = (https: boolean): HelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'frame-src': ["'self'"],
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
function fixedHeaders(https: boolean): Record<string, string> {
  const headers: Record<string, string> = {
    'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(self)',
  };
  const answer = {
    setHeader: (name: string, value: string) => {
      headers[name] = value;
    },
    removeHeader: () => {},
  };
  helmet(optionsFor(https))({} as IncomingMessage, answer as unknown as ServerResponse, (error?: unknown) => {
    if (error) throw error;
  });
  return headers;
}

export async function security(app: FastifyInstance, { https }: { https: boolean }): Promise<void> {
  const headers = fixedHeaders(https);
  // At the beginning, so that a page with a policy of its own can still replace ours.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
