import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { errorHandler } from '../../plugins/error-handler.ts';
import { requestContext } from '../../plugins/request-context.ts';
import { takeTurns } from './take-turns.ts';

let app: FastifyInstance;
let address: string;
/** Names of the calls that are under way, in the order in which they began. */
let begun: string[];
let ends: (() => void)[];

beforeEach(async () => {
  // Calls that a test leaves behind begin in lists of their own.
  const started: string[] = [];
  const finishing: (() => void)[] = [];
  [begun, ends] = [started, finishing];
  app = Fastify({ forceCloseConnections: true });
  await app.register(requestContext);
  await app.register(errorHandler);
  await app.register(takeTurns);
  app.addContentTypeParser('multipart/form-data', async () => null);
  app.all<{ Params: { name: string } }>('/:name', async ({ params: { name } }) => {
    started.push(name);
    await new Promise<void>((resolve) => finishing.push(resolve));
    return { name };
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const end of ends) end();
  await app.close();
});

const call = (name: string, headers: Record<string, string>, more: RequestInit = {}) =>
  fetch(`${address}/${name}`, { headers, ...more });
const as = (token: string) => ({ authorization: `Bearer ${token}` });
const many = (count: number, headers: Record<string, string>) =>
  Array.from({ length: count }, (_, at) => call(`${at}`, headers).then(({ status }) => status));
const untilBegun = (count: number) => expect.poll(() => begun.length).toBe(count);

test.each([
  ['a bearer', as('greedy')],
  ['the cookie of a session', { cookie: 'vesta_session=greedy' }],
  ['the cookie of the desk', { cookie: 'vesta_desk=greedy' }],
])('of many calls of one session six are under way, known by %s; another begins at once', async (_by, headers) => {
  const all = many(20, headers);
  await untilBegun(6);
  const other = call('other', as('somebody-else'));
  await expect.poll(() => begun.at(-1)).toBe('other');
  expect(begun).toHaveLength(7);
  while (ends.length > 0) {
    ends.shift()?.();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(new Set(await Promise.all(all))).toEqual(new Set([200]));
  expect((await other).status).toBe(200);
});

test('nobody waits who says nothing about themselves, or who hands in a paper', async () => {
  for (const answer of many(8, {})) void answer.catch(() => undefined);
  await untilBegun(8);
  const form = { 'content-type': 'multipart/form-data; boundary=b', ...as('phone') };
  for (let at = 0; at < 8; at++) void call('paper', form, { method: 'POST', body: '--b--' }).catch(() => undefined);
  await untilBegun(16);
});

test('whoever hangs up leaves the line, and what was under way makes room', async () => {
  const leaving = new AbortController();
  for (let at = 0; at < 6; at++) void call('held', as('one'), { signal: leaving.signal }).catch(() => undefined);
  await untilBegun(6);
  void call('waits', as('one'), { signal: leaving.signal }).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 50));
  leaving.abort();
  void call('next', as('one')).catch(() => undefined);
  await expect.poll(() => begun.at(-1)).toBe('next');
  expect(begun).not.toContain('waits');
});

test('a line that is too long is refused with a time to come back', async () => {
  const answers = many(70, as('flood'));
  const refused = await Promise.any(answers.map(async (answer) => ((await answer) === 429 ? 429 : Promise.reject())));
  expect(refused).toBe(429);
});

test('what is written takes its turn like what is read; only papers on their way do not', async () => {
  const json = { 'content-type': 'application/json', ...as('writer') };
  for (let at = 0; at < 9; at++) void call('write', json, { method: 'POST', body: '{}' }).catch(() => undefined);
  await untilBegun(6);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(begun).toHaveLength(6);
});

test('a line stands until its last call has ended: whoever comes between gets no second one', async () => {
  for (const answer of many(6, as('one'))) void answer.catch(() => undefined);
  await untilBegun(6);
  for (const end of ends.splice(0, 3)) end();
  await new Promise((resolve) => setTimeout(resolve, 50));
  for (const answer of many(6, as('one'))) void answer.catch(() => undefined);
  await untilBegun(9);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(begun).toHaveLength(9);
});
