import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config/config.ts';
import { serve } from './serve.ts';

test('a body that drips without end does not hold up the end of the process', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vesta-serve-'));
  const config = readConfig({ NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const server = await serve(config, {}, { closeTermMs: 200 });
  const socket = net.connect(Number(new URL(server.address ?? '').port), '127.0.0.1');
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  await new Promise<void>((resolve) => socket.on('connect', () => resolve()));
  socket.write(
    'POST /api/v2/sign-up HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{',
  );
  const drip = setInterval(() => socket.write(' '), 20);
  await new Promise((resolve) => setTimeout(resolve, 200));
  await server.stop();
  clearInterval(drip);
  await closed;
  await rm(dataDir, { recursive: true, force: true });
  expect(socket.destroyed).toBe(true);
});

test('a call that came in before the end is answered, not turned away', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vesta-serve-'));
  const config = readConfig({ NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const server = await serve(config);
  const socket = net.connect(Number(new URL(server.address ?? '').port), '127.0.0.1');
  const said: Buffer[] = [];
  socket.on('data', (bytes) => said.push(bytes));
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  await new Promise<void>((resolve) => socket.on('connect', () => resolve()));
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n');
  await new Promise((resolve) => setTimeout(resolve, 200));
  const stopped = server.stop();
  await new Promise((resolve) => setTimeout(resolve, 200));
  socket.write('Connection: close\r\n\r\n');
  await closed;
  await stopped;
  await rm(dataDir, { recursive: true, force: true });
  expect(Buffer.concat(said).toString()).toMatch(/^HTTP\/1\.1 200 /);
});
