import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RoundRobin {
  readonly address: string;
  /** Calls that were answered with a failure of the house, by status and path. */
  readonly failed: string[];
  close(): Promise<void>;
}

/**
 * The plainest proxy there is: each call goes to the next process, on a line of its own. One that takes no connection is
 * passed over, because it has seen nothing of the call; whatever else goes wrong is told to the caller.
 */
export async function startRoundRobin(targets: readonly number[]): Promise<RoundRobin> {
  const failed: string[] = [];
  let turn = 0;
  const pass = (request: http.IncomingMessage, response: http.ServerResponse, first: number, tries = 1) => {
    const port = targets[(first + tries) % targets.length];
    const path = (request.url ?? '').split('?', 1)[0];
    let isConnected = false;
    const onward = http.request(
      { host: '127.0.0.1', port, method: request.method, path: request.url, headers: request.headers, agent: false },
      (answer) => {
        const status = answer.statusCode ?? 500;
        if (status >= 500) failed.push(`${status} ${path}`);
        response.writeHead(status, answer.headers);
        answer.pipe(response);
        answer.on('error', () => response.destroy());
      },
    );
    // The body is sent only once somebody is there to take it; until then another process may be asked.
    onward.on('socket', (socket) =>
      socket.once('connect', () => {
        isConnected = true;
        request.pipe(onward);
      }),
    );
    onward.on('error', (error: NodeJS.ErrnoException) => {
      if (!isConnected && tries < targets.length) return pass(request, response, first, tries + 1);
      failed.push(`${error.code ?? 'lost'} ${path}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
  };
  const server = http.createServer((request, response) => {
    turn += 1;
    pass(request, response, turn);
  });
  // A line that closes while the next call is on its way would be the proxy's fault, not the house's.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failed,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
