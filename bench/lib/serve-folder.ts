import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { freePort } from './free-port.ts';

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

/** A folder over HTTP, compressed as any host would do it: enough to let a browser load the yardstick. */
export async function serveFolder(folder: string): Promise<{ address: string; stop(): Promise<void> }> {
  const port = await freePort();
  const server = createServer((request, response) => {
    const wanted = path.join(folder, path.normalize(new URL(request.url ?? '/', 'http://localhost').pathname));
    const file = existsSync(wanted) && statSync(wanted).isFile() ? wanted : path.join(folder, 'index.html');
    response.setHeader('Content-Type', types[path.extname(file)] ?? 'application/octet-stream');
    response.setHeader('Content-Encoding', 'gzip');
    response.end(gzipSync(readFileSync(file)));
  }).listen(port, 'localhost');
  await once(server, 'listening');
  const stop = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return { address: `http://localhost:${port}`, stop };
}
