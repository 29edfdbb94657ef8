import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { MAX_UPLOAD_BYTES } from '@vesta/domain/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../test/house.ts';

let t: TestHouse;
let port: number;
beforeAll(async () => {
  t = await createTestHouse();
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  port = (t.app.server.address() as AddressInfo).port;
});
afterAll(() => t.close());

/** Speaks to the server without a client that would mend the request. */
async function say(bytes: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
}

describe('API-03 a request that cannot even be parsed is answered in the same shape', () => {
  test.each([
    [
      'headers of 64 kB',
      `GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(65_536)}\r\n\r\n`,
      431,
      'HEADERS_TOO_LARGE',
    ],
    ['an address of 64 kB', `GET /${'a'.repeat(65_536)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
    ['no HTTP at all', 'hello there\r\n\r\n', 400, 'MALFORMED_BODY'],
  ])('%s', async (_name, bytes, status, code) => {
    const answer = await say(bytes);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, code, message: expect.stringMatching(/\S/) });
  });
});

test('API-03 a PDF that is too large is told the limit of PDFs, not that of JSON', async () => {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/v1/openapis/verify-pdf',
    query: { lang: 'en' },
    headers: { 'content-type': 'application/pdf' },
    payload: Buffer.alloc(MAX_UPLOAD_BYTES + 1),
  });
  expect([answer.statusCode, answer.json().message]).toEqual([
    413,
    'That is too much to send at once. The limit is 20 MB.',
  ]);
});
