import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import pino from 'pino';
import description from './yapily-openapi.json' with { type: 'json' };

interface Behaviour {
  /** Answers with this status, in the words of the description. */
  code?: number;
  /** Answers made up from the schemas instead of the examples. */
  dynamic?: boolean;
  /** Passes everything on, and holds questions and answers against the description on the way. */
  upstream?: string;
}

type Operations = ReturnType<typeof getHttpOperationsFromSpec>;
let operations: Operations | null = null;

/** Unfolding the description takes longer than answering every call of a test file, and comes out the same each time. */
function described(): Operations {
  operations ??= getHttpOperationsFromSpec(structuredClone(description));
  return operations;
}

/** A server made of the provider's description: what it does not allow is refused, on the way there and back. */
export async function describedServer({ code, dynamic = false, upstream }: Behaviour = {}) {
  const common = {
    checkSecurity: true,
    validateRequest: true,
    validateResponse: true,
    errors: true,
    upstreamProxy: undefined,
    mock: { dynamic, ...(code === undefined ? {} : { code }) },
  };
  const server = createServer(await described(), {
    // It has words of its own for what it logs.
    components: { logger: pino({ level: 'silent', customLevels: { success: 31 } }) as never },
    cors: false,
    config: upstream ? { ...common, isProxy: true, upstream: new URL(upstream) } : { ...common, isProxy: false },
  });
  const address = await server.listen(0, '127.0.0.1');
  return { baseUrl: address.replace(/\/$/, ''), close: () => server.close() };
}
