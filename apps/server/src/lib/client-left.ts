import type { FastifyReply } from 'fastify';

/** Tells when whoever called has hung up before the answer was written: nobody waits for the work any more. */
export function clientLeft({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort();
  });
  return left.signal;
}
