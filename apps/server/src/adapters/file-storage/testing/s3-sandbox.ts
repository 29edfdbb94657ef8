import type { IncomingMessage, RequestListener } from 'node:http';
import S3rver from 's3rver';

export const SANDBOX_BUCKET = 'vesta-files';
// The account that the sandbox server has built in.
const SANDBOX_CREDENTIAL = 'S3RVER';

export type S3Request = { method: string; path: string; query: URLSearchParams };

export type S3Sandbox = {
  config: {
    kind: 's3';
    endpoint: string;
    bucket: string;
    region: string;
    accessKeyId: string;
    secretAccessKey: string;
  };
  requests: S3Request[];
  /** Answers matching requests with a failure of the server. */
  failWhen: (predicate: ((request: S3Request) => boolean) | null) => void;
  /** Takes matching requests and never answers them. */
  silentWhen: (predicate: ((request: S3Request) => boolean) | null) => void;
  close(): Promise<void>;
};

export async function startS3Sandbox(directory: string): Promise<S3Sandbox> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: SANDBOX_BUCKET }],
  });
  const { port } = await server.run();
  const requests: S3Request[] = [];
  let fails: ((request: S3Request) => boolean) | null = null;
  let silent: ((request: S3Request) => boolean) | null = null;

  const answer = server.httpServer.listeners('request')[0] as RequestListener;
  server.httpServer.removeAllListeners('request').on('request', (request, response) => {
    const seen = describeRequest(request);
    requests.push(seen);
    if (silent?.(seen)) {
      request.resume();
    } else if (fails?.(seen)) {
      request.resume();
      response.writeHead(400).end('<Error><Code>SandboxRefuses</Code></Error>');
    } else if (seen.method === 'DELETE' && seen.query.has('uploadId')) {
      // The sandbox server does not know how to abort an upload.
      response.writeHead(204).end();
    } else {
      answer(request, response);
    }
  });

  return {
    config: {
      kind: 's3',
      endpoint: `http://127.0.0.1:${port}`,
      bucket: SANDBOX_BUCKET,
      region: 'eu-central-1',
      accessKeyId: SANDBOX_CREDENTIAL,
      secretAccessKey: SANDBOX_CREDENTIAL,
    },
    requests,
    failWhen: (predicate) => {
      fails = predicate;
    },
    silentWhen: (predicate) => {
      silent = predicate;
    },
    close() {
      server.httpServer.closeAllConnections();
      return server.close();
    },
  };
}

function describeRequest({ method = '', url = '' }: IncomingMessage): S3Request {
  const { pathname, searchParams } = new URL(url, 'http://sandbox');
  return { method, path: pathname, query: searchParams };
}
