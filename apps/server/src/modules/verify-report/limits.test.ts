import net from 'node:net';
import { PAPER_VERIFICATIONS } from '@vesta/domain/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';

const url = '/api/v1/openapis/verify-pdf';
let t: TestHouse;
beforeAll(async () => {
  t = await createTestHouse();
});
afterAll(() => t.close());

const show = (remoteAddress: string) =>
  t.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/pdf' },
    payload: Buffer.from('%PDF-1.7'),
    remoteAddress,
  });

test('papers are taken apart one at a time; few of one address wait, and the others have their turn', async () => {
  const { sealReader } = t.house;
  const ends: (() => void)[] = [];
  let [underWay, most] = [0, 0];
  t.house.sealReader = {
    ...sealReader,
    read: async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise<void>((resolve) => ends.push(resolve));
      underWay -= 1;
      return { outcome: 'unsealed', code: null };
    },
  };
  const [statuses, others]: [number[], number[]] = [[], []];
  const shown = [1, 2, 3, 4, 5].map(() => show('192.0.2.1').then(({ statusCode }) => statuses.push(statusCode)));
  // One is under way and two wait; the rest is refused while they do.
  await expect.poll(() => statuses).toEqual([429, 429]);
  for (let at = 0; at < 8; at++) shown.push(show(`198.51.100.${at}`).then(({ statusCode }) => others.push(statusCode)));
  // Eight wait in all: two of the first address and six of others.
  await expect.poll(() => others).toEqual([429, 429]);
  const end = setInterval(() => ends.shift()?.(), 5);
  await Promise.all(shown);
  clearInterval(end);
  t.house.sealReader = sealReader;
  expect(statuses.toSorted()).toEqual([200, 200, 200, 429, 429]);
  expect(others.toSorted()).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  expect(most).toBe(1);
});

test('whoever asked too often is refused before a byte of the paper was sent', async () => {
  const { port } = new URL(await t.app.listen({ port: 0, host: '127.0.0.1' }));
  for (let at = 0; at < PAPER_VERIFICATIONS.max; at++)
    expect((await t.app.inject({ method: 'POST', url, remoteAddress: '127.0.0.1' })).statusCode).toBe(415);
  const socket = net.connect(Number(port), '127.0.0.1');
  socket.write(
    `POST ${url} HTTP/1.1\r\nHost: x\r\nContent-Type: application/pdf\r\nContent-Length: ${19 * 1024 * 1024}\r\n\r\n`,
  );
  const answer = await new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(String(bytes))));
  socket.destroy();
  expect(answer).toMatch(/^HTTP\/1.1 429/);
});
