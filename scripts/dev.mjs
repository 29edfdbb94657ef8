// `npm run dev`: the same product with hot reload. The server restarts when its code changes; Vite serves the page and
// passes every call on to it.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { buildServer } from './lib/build-server.mjs';
import { root } from './lib/root.mjs';

const PAGE_PORT = Number(process.env.PORT ?? 3000);
const API_PORT = PAGE_PORT + 1;
const QUIET_MS = 150;
let server;
let restarting = Promise.resolve();

function start() {
  const env = {
    ...process.env,
    PORT: String(API_PORT),
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${PAGE_PORT}`,
  };
  server = spawn(process.execPath, ['--enable-source-maps', join(root, 'apps/server/dist/vesta.js'), 'serve'], {
    stdio: 'inherit',
    env,
  });
}

/** The old process lets go of the data directory before the new one takes it. */
async function restart() {
  try {
    await buildServer();
  } catch (error) {
    console.error(error.message);
    return;
  }
  if (server?.exitCode === null) {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
  }
  start();
}

await buildServer();
start();
let timer;
for (const folder of ['apps/server/src', 'packages']) {
  watch(join(root, folder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      restarting = restarting.then(restart);
    }, QUIET_MS);
  });
}

const api = `http://127.0.0.1:${API_PORT}`;
const proxied = ['/api', '/outbox', '/healthz', '/readyz', '/metrics', '/flags'];
const page = await createServer({
  configFile: join(root, 'apps/web/vite.config.ts'),
  server: {
    port: PAGE_PORT,
    allowedHosts: ['.localhost'],
    proxy: Object.fromEntries(proxied.map((path) => [path, api])),
  },
});
await page.listen();
console.log(`\nThe page with hot reload: http://localhost:${PAGE_PORT}\n`);
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    server?.kill('SIGTERM');
    await page.close();
    process.exit(0);
  });
}
