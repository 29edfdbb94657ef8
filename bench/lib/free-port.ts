import { once } from 'node:events';
import net from 'node:net';

export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}
