import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sessionFixture } from './fixtures.ts';

export interface Asked {
  method: string;
  path: string;
  params: URLSearchParams;
  headers: IncomingMessage['headers'];
}

type Session = Record<string, unknown> & { id: string };

/** A small server that answers the two calls we make as Stripe does, repeats of a key included. */
export async function stripeStandIn() {
  const asked: Asked[] = [];
  const sessions = new Map<string, Session>();
  const byKey = new Map<string, Session>();
  let opened = 0;
  const control: { trouble: { status: number; body: unknown } | null } = { trouble: null };

  function create(params: URLSearchParams, key: string): Session {
    const known = byKey.get(key);
    if (known) return known;
    opened += 1;
    const id = `cs_test_${opened}`;
    const session = {
      id,
      ...sessionFixture({
        id,
        amount_total: Number(params.get('line_items[0][price_data][unit_amount]')),
        currency: params.get('line_items[0][price_data][currency]'),
        client_reference_id: params.get('client_reference_id'),
        client_secret: `${id}_secret_abc`,
        payment_intent: null,
        ui_mode: params.get('ui_mode'),
      }),
    };
    sessions.set(id, session);
    byKey.set(key, session);
    return session;
  }

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://stand-in');
    const params = new URLSearchParams(await text(request));
    asked.push({ method: request.method ?? '', path: pathname, params, headers: request.headers });
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (control.trouble) return answer(control.trouble.status, control.trouble.body);
    if (request.method === 'POST') return answer(200, create(params, String(request.headers['idempotency-key'])));
    const session = sessions.get(pathname.split('/').at(-1) ?? '');
    return session
      ? answer(200, session)
      : answer(404, { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such session' } });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    sessions,
    /** From now on every call fails this way; null ends it. */
    meets: (trouble: { status: number; body: unknown } | null) => {
      control.trouble = trouble;
    },
    /** What happens to a session when somebody pays, or when its time is over. */
    change: (id: string, fields: Record<string, unknown>) => {
      Object.assign(sessions.get(id) ?? {}, sessionFixture({ ...sessions.get(id), ...fields }));
    },
    forget: () => {
      for (const memory of [sessions, byKey]) memory.clear();
      asked.length = 0;
      control.trouble = null;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type StripeStandIn = Awaited<ReturnType<typeof stripeStandIn>>;
