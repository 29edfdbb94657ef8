import net from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { scriptedEngine } from '../../../test/scripted-engine.ts';
import { personas } from '../../db/seed/personas.ts';

const MEGABYTE = 1024 * 1024;
let t: TestHouse;
let port: number;
let token: string;
beforeAll(async () => {
  t = await createTestHouse({}, { engine: scriptedEngine() });
  port = Number(new URL(await t.app.listen({ port: 0, host: '127.0.0.1' })).port);
  token = await t.signIn('giulia');
});
afterAll(() => t.close());

const FORM =
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n';

interface Sent {
  readonly answer: string;
  readonly megabytes: number;
}

/** Sends megabytes for as long as the other side takes them, whatever it answers. */
function sendWithoutEnd(length: string, frame: (bytes: Buffer) => Buffer): Promise<Sent> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    let [answer, megabytes] = ['', 0];
    const piece = frame(Buffer.alloc(MEGABYTE, 32));
    const more = (): void => {
      if (socket.destroyed || megabytes >= 400) return;
      megabytes += 1;
      socket.write(piece, () => setImmediate(more));
    };
    socket.on('data', (bytes) => {
      answer += String(bytes);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ answer, megabytes }));
    socket.write(
      [
        `POST /api/v1/other-documents/upload?application_id=${personas.giulia.applicationId} HTTP/1.1`,
        'Host: localhost',
        `Authorization: Bearer ${token}`,
        'Content-Type: multipart/form-data; boundary=b',
        length,
        '',
        '',
      ].join('\r\n'),
    );
    socket.write(frame(Buffer.from(FORM)));
    more();
  });
}

const chunk = (bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);

test('UPL-02 what announces itself as far too large is refused, and the line is cut while it is being sent', async () => {
  const { answer, megabytes } = await sendWithoutEnd(`Content-Length: ${900 * MEGABYTE}`, (bytes) => bytes);
  expect(answer === '' || answer.startsWith('HTTP/1.1 413')).toBe(true);
  expect(megabytes).toBeLessThan(100);
});

test('UPL-02 what is sent without a length and without an end is cut off where nobody counts any more', async () => {
  const { megabytes } = await sendWithoutEnd('Transfer-Encoding: chunked', chunk);
  expect(megabytes).toBeGreaterThan(99);
  expect(megabytes).toBeLessThan(250);
  const list = (await t.as('giulia', { url: '/api/v1/other-documents/list' })).json();
  expect(list.uploadedOtherDocuments.map(({ name }: { name: string }) => name)).not.toContain('a.pdf');
});
