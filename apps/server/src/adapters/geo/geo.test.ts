import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRegionGuesser } from './index.ts';

let server: Server;
let answer = { status: 200, body: '{}', delayMs: 0 };
let baseUrl = '';
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    setTimeout(() => response.writeHead(answer.status).end(answer.body), answer.delayMs);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const caller = { ip: '203.0.113.9', headers: { 'cf-ipcountry': 'DE' } };
const guess = (provider: 'off' | 'header' | 'ipapi') =>
  createRegionGuesser({ provider, baseUrl, header: 'CF-IPCountry' }).countryOf(caller);

test('ROUTE-09 the service is asked for the caller’s address', async () => {
  answer = { status: 200, body: '{"ip":"203.0.113.9","country_code":"DE"}', delayMs: 0 };
  expect(await guess('ipapi')).toBe('DE');
  expect(asked.at(-1)).toBe('/203.0.113.9/json/');
});

test.each([
  ['an error', { status: 500, body: 'oops', delayMs: 0 }],
  ['a refusal in the body', { status: 200, body: '{"error":true,"reason":"RateLimited"}', delayMs: 0 }],
  ['nonsense', { status: 200, body: '{"country_code":"<b>"}', delayMs: 0 }],
  ['a late answer', { status: 200, body: '{"country_code":"DE"}', delayMs: 2500 }],
])('ROUTE-09 %s changes nothing', async (_name, given) => {
  answer = given;
  expect(await guess('ipapi')).toBeNull();
});

test('a header of the network in front is enough, and off asks nobody', async () => {
  const before = asked.length;
  expect(await guess('header')).toBe('DE');
  expect(await guess('off')).toBeNull();
  expect(asked.length).toBe(before);
});
