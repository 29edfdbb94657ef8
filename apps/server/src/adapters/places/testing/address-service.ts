import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedCall {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: string;
}

type Answer = (call: ReceivedCall, response: ServerResponse) => void;

export interface AddressService {
  baseUrl: string;
  calls: ReceivedCall[];
  /** How to answer from now on. */
  answerWith(answer: Answer): void;
  close(): Promise<void>;
}

export const json =
  (body: unknown, status = 200): Answer =>
  (_call, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };

/** A server on this machine that stands where the real service would, and remembers what it was asked. */
export async function startAddressService(): Promise<AddressService> {
  const calls: ReceivedCall[] = [];
  let answer: Answer = json({}, 500);
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '/', 'http://service.invalid');
    const call = {
      method: request.method ?? '',
      url,
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    };
    calls.push(call);
    answer(call, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    calls,
    answerWith: (next) => {
      answer = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
