import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Config, readConfig } from '../../config/config.ts';
import type { House } from '../../house.ts';
import { errorHandler } from '../../plugins/error-handler.ts';
import { requestContext } from '../../plugins/request-context.ts';
import { webRoutes } from './routes.ts';

/** A build of one page with one link to the other region, which is all that names a host. */
let webRoot: string;
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'vesta-web-'));
  await mkdir(join(webRoot, '.vite'));
  await mkdir(join(webRoot, '.first-page'));
  for (const folder of ['assets', 'demo']) {
    await mkdir(join(webRoot, folder));
    await writeFile(join(webRoot, folder, 'there.txt'), 'there');
  }
  await writeFile(
    join(webRoot, 'index.html'),
    '<html lang="en"><head></head><body><div id="root"></div></body></html>',
  );
  await writeFile(join(webRoot, '.vite', 'manifest.json'), '{}');
  for (const name of ['it-it', 'it-de', 'it-en', 'de-it', 'de-de', 'de-en'])
    for (const sandbox of ['true', 'false'])
      await writeFile(
        join(webRoot, '.first-page', `${name}-${sandbox}.html`),
        '<a href="http://de.first-page.invalid/de">Deutschland</a>',
      );
});
afterAll(() => rm(webRoot, { recursive: true }));

async function ask(of: Partial<Config>, options: InjectOptions) {
  const config = { ...readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'https://vesta.example' }), ...of };
  const app = Fastify({ trustProxy: true });
  await app.register(requestContext);
  await app.register(errorHandler);
  await webRoutes(app, { config } as House, webRoot);
  const answer = await app.inject(options);
  await app.close();
  return answer;
}

async function linkIn(production: boolean, headers: Record<string, string>): Promise<string> {
  const { body } = await ask({ production }, { url: '/it', headers });
  return /href="([^"]*)"/.exec(body)?.[1] ?? '';
}

test.each([
  '/assets/',
  '/assets',
  '/demo/',
  '/demo',
  '/assets/%2e%2e/.vite/manifest.json',
  '/assets/..%2findex.html',
  '/%',
])('a folder, or a way out of it, is no file and no fault of ours: %s', async (url) => {
  expect((await ask({}, { url: '/assets/there.txt' })).body).toBe('there');
  expect([400, 403, 404]).toContain((await ask({}, { url })).statusCode);
});

test('the workbench is shown where it is meant to be, and is elsewhere an address like any other that is none', async () => {
  const shown = async (openDocs: boolean) => (await ask({ openDocs }, { url: '/workbench' })).statusCode;
  expect([await shown(true), await shown(false)]).toEqual([200, 404]);
  expect((await ask({ openDocs: false }, { url: '/%77orkbench' })).statusCode).toBe(404);
});

test('in production the page names the hosts of the house, whatever host a caller or a proxy names', async () => {
  const https = { 'x-forwarded-proto': 'https' };
  expect(await linkIn(true, { host: 'evil.example', ...https })).toBe('https://de.vesta.example/de');
  expect(await linkIn(true, { host: 'x', 'x-forwarded-host': 'evil.example', ...https })).toBe(
    'https://de.vesta.example/de',
  );
});

test('a protocol is http or https, whatever a proxy says', async () => {
  expect(await linkIn(true, { host: 'vesta.example', 'x-forwarded-proto': 'javascript' })).toBe(
    'http://de.vesta.example/de',
  );
  expect(await linkIn(false, { host: 'localhost:3000', 'x-forwarded-proto': 'data' })).toBe(
    'http://de.localhost:3000/de',
  );
});
