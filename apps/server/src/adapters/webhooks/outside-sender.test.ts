import { createServer, request as plainRequest, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WEBHOOK_TIMEOUT_MS } from '@vesta/domain/desk/webhooks';
import { afterEach, expect, test } from 'vitest';
import { createOutsideSender } from './outside-sender.ts';

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

const serve = async (answer: RequestListener): Promise<number> => {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};
const message = (url: string) => ({ url, headers: { 'Content-Type': 'application/json' }, body: '{}' });
/** A name that leads to this machine, and the permission to go there: everything else is as in service. */
const toHere = (more: object = {}) =>
  createOutsideSender({
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    isAllowed: () => true,
    request: plainRequest as never,
    ...more,
  });

test('a message arrives with its body, and the answer counts', async () => {
  let got = '';
  const port = await serve((request, response) => {
    request.on('data', (chunk) => {
      got += chunk;
    });
    request.on('end', () => response.end());
  });
  expect(await toHere().send(message(`http://hooks.example:${port}/in`))).toEqual({ status: 200, problem: null });
  expect(got).toBe('{}');
});

test('an endpoint that hangs is left after its time', async () => {
  const port = await serve(() => {});
  const began = Date.now();
  const outcome = await toHere({ timeoutMs: 150 }).send(message(`http://hooks.example:${port}/`));
  expect(outcome).toEqual({ status: null, problem: 'timeout' });
  expect(Date.now() - began).toBeLessThan(WEBHOOK_TIMEOUT_MS);
});

test('a redirect is not followed, wherever it leads', async () => {
  let visits = 0;
  const port = await serve((_request, response) => {
    visits += 1;
    response.writeHead(302, { Location: 'http://127.0.0.1:1/inside' }).end();
  });
  expect(await toHere().send(message(`http://hooks.example:${port}/`))).toEqual({ status: 302, problem: 'redirect' });
  expect(visits).toBe(1);
});

test('an answer that is no yes is a failure', async () => {
  const port = await serve((_request, response) => {
    response.writeHead(503).end();
  });
  expect(await toHere().send(message(`http://hooks.example:${port}/`))).toEqual({ status: 503, problem: 'answer' });
});

test.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://169.254.169.254/latest/meta-data/',
  'https://localhost/',
])('%s is inside and not asked', async (url) => {
  expect(await createOutsideSender().send(message(url))).toEqual({ status: null, problem: 'inside' });
});

test('a name of which one address lies inside is not asked at all', async () => {
  const resolve = async () => [
    { address: '93.184.216.34', family: 4 },
    { address: '10.0.0.7', family: 4 },
  ];
  expect(await createOutsideSender({ resolve }).send(message('https://hooks.example/'))).toEqual({
    status: null,
    problem: 'inside',
  });
});

test('a name that leads nowhere is told as such', async () => {
  const resolve = () => Promise.reject(new Error('no such name'));
  const outcome = await createOutsideSender({ resolve }).send(message('https://hooks.example/'));
  expect(outcome).toEqual({ status: null, problem: 'unreachable' });
});
