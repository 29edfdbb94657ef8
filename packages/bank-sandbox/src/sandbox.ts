import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { apiRoutes, SANDBOX_CREDENTIALS } from './api/routes.ts';
import { ConsentBook } from './consents/consent-book.ts';
import type { Door } from './door.ts';
import { pageRoutes } from './pages/routes.ts';

export interface RunningSandbox {
  /** Where the provider's interface answers, on this machine only. */
  readonly baseUrl: string;
  readonly credentials: typeof SANDBOX_CREDENTIALS;
  close(): Promise<void>;
}

/** A provider of bank data with banks behind it, all of it pretended, on a port of its own. */
export async function startBankSandbox(door: Door): Promise<RunningSandbox> {
  const app = Fastify({ forceCloseConnections: true });
  const needs = { book: new ConsentBook(door), door };
  await app.register(apiRoutes, needs);
  await app.register(pageRoutes, needs);
  await app.listen({ port: 0, host: '127.0.0.1' });
  // It serves this process alone, so it must not keep it alive.
  app.server.unref();
  const { port } = app.server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}`, credentials: SANDBOX_CREDENTIALS, close: () => app.close() };
}
